/** Signed numbers of 1, 2, 4 or 8 bytes, lowest byte first. */

/** Throws a RangeError for a number too great to be exact. */
export function readAt(bytes: DataView, at: number, width: number): number {
  if (width === 1) return bytes.getInt8(at);
  if (width === 2) return bytes.getInt16(at, true);
  if (width === 4) return bytes.getInt32(at, true);
  const found = Number(bytes.getBigInt64(at, true));
  if (!Number.isSafeInteger(found)) throw new RangeError(`the number at ${at} has more than 53 bits`);
  return found;
}

export function readBigAt(bytes: DataView, at: number, width: number): bigint {
  return width === 8 ? bytes.getBigInt64(at, true) : BigInt(readAt(bytes, at, width));
}

/** Throws a RangeError for a number that does not fit. */
export function writeAt(bytes: DataView, at: number, width: number, value: number | bigint): void {
  const wide = BigInt(value);
  if (BigInt.asIntN(8 * width, wide) !== wide) throw new RangeError(`${value} does not fit ${8 * width} bits`);
  if (width === 1) bytes.setInt8(at, Number(wide));
  else if (width === 2) bytes.setInt16(at, Number(wide), true);
  else if (width === 4) bytes.setInt32(at, Number(wide), true);
  else bytes.setBigInt64(at, wide, true);
}

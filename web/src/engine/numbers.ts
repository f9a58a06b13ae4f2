/** Signed numbers of 1, 2, 4 or 8 bytes, lowest byte first. */

/** Throws a RangeError for a number too great to be exact. */
export function readAt(view: DataView, at: number, width: number): number {
  if (width === 1) return view.getInt8(at);
  if (width === 2) return view.getInt16(at, true);
  if (width === 4) return view.getInt32(at, true);
  const found = Number(view.getBigInt64(at, true));
  if (!Number.isSafeInteger(found)) throw new RangeError(`the number at ${at} has more than 53 bits`);
  return found;
}

export function readBigAt(view: DataView, at: number, width: number): bigint {
  return width === 8 ? view.getBigInt64(at, true) : BigInt(readAt(view, at, width));
}

/** Throws a RangeError for a number that does not fit. */
export function writeAt(view: DataView, at: number, width: number, value: number | bigint): void {
  const wide = BigInt(value);
  if (BigInt.asIntN(8 * width, wide) !== wide) throw new RangeError(`${value} does not fit ${8 * width} bits`);
  if (width === 1) view.setInt8(at, Number(wide));
  else if (width === 2) view.setInt16(at, Number(wide), true);
  else if (width === 4) view.setInt32(at, Number(wide), true);
  else view.setBigInt64(at, wide, true);
}

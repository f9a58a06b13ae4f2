/** Resolves after the next frame, in a task of its own: what follows is no part of the one before. */
export const afterFrame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

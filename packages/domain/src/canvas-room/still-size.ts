/** Pixels of a still, and so its proportions. */
export const STILL_SIZE = { width: 1600, height: 1000 } as const

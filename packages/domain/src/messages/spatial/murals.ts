/** Sentences of murals: their seams, panels and layouts. Lengths are texts. */
export const muralMessages = {
  seamOffsetTooLarge: ({ offset, most }: { offset: string; most: string }) =>
    `The seam is moved by ${offset}; half of its overlap is ${most}, and it can not be moved further.`,
  buttedSeam: 'Butted seam',
  seamOverlap: ({ thickness }: { thickness: string }) => `${thickness} overlap`,
  panelMeasures: ({ width, height }: { width: string; height: string }) => `${width} × ${height}`,
} as const

/** Sentences of what a drawing family says against a configuration: what does not fit, and what would. Sizes are texts. */
export const familyMessages = {
  outletsDoNotFit: ({ size }: { size: string }) =>
    `These outlets do not fit between the edges of a plate of ${size}. Choose a larger plate or fewer outlets.`,
  outletsMeetScrews: ({ size }: { size: string }) =>
    `On a plate of ${size} the screws would stand in these outlets. Choose another plate or other outlets.`,
  slatsTooNarrow: ({ count, width, least }: { count: number; width: string; least: string }) =>
    `${count} slats would be ${width} wide; they can be made from ${least} on. Choose fewer or wider slats.`,
  slatCountMissing: 'There must be at least one slat.',
  handleTooLong: ({ length, most }: { length: string; most: string }) =>
    `A handle of ${length} is too long here: at most ${most} fit.`,
  visionNeedsRoom: ({ size }: { size: string }) => `A vision panel needs a leaf of at least ${size}.`,
  railsTooWide: ({ width, most }: { width: string; most: string }) =>
    `Rails and stiles of ${width} leave no panel on this front: at most ${most} fit.`,
  bodyTooNearWall: ({ least }: { least: string }) =>
    `This body would meet the wall or its backplate: it must stand at least ${least} from the wall.`,
  holeTooLarge: ({ hole, most }: { hole: string; most: string }) =>
    `A hole of ${hole} does not fit on this section: at most ${most} do.`,
  holesMeet: ({ hole, spacing }: { hole: string; spacing: string }) =>
    `Holes of ${hole} can not stand ${spacing} apart.`,
  holeBeyondEnd: ({ first }: { first: string }) =>
    `A first hole ${first} from the end does not lie within the rail.`,
}

/** Sentences of what a drawing family says against a configuration: what does not fit, and what would. Sizes are texts. */
import { defineMessages } from '../../localization/define-messages.ts'
export const familyMessages = defineMessages('familyMessages', {
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
  bracketsDoNotFit: ({ count, width }: { count: number; width: string }) =>
    `${count} brackets do not fit under a shelf of ${width}. Choose fewer brackets or a longer shelf.`,
  shelvesTooClose: ({ count, clear, least }: { count: number; clear: string; least: string }) =>
    `With ${count} shelves only ${clear} are clear between them; books need ${least}. Choose fewer shelves or a higher bookcase.`,
  boardTooShort: ({ length, width }: { length: string; width: string }) =>
    `A board of ${width} can not be ${length} long: boards are at least as long as they are wide.`,
  sampleHoleTooLarge: ({ hole, most }: { hole: string; most: string }) =>
    `A hole of ${hole} does not fit on this sample: at most ${most} do.`,
  chipsTooSmall: ({ least }: { least: string }) =>
    `The samples do not fit in this case: each needs ${least}. Choose a larger case.`,
  tooManyPanels: ({ count, most }: { count: number; most: number }) =>
    `This print would be cut into ${count} panels; at most ${most} can be hung. Choose a wider roll or a smaller print.`,
  borderTooWide: ({ border }: { border: string }) => `A border of ${border} leaves no picture on this print.`,
})

/** Sentences of murals: their seams, panels and layouts. Lengths are texts. */
import { defineMessages } from '../../localization/define-messages.ts'
export const muralMessages = defineMessages('muralMessages', {
  seamOffsetTooLarge: ({ offset, most }: { offset: string; most: string }) =>
    `The seam is moved by ${offset}; half of its overlap is ${most}, and it cannot be moved further.`,
  buttedSeam: 'Butted seam',
  seamOverlap: ({ thickness }: { thickness: string }) => `${thickness} overlap`,
  panelMeasures: ({ width, height }: { width: string; height: string }) => `${width} × ${height}`,

  layoutMeasureUnreadable:
    'A layout needs an area and a roll whose measures are numbers above 0. Correct them first.',
  layoutAreaTooLarge: ({ most }: { most: string }) =>
    `This area is larger than ${most}. Divide it into several areas.`,
  layoutTooManyPanels: ({ most }: { most: number }) =>
    `This area needs more than ${most} panels. Choose a wider roll or divide it into several areas.`,
  rollTooNarrow: ({ width }: { width: string }) =>
    `A roll of ${width} has no room between its bleeds. Choose a wider roll or smaller bleeds.`,
  lockedPanelOutside: ({ from, to, width }: { from: string; to: string; width: string }) =>
    `The locked panel from ${from} to ${to} does not lie in the area, which is ${width} wide. Unlock or move it.`,
  lockedPanelsOverlap: ({ from, to }: { from: string; to: string }) =>
    `The locked panel from ${from} to ${to} lies on another locked one. Unlock or move one of them.`,

  bans: {
    opening: 'in an opening',
    criticalAlignment: 'in a panel of critical alignment',
    focusArea: 'in a focus area',
    corner: 'at a corner',
    keepClear: 'where no seam may stand',
  },
  seamNotAllowed: ({ at, where }: { at: string; where: string }) =>
    `The seam at ${at} stands ${where}. Choose a wider roll or unlock panels, or accept it.`,
  panelTooNarrow: ({ number, width, least }: { number: number; width: string; least: string }) =>
    `Panel ${number} is ${width} wide, less than ${least}. Unlock panels, or accept it.`,
  panelWiderThanRoll: ({ panel, width, roll }: { panel: string; width: string; roll: string }) =>
    `Panel ${panel} is printed ${width} wide; the roll has ${roll}. Make it narrower or choose a wider roll.`,
  stripLongerThanRoll: ({ length, roll }: { length: string; roll: string }) =>
    `A strip is ${length} long; a roll has ${roll}. Choose a longer roll.`,
})

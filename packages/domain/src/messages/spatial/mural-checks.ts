/** What a printer or an installer would say against a mural, and what to do about it. Lengths are texts. */
import { defineMessages } from '../../localization/define-messages.ts'
export const muralCheckMessages = defineMessages('muralCheckMessages', {
  panel: ({ number }: { number: number | null }) =>
    number === null ? 'A panel without a number' : `Panel ${number}`,
  seam: ({ at }: { at: string }) => `The seam at ${at}`,

  measureUnreadable: 'Something of this view has a measure that is no number above 0.',
  measureUnreadableAdvice: 'Type its measures again, or delete it.',
  areaUncovered: ({ width, height }: { width: string; height: string }) =>
    `A part of the area, ${width} wide and ${height} high, is covered by no panel.`,
  areaUncoveredAdvice: 'Make a panel beside it larger, or lay out the area again.',
  areaUncoveredRepair: 'Extend panels',
  panelsOverlap: ({ one, other, by }: { one: string; other: string; by: string }) =>
    `${one} and ${other} lie on each other by ${by} without a seam.`,
  panelsOverlapAdvice: 'Move one of them, or add a seam with this overlap.',
  panelsOverlapRepair: 'Cut back one panel',
  overlapLarger: ({ seam, actual, overlap }: { seam: string; actual: string; overlap: string }) =>
    `${seam} is printed with an overlap of ${actual}, more than its ${overlap}.`,
  overlapSmaller: ({ seam, actual, overlap }: { seam: string; actual: string; overlap: string }) =>
    `${seam} is printed with an overlap of ${actual}, less than its ${overlap}.`,
  overlapAdvice: 'Let both panels meet at the seam.',
  seamSharesSum: ({ seam, sum, overlap }: { seam: string; sum: string; overlap: string }) =>
    `The bleeds of the panels at ${lower(seam)} are ${sum} together; its overlap is ${overlap}.`,
  seamSharesDivided: ({ seam }: { seam: string }) =>
    `${seam} divides its overlap otherwise than the bleeds of its panels.`,
  seamSharesAdvice: 'Give both panels their shares of the overlap as inner bleeds.',
  fitToSeamRepair: 'Fit panels to the seam',
  seamOffsetTooLargeAdvice: 'Move it by half of its overlap at most.',
  seamOffsetTooLargeRepair: 'Limit the offset',
  seamOffJoint: ({ seam, by }: { seam: string; by: string }) =>
    `${seam} stands ${by} beside the edge where its panels meet.`,
  seamOffJointAdvice: 'Move the seam to that edge.',
  seamOffJointRepair: 'Move the seam',
  seamStray: ({ seam }: { seam: string }) => `${seam} stands between no two panels.`,
  seamStrayAdvice: 'Move it to an edge where two panels meet, or delete it.',
  seamStrayRepair: 'Delete the seam',
  seamMissing: ({ one, other, by }: { one: string; other: string; by: string }) =>
    `${one} and ${other} meet without a seam; their prints overlap by ${by}.`,
  seamMissingAdvice: 'Add a seam with this overlap, or take away the bleeds where they meet.',
  seamMissingRepair: 'Add the seam',
  seamOnFocus: ({ seam }: { seam: string }) => `${seam} goes through a focus area of the picture.`,
  seamOnOpening: ({ seam }: { seam: string }) => `${seam} goes through an opening.`,
  seamOnAdvice: 'Move the seam to one side of it.',
  seamOnRepair: ({ at }: { at: string }) => `Move the seam to ${at}`,
  panelWiderThanRollAdvice: 'Make the panel narrower, or lay out the area again.',
  panelWiderThanRoll: ({ panel, width, roll }: { panel: string; width: string; roll: string }) =>
    `${panel} is printed ${width} wide; the roll has ${roll}.`,
  panelLongerThanRoll: ({ panel, length, roll }: { panel: string; length: string; roll: string }) =>
    `${panel} is printed ${length} long; a roll has ${roll}.`,
  panelLongerThanRollAdvice: 'Choose a longer roll, or divide the area.',
  panelOutsidePicture: ({ panel }: { panel: string }) =>
    `${panel} reaches beyond the picture with its bleeds: there is nothing to print.`,
  panelOutsidePictureAdvice: 'Move the picture or choose a larger one, or make the bleeds smaller.',
  panelOutsidePictureRepair: 'Trim the outer bleeds to the picture',
  resolutionLow: ({ ppi, least }: { ppi: number; least: number }) =>
    `The picture is printed with ${ppi} pixels per inch, fewer than ${least}.`,
  resolutionLowAdvice: 'Upload a larger print master, or show the picture smaller.',
  resolutionUnknown: 'How many pixels the print master of this picture has is not known.',
  resolutionUnknownAdvice: 'Upload the print master, or declare its size in pixels.',
  pictureStretched: ({ size, trueSize }: { size: string; trueSize: string }) =>
    `The picture is shown in ${size}; it is ${trueSize}, and may not be scaled.`,
  pictureStretchedAdvice: 'Give it its true size, or allow its scaling.',
  pictureStretchedRepair: 'Show it in its true size',
  pictureDisproportioned: ({ percent, direction }: { percent: number; direction: 'across' | 'down' }) =>
    `The picture is stretched ${direction} by ${percent} %.`,
  pictureDisproportionedAdvice: 'Give it the proportions of its print master, or allow its stretching.',
  pictureDisproportionedRepair: 'Show it in its own proportions',
  pictureGone: 'The picture of this texture is gone.',
  pictureGoneAdvice: 'Choose another picture.',
  pictureGoneRepair: 'Take the usual picture',
  panelNumberDoubled: ({ number, count }: { number: number; count: number }) =>
    `${count} panels of this view have the number ${number}.`,
  panelNumberMissing: ({ count }: { count: number }) =>
    count === 1 ? 'A panel of this view has no number.' : `${count} panels of this view have no number.`,
  panelNumberAdvice: 'Number the panels from left to right.',
  panelNumberRepair: 'Number from left to right',
  labelMissing: 'This view has no wall label.',
  labelWithoutTitle: 'The wall label of this view has no title.',
  labelMissingAdvice: 'Say which wall it is: installers go by it.',
  labelMissingRepair: 'Add the label',
  openingWithoutAllowance: ({ allowance }: { allowance: string }) =>
    `At the edge of an opening the print ends without the ${allowance} that are trimmed there.`,
  openingWithoutAllowanceAdvice: 'Let the panels beside it reach further into the opening.',
  openingWithoutAllowanceRepair: 'Extend the bleeds into the opening',
  wallUnequal: ({ by }: { by: string }) => `Two opposite sides of this wall were measured ${by} apart.`,
  wallUnequalAdvice: 'Measure again; the larger side counts.',
  wallOutOfSquare: ({ by }: { by: string }) =>
    `This wall is out of square: its diagonals were measured ${by} apart.`,
  wallOutOfSquareAdvice: 'Measure again, or give the outer panels more bleed to be trimmed.',
  areaBelowMeasure: ({ width, height }: { width: string; height: string }) =>
    `This area is smaller than its wall was measured: ${width} × ${height}.`,
  areaBelowMeasureAdvice: 'Give the area the larger measures, and lay it out again.',
  areaBelowMeasureRepair: 'Size the area to its measures',
})

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

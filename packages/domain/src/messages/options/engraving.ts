/** What stands beside the fields of an engraving, and what is suggested there. [1.5.33, 1.5.34, 1.5.49] */
import { defineMessages } from '../../localization/define-messages.ts'
export const engravingMessages = defineMessages('engravingMessages', {
  engravingOverRecommendedLimit: 'over recommended limit',
  engravingOverLimit: 'over limit',
  engravingMissing: ({ characters, font }: { characters: string; font: string }) =>
    `${font} has no ${characters}: this can not be engraved. Please write it otherwise or choose another font.`,
  /** beside the field of a line that meets something */
  engravingMeetsHere: ({ other }: { other: string }) => `Meets ${other}.`,
  engravingCut: ({ length, max }: { length: number; max: number }) =>
    `The text has ${length.toLocaleString('en-US')} characters and a line holds ${max}. The rest was left out.`,
  engravingNoRoom: 'There is no room for this line; only the first is engraved.',
  engravingOneLineByOption: 'One line with the chosen options',
  engravingOneLine: 'Room for one line',
  engravingNothingFits:
    'No change of lines, words, size or plate would make it fit. Please write it shorter.',
  rewordSeveral: ({ count }: { count: number }) => `Write ${count} engravings shorter or in two lines`,
  fitSplit: ({ first, second }: { first: string; second: string }) => `Two lines: “${first}” and “${second}”`,
  fitShorter: ({ text }: { text: string }) => `Write “${text}”`,
  fitShorterInTwo: ({ first, second }: { first: string; second: string }) =>
    `Write “${first}” and “${second}”, in two lines`,
  fitPlateAndBox: ({ plate, property, option }: { plate: string; property: string; option: string }) =>
    `${plate} and ${property} to ${option}`,
  customEngravingsOn: 'Custom engravings: widths are shown but not enforced, and each design is reviewed.',
  customEngravingsToReview: ({ title }: { title: string }) =>
    `${title} are custom: please check that they can be made.`,
  customEngravingMeets: ({ what, other }: { what: string; other: string }) => `${what} meets ${other}`,
  customEngravingOver: ({ text, widthMm, limitMm }: { text: string; widthMm: string; limitMm: string }) =>
    `“${text}” is ${widthMm} mm wide, its place ${limitMm} mm`,
})

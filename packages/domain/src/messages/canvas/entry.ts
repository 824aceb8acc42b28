/** What is said of lengths that are typed on the canvas. */
import { defineMessages } from '../../localization/define-messages.ts'
export const canvasEntryMessages = defineMessages('canvasEntryMessages', {
  lengthUnreadable: ({ text }: { text: string }) =>
    `“${text}” can’t be read as a length. Write it like 48 1/2, 4' 6", 120 mm or 96 - 4 1/2.`,
  lengthTooLong: 'Lengths go up to 1,000,000 inches.',
  lengthAboveZero: 'This takes a length above 0.',
  lengthFromZero: 'This takes 0 or more.',
  twoLengths: 'This takes two lengths, for example 96 x 48.',
})

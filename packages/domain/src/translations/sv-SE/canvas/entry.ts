/** What is said of lengths that are typed on the canvas, in Swedish. */
import type { canvasEntryMessages as english } from '../../../messages/canvas/entry.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const canvasEntryMessages: Translation<typeof english> = {
  lengthUnreadable: ({ text }) =>
    `”${text}” kan inte läsas som ett mått. Skriv till exempel 48 1/2, 4' 6", 120 mm eller 96 - 4 1/2.`,
  lengthTooLong: `Mått kan vara högst ${figure(1_000_000)} tum.`,
  lengthAboveZero: 'Här behövs ett mått över 0.',
  lengthFromZero: 'Här behövs 0 eller mer.',
  twoLengths: 'Här behövs två mått, till exempel 96 x 48.',
}

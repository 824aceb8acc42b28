/** What is said of lengths that are typed on the canvas, in French. */
import type { canvasEntryMessages as english } from '../../../messages/canvas/entry.ts'
import type { Translation } from '../../../localization/translation.ts'

export const canvasEntryMessages: Translation<typeof english> = {
  lengthUnreadable: ({ text }) =>
    `« ${text} » ne peut pas être lu comme une longueur. Écrivez par exemple 48 1/2, 4' 6", 120 mm ou 96 - 4 1/2.`,
  lengthTooLong: 'Les longueurs vont jusqu’à 1 000 000 de pouces.',
  lengthAboveZero: 'Une longueur supérieure à 0 est attendue.',
  lengthFromZero: 'Une valeur de 0 ou plus est attendue.',
  twoLengths: 'Deux longueurs sont attendues, par exemple 96 x 48.',
}

/** What tables and lists of notes say of themselves, in French. */
import type { tableMessages as english } from '../../../messages/admin/tables.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, of } from '../grammar.ts'

export const tableMessages: Translation<typeof english> = {
  exporting: 'Export en cours',
  current: 'actuel',
  widthOf: ({ title }) => `Largeur ${of(title)}`,
  whatIsLeft: 'Ce qui reste',
  pixels: ({ width }) => counted(width, 'pixel', 'pixels'),
  dismiss: 'Fermer',
  notifications: 'Notifications',
}

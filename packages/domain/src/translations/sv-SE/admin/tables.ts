/** What tables and lists of notes say of themselves, in Swedish. */
import type { tableMessages as english } from '../../../messages/admin/tables.ts'
import type { Translation } from '../../../localization/translation.ts'

export const tableMessages: Translation<typeof english> = {
  exporting: 'Exporterar',
  current: 'aktuell',
  widthOf: ({ title }) => `Bredd på ${title}`,
  whatIsLeft: 'Det som är kvar',
  pixels: ({ width }) => `${width} bildpunkter`,
  dismiss: 'Stäng',
  notifications: 'Aviseringar',
}

/** The lead-time alert, in Swedish. */
import type { leadTimeMessages as english } from '../../../messages/order/lead-time.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

export const leadTimeMessages: Translation<typeof english> = {
  title: 'Längre leveranstid',
  alert: ({ option, weeks }) =>
    `”${option}” tar längre tid att tillverka. Räkna med en leveranstid på ${counted(weeks, 'vecka', 'veckor')}.`,
}

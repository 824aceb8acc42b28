/** The lead-time alert, in French. */
import type { leadTimeMessages as english } from '../../../messages/order/lead-time.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

export const leadTimeMessages: Translation<typeof english> = {
  title: 'Délai de fabrication plus long',
  alert: ({ option, weeks }) =>
    `« ${option} » demande une fabrication plus longue. Prévoyez un délai de ${counted(weeks, 'semaine', 'semaines')}.`,
}

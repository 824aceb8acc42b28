/** Who else is here, in Swedish. */
import type { presenceMessages as english } from '../../../messages/order/presence.ts'
import type { Translation } from '../../../localization/translation.ts'

export const presenceMessages: Translation<typeof english> = {
  alsoHere: 'Också här',
  andMore: ({ count, names }) => `Och ${count} till: ${names}`,
  on: ({ title }) => `på ”${title}”`,
  here: ({ names }) => `${names} är här`,
  onThePage: 'här',
}

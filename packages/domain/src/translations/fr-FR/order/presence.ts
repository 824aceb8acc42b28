/** Who else is here, in French. */
import type { presenceMessages as english } from '../../../messages/order/presence.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, plural } from '../grammar.ts'

export const presenceMessages: Translation<typeof english> = {
  alsoHere: 'Également ici',
  andMore: ({ count, names }) => `Et ${counted(count, 'autre personne', 'autres personnes')} : ${names}`,
  on: ({ title }) => `sur « ${title} »`,
  here: ({ names, count }) => `${names} ${plural(count, 'est', 'sont')} ici`,
  onThePage: 'ici',
}

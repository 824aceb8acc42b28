/** What an order says of goods that there are not enough of, in Swedish. */
import type { stockMessages as english } from '../../../messages/order/stock.ts'
import type { Translation } from '../../../localization/translation.ts'
import { listed, the } from '../grammar.ts'

export const stockMessages: Translation<typeof english> = {
  isShort: ({ title }) => `Det finns inte tillräckligt av ${title} i lager.`,
  isOut: ({ title }) => `${title} är slut i lager.`,
  missing: ({ title, wanted, missing }) =>
    `${title}: ${wanted} önskas, ${wanted - missing} i lager, ${missing} saknas.`,
  backordered: ({ title, missing }) => `${title}: ${missing} på restorder.`,
  heading: 'Inte i lager',
  waits: ({ word, org }) => `Du kan skicka in ${the(word)} ändå: ${org} hör av sig när varorna finns.`,
  lessOrAsk: ({ org }) => `Minska antalet, eller fråga ${org} när det kommer mer.`,
  employeesDecide: 'Du kan lägga det på restorder: lagret går då under noll tills varorna kommer.',
  refused: ({ titles }) => `Det finns inte tillräckligt i lager av ${listed(titles)}.`,
  takeOnBackorder: 'Lägg på restorder',
  listMark: 'Saknas i lager',
}

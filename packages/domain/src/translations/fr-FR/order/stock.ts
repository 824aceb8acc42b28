/** What an order says of goods that there are not enough of, in French. */
import type { stockMessages as english } from '../../../messages/order/stock.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure, listAnd, thisOne } from '../grammar.ts'

export const stockMessages: Translation<typeof english> = {
  isShort: ({ title }) => `Stock insuffisant pour ${title}.`,
  isOut: ({ title }) => `${title} est en rupture de stock.`,
  missing: ({ title, wanted, missing }) =>
    `${title} : quantité demandée ${figure(wanted)}, en stock ${figure(wanted - missing)}, manque ${figure(missing)}.`,
  backordered: ({ title, missing }) => `${title} : ${figure(missing)} en reliquat.`,
  heading: 'Pas en stock',
  waits: ({ word, org }) =>
    `Vous pouvez tout de même soumettre ${thisOne(word)} : ${org} vous préviendra de l’arrivée de la marchandise.`,
  lessOrAsk: ({ org }) => `Réduisez la quantité, ou demandez à ${org} la date du réapprovisionnement.`,
  employeesDecide:
    'Vous pouvez l’accepter en reliquat : le stock devient alors négatif jusqu’à l’arrivée de la marchandise.',
  refused: ({ titles }) => `Le stock est insuffisant pour ${listAnd(titles)}.`,
  takeOnBackorder: 'Accepter en reliquat',
  listMark: 'Stock insuffisant',
}

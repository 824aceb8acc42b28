/** What an order says of goods that there are not enough of. Customers read words, employees quantities. */
import { defineMessages } from '../../localization/define-messages.ts'

type Product = { title: string }
type Amounts = { wanted: number; missing: number }

const list = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })

export const stockMessages = defineMessages('stockMessages', {
  /** on an item, and before submitting */
  isShort: ({ title }: Product) => `There is not enough of ${title} in stock.`,
  isOut: ({ title }: Product) => `${title} is out of stock.`,
  /** the same for employees */
  missing: ({ title, wanted, missing }: Product & Amounts) =>
    `${title}: ${wanted} wanted, ${wanted - missing} in stock, ${missing} missing.`,
  /** of an order whose pieces are promised */
  backordered: ({ title, missing }: Product & { missing: number }) => `${title}: ${missing} on backorder.`,
  heading: 'Not in stock',
  waits: ({ word, org }: { word: string; org: string }) =>
    `You can submit this ${word.toLowerCase()} all the same: ${org} will tell you when the goods are there.`,
  lessOrAsk: ({ org }: { org: string }) => `Lower the quantity, or ask ${org} when there will be more.`,
  employeesDecide: 'You can take it on backorder: the stock then goes below zero until goods arrive.',
  /** 422 outOfStock */
  refused: ({ titles }: { titles: readonly string[] }) =>
    `There is not enough in stock of ${list.format(titles)}.`,
  /** the way out, for employees */
  takeOnBackorder: 'Take on backorder',
  /** in the list */
  listMark: 'Short of stock',
})

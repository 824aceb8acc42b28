/** What is said of versions of prices and classifiers, and of what uses them. [2.5.14, 2.9.27, 2.9.28] */
import { defineMessages } from '../../localization/define-messages.ts'
import { listed } from './admin-uses.ts'

const orders = (count: number, word: string) => (count === 1 ? `1 ${word}` : `${count} ${word}s`)

export const adminVersionMessages = defineMessages('adminVersionMessages', {
  noDate: ({ text }: { text: string }) =>
    `${text} is no date and time. Write it as YYYY-MM-DD HH:MM:SS, in UTC.`,
  versionPriced: ({ count, word }: { count: number; word: string }) =>
    `This would change the prices of ${orders(count, word)} submitted already. Leave the versions of that time as they are, and add a new one.`,
  ruleInUse: ({ titles, count }: { titles: readonly string[]; count: number }) =>
    `This pricing rule prices: ${listed({ titles, count })}. Archive it instead: what uses it keeps its price.`,
  classifierInUse: ({ titles, count }: { titles: readonly string[]; count: number }) =>
    `This classifier is used by: ${listed({ titles, count })}.`,
})

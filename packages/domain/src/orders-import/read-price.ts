/** What a cell says that one piece of a line costs, whatever the pricing rules say. */
import { orderImportMessages as words } from '../messages/admin/spreadsheets.ts'
import {
  type Locale,
  type PlainCell,
  read,
  type Reading,
  readNumber,
  refuse,
  tidy,
} from '../spreadsheets/cells/cells.ts'
import { amountSchema, type Cents, cents, formatCents, MAX_AMOUNT, roundToCents } from '../units/money.ts'
import { withoutCurrency } from '../units/entry/money-entry.ts'

/** Sums that programs have worked out are off by less than this part of a cent. */
const NOISE = 1e-4
/** '1.2E+03': what a program shows of a number where its column is too narrow. The digits that it leaves out are money. */
const shortened = /^[-+]?\d+(?:[.,]\d+)?e[-+]?\d+$/i

/** An amount in the currency of `symbol`, as the file writes numbers: 48.5, "48,50 €". It is never rounded. */
export function readPrice(cell: PlainCell, locale: Locale, symbol: string): Reading<Cents> {
  const bare = typeof cell === 'string' ? withoutCurrency(tidy(cell), symbol) : cell
  if (bare === null) return refuse(words.otherCurrency({ symbol }))
  if (typeof bare === 'string' && shortened.test(tidy(bare))) return refuse(words.priceToTheCent)
  const figure = readNumber(bare, locale)
  if (!figure.ok) return figure
  const wanted = figure.value * 100
  if (wanted < 0) return refuse(words.priceBelowZero)
  if (wanted > MAX_AMOUNT) return refuse(words.priceTooMuch({ most: formatCents(cents(MAX_AMOUNT), symbol) }))
  const price = roundToCents(wanted)
  return Math.abs(price - wanted) > NOISE ? refuse(words.priceToTheCent) : read(amountSchema.parse(price))
}

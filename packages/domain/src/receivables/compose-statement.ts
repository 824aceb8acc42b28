/** A statement of account on paper: opening balance, a line for each document, the closing balance, its age, and how to pay. [issue 18] */
import { orderWord } from '../tenancy/localize-profile.ts'
import { type Block, HEAD_HEIGHT, ITEMS_TABLE, pieceOf, type SumRow } from '../documents/blocks.ts'
import { COLUMN_GAP, type DocumentColumn } from '../documents/item-rows/columns.ts'
import { type ComposedDocument } from '../documents/compose-document.ts'
import { CONTENT_HEIGHT, CONTENT_WIDTH, documentPage } from '../documents/pages/document-page.ts'
import { sellerLines, setLines } from '../documents/facts-block.ts'
import { paginate } from '../documents/pages/paginate.ts'
import { amountLines } from '../documents/item-rows/row-blocks.ts'
import { type DocumentFamily, documentFamily } from '../typesetting/type.ts'
import { waysToPay } from '../invoices/content.ts'
import { currencySymbol } from '../invoices/currency.ts'
import { gap, sumsBlock, textBlocks, wide } from '../invoices/paper-blocks.ts'
import { documentMessages } from '../messages/papers/documents.ts'
import { issuedWords } from '../messages/papers/invoices.ts'
import { receivableWords, statementWords as words } from '../messages/papers/receivables.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { cents, formatCents } from '../units/money.ts'
import { formatDate } from '../units/timestamp.ts'
import { agingBuckets } from './schema.ts'
import type { Statement, StatementLine } from './statement-schema.ts'

type Org = { readonly title: string; readonly profile: OrgProfile }

const FACTS_GAP = 28
const figures = { date: 90, due: 90, order: 110, charge: 120, payment: 120, balance: 120 } as const

function columnsOf(word: string): DocumentColumn[] {
  const { date, due, order, charge, payment, balance } = figures
  const others = date + due + order + charge + payment + balance + 6 * COLUMN_GAP
  return [
    { kind: 'property', title: words.date, width: date },
    { kind: 'item', title: words.document, width: CONTENT_WIDTH - others },
    { kind: 'property', title: word, width: order },
    { kind: 'property', title: words.due, width: due },
    { kind: 'quantity', title: words.billed, width: charge },
    { kind: 'unitPrice', title: words.paid, width: payment },
    { kind: 'subtotal', title: words.balance, width: balance },
  ]
}

type Setting = {
  readonly columns: readonly DocumentColumn[]
  readonly family: DocumentFamily
  readonly money: (amount: number) => string
}

function rowOf(number: number, texts: readonly string[], { columns, family }: Setting): Block {
  return {
    kind: 'row',
    number,
    cells: columns.map(({ kind, width }, index) => {
      const text = texts[index] ?? ''
      const isFigure = kind === 'quantity' || kind === 'unitPrice' || kind === 'subtotal'
      return isFigure ? amountLines(text, width, family) : setLines(text, width, 'body', family)
    }),
    picture: () => ({ kind: 'none' }),
    pictureHeight: 0,
  }
}

/** Bills and what takes them back stand under what is billed, money under what is paid. */
function lineOf(line: StatementLine, index: number, setting: Setting): Block {
  const { money } = setting
  const { kind, amountInCents, balanceInCents, dueDay } = line
  const isBill = kind === 'invoice' || kind === 'supplement' || kind === 'creditNote'
  const name = issuedWords.names[kind]
  return rowOf(
    index + 2,
    [
      formatDate(line.day),
      issuedWords.named({ name, number: line.number }),
      `#${line.orderNumber}`,
      dueDay === null ? '' : formatDate(dueDay),
      isBill ? money(amountInCents) : '',
      isBill ? '' : money(0 - amountInCents),
      money(balanceInCents),
    ],
    setting,
  )
}

function factsOf({ customer, address, from, to }: Statement, org: Org, family: DocumentFamily): Block {
  const seller = sellerLines(org.profile)
  const contents: (readonly [string, readonly string[]])[] = [
    [documentMessages.from, seller.length === 0 ? [org.title] : seller],
    [words.customer, address.length === 0 ? [customer] : address],
    [documentMessages.details, [words.period({ from: formatDate(from), to: formatDate(to) })]],
  ]
  const width = Math.floor((CONTENT_WIDTH - FACTS_GAP * (contents.length - 1)) / contents.length)
  return {
    kind: 'facts',
    columns: contents.map(([title, lines]) => ({
      title,
      width,
      lines: lines.flatMap((line) => setLines(line, width, 'body', family)),
    })),
  }
}

function sumRows({ closingInCents, aging, creditInCents }: Statement, money: Setting['money']): SumRow[] {
  const plain = (label: string, amount: number): SumRow => ({ label, value: money(amount), kind: 'plain' })
  return [
    ...agingBuckets.map((bucket) => plain(receivableWords.buckets[bucket], aging[bucket])),
    ...(creditInCents > 0 ? [plain(words.credit, 0 - creditInCents)] : []),
    {
      label: closingInCents < 0 ? words.closingCredit : words.closing,
      value: money(Math.abs(closingInCents)),
      kind: 'strong',
    },
  ]
}

function payBlocks(statement: Statement, { profile }: Org, family: DocumentFamily): Block[] {
  const ways = waysToPay(profile).map(({ title, lines }) =>
    [title, lines.join(', ')].filter(Boolean).join(': '),
  )
  if (statement.closingInCents <= 0 || ways.length === 0) return []
  return textBlocks(issuedWords.howToPay, [...ways, words.reference], family)
}

/** The pages of a statement; browser and server make the same ones. */
export function composeStatement(statement: Statement, org: Org): ComposedDocument {
  const { customer, from, to, currency, openingInCents, lines } = statement
  const { brand } = org.profile
  const family = documentFamily(brand.font)
  const symbol = currencySymbol(currency)
  const columns = columnsOf(orderWord(org.profile))
  const money = (amount: number) => formatCents(cents(amount), symbol)
  const setting: Setting = { columns, family, money }
  const opening = rowOf(1, [formatDate(from), words.opening, '', '', '', '', money(openingInCents)], setting)
  const rows = [opening, ...lines.map((line, index) => lineOf(line, index, setting))]
  const last = rows.at(-1)
  const kept = last?.kind === 'row' ? [...rows.slice(0, -1), { ...last, keepsNext: true }] : rows
  const blocks: Block[] = [
    wide(customer, 'title', family),
    gap(8),
    factsOf(statement, org, family),
    gap(14),
    ...kept,
    gap(10, true),
    sumsBlock(sumRows(statement, money), family),
    ...payBlocks(statement, org, family),
  ]
  return {
    title: words.fileName({ customer, date: to }),
    size: documentPage.size,
    family,
    header: {
      logoUrl: brand.logoUrl,
      orgTitle: org.title,
      number: currency.toUpperCase(),
      orderTitle: customer,
      date: formatDate(to),
      name: words.title,
    },
    columns,
    scheduleColumns: [],
    blocks,
    pages: paginate(blocks.map(pieceOf), CONTENT_HEIGHT, { [ITEMS_TABLE]: HEAD_HEIGHT }),
  }
}

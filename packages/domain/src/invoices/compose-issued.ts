/**
 * An invoice, a credit note or a receipt on paper, made of its frozen content alone: catalog and settings of today change nothing of
 * what it bills. An invoice lists the ledger beside it as it is today, and what is still due.
 */
import type { Block, SumRow } from '../documents/blocks.ts'
import { HEAD_HEIGHT, ITEMS_TABLE, pieceOf } from '../documents/blocks.ts'
import { COLUMN_GAP, columnWidths, type DocumentColumn } from '../documents/item-rows/columns.ts'
import { type ComposedDocument } from '../documents/compose-document.ts'
import { CONTENT_HEIGHT, CONTENT_WIDTH, documentPage } from '../documents/pages/document-page.ts'
import { setLines } from '../documents/facts-block.ts'
import { paginate } from '../documents/pages/paginate.ts'
import { paymentLines } from '../documents/payment-lines.ts'
import { amountLines } from '../documents/item-rows/row-blocks.ts'
import { type DocumentFamily, documentFamily } from '../typesetting/type.ts'
import { paperTitle } from '../documents/titles.ts'
import { amountWords } from '../messages/papers/amounts.ts'
import { documentMessages } from '../messages/papers/documents.ts'
import { issuedWords as words } from '../messages/papers/invoices.ts'
import { percentText } from '../orders/costs/amounts-in-words.ts'
import type { ProductOrder } from '../orders/schema.ts'
import type { PaymentRecord } from '../payments/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { type Cents, cents, formatCents } from '../units/money.ts'
import { formatDay } from '../units/time-zone.ts'
import { formatDate } from '../units/timestamp.ts'
import { currencySymbol } from './currency.ts'
import { issuedName } from './numbers.ts'
import { gap, sumsBlock, textBlocks, wide } from './paper-blocks.ts'
import type { Bill, BilledLine, IssuedContent, IssuedDocument } from './schema.ts'
import type { OtherBill } from './standing.ts'

export type IssuedRequest = {
  readonly document: Pick<IssuedDocument, 'kind' | 'number' | 'issuedDay' | 'dueDay' | 'currency'>
  readonly content: IssuedContent
  readonly org: { readonly title: string; readonly profile: OrgProfile }
  readonly order: Pick<ProductOrder, 'statusData' | 'isStocked' | 'amountPaidInCents'>
  /** the order's ledger as it is today, oldest first */
  readonly payments: readonly PaymentRecord[]
  /** the order's other invoices and credit notes, oldest first */
  readonly others: readonly OtherBill[]
}

type Sums = { readonly rows: readonly SumRow[]; readonly due: Cents }

const GAP = 28

function moneyOf({ document }: IssuedRequest): (amount: number) => string {
  const symbol = currencySymbol(document.currency)
  return (amount) => formatCents(cents(amount), symbol)
}

function referenceLine({ content: { refersTo, reason } }: IssuedRequest): string {
  if (refersTo === null || refersTo.kind === 'receipt') return ''
  const named = { name: words.names[refersTo.kind], number: refersTo.number, date: formatDate(refersTo.day) }
  return reason === 'cancelled' ? words.cancels(named) : words.amends(named)
}

function paymentFacts({ content: { payment, refersTo }, org }: IssuedRequest): string[] {
  if (payment === null) return []
  const { payment: said } = words
  const number = refersTo?.number ?? ''
  return [
    said.date({ date: formatDay(payment.day ?? payment.date, org.profile.region.timeZone) }),
    said.method({ method: payment.methodTitle }),
    number === '' ? '' : payment.kind === 'refund' ? said.givesBack({ number }) : said.takesBack({ number }),
  ]
}

function detailLines(request: IssuedRequest): string[] {
  const { document, content } = request
  const { order } = content
  return [
    `${order.word} #${order.number}`,
    words.number({ number: document.number }),
    words.issued({ date: formatDate(document.issuedDay) }),
    document.dueDay === null ? '' : words.due({ date: formatDate(document.dueDay) }),
    referenceLine(request),
    ...paymentFacts(request),
    order.purchaseOrderNumber === '' ? '' : words.purchaseOrder({ number: order.purchaseOrderNumber }),
    order.projectName === '' ? '' : words.project({ project: order.projectName }),
  ].filter(Boolean)
}

/** Who bought, paid or got money back. */
function buyerTitle({ payment }: IssuedContent): string {
  if (payment === null) return documentMessages.billTo
  return payment.amount < 0 ? words.givenBackTo : words.receivedFrom
}

function factsOf(request: IssuedRequest, family: DocumentFamily): Block {
  const { content } = request
  const contents: (readonly [string, readonly string[]])[] = [
    [documentMessages.from, content.seller],
    [buyerTitle(content), content.buyer],
    ...(content.shipTo.length === 0 ? [] : [[documentMessages.shipTo, content.shipTo] as const]),
    [documentMessages.details, detailLines(request)],
  ]
  const width = Math.floor((CONTENT_WIDTH - GAP * (contents.length - 1)) / contents.length)
  return {
    kind: 'facts',
    columns: contents.map(([title, lines]) => ({
      title,
      width,
      lines: lines.flatMap((line) => setLines(line, width, 'body', family)),
    })),
  }
}

function columnsOf(bill: Bill | null): DocumentColumn[] {
  if (bill === null) return []
  const hasCode = bill.lines.some(({ code }) => code !== '')
  const figures: DocumentColumn[] = [
    ...(hasCode ? [{ kind: 'sku' as const, title: documentMessages.sku, width: columnWidths.sku }] : []),
    { kind: 'quantity', title: documentMessages.quantity, width: 44 },
    { kind: 'unitPrice', title: documentMessages.unitPrice, width: columnWidths.unitPrice },
    { kind: 'subtotal', title: documentMessages.subtotal, width: columnWidths.subtotal },
  ]
  const others = figures.reduce((sum, { width }) => sum + width + COLUMN_GAP, 0)
  return [{ kind: 'item', title: documentMessages.item, width: CONTENT_WIDTH - others }, ...figures]
}

/** The dot stays with what is before it: no line begins with one. */
const SEPARATOR = '\u00A0\u00A0·  '

function rowOf(
  line: BilledLine,
  columns: readonly DocumentColumn[],
  family: DocumentFamily,
  money: (amount: number) => string,
): Block {
  const price = (amount: Cents | null) => (amount === null ? documentMessages.onRequest : money(amount))
  const texts: Partial<Record<DocumentColumn['kind'], string>> = {
    quantity: String(line.quantity).replace('-', '−'),
    unitPrice: price(line.unitPrice),
    subtotal: price(line.lineTotal),
  }
  return {
    kind: 'row',
    number: line.number,
    cells: columns.map(({ kind, width }) => {
      if (kind === 'sku') return setLines(line.code, width, 'small', family)
      if (kind !== 'item') return amountLines(texts[kind] ?? '', width, family)
      return [
        ...setLines(line.beside ? line.title : `${line.number}. ${line.title}`, width, 'strong', family),
        ...setLines(line.productTitle, width, 'body', family),
        ...setLines(line.details.join(SEPARATOR), width, 'small', family),
        ...(line.notes === ''
          ? []
          : setLines(documentMessages.note({ text: line.notes }), width, 'small', family)),
      ]
    }),
    picture: () => ({ kind: 'none' }),
    pictureHeight: 0,
  }
}

function amountRows(bill: Bill, money: (amount: number) => string): SumRow[] {
  const { amounts, shippingIsOpen, taxRate, tariffRate } = bill
  const row = (label: string, value: string, kind: SumRow['kind'] = 'plain') => ({ label, value, kind })
  const rate = (percent: number) => ({ rate: percent === 0 ? '' : percentText(percent) })
  return [
    row(amountWords.subtotal, money(amounts.subtotal)),
    ...(amounts.discount === 0 ? [] : [row(amountWords.discount(), money(0 - amounts.discount))]),
    row(amountWords.shipping, shippingIsOpen ? amountWords.tbd : money(amounts.shipping)),
    ...(amounts.tariff === 0 ? [] : [row(amountWords.tariff(rate(tariffRate)), money(amounts.tariff))]),
    ...(amounts.tax === 0 && taxRate === 0 ? [] : [row(amountWords.tax(rate(taxRate)), money(amounts.tax))]),
    row(shippingIsOpen ? amountWords.totalBeforeShipping : amountWords.total, money(amounts.total), 'strong'),
  ]
}

/** The figures of an invoice or a credit note; under an invoice what else was billed, what was paid, and what is due. */
function billSums(request: IssuedRequest, bill: Bill): Sums {
  const { document, order, payments, others, org } = request
  const money = moneyOf(request)
  const own = amountRows(bill, money)
  if (document.kind !== 'invoice') return { rows: own, due: cents(0) }
  const lines = paymentLines(order, payments, org.profile)
  const paid = lines.reduce((sum, { amount }) => sum + amount, 0)
  const due = others.reduce((sum, { total }) => sum + total, 0 + bill.amounts.total) - paid
  const plain = (label: string, amount: number): SumRow => ({ label, value: money(amount), kind: 'plain' })
  const label = bill.shippingIsOpen ? amountWords.balanceBeforeShipping : amountWords.balance
  return {
    rows: [
      ...own,
      ...others.map(({ name, number, day, total }) =>
        plain(words.other({ name, number, date: formatDate(day) }), total),
      ),
      ...lines.map((line) => plain(line.label, 0 - line.amount)),
      { label: due < 0 ? amountWords.credit : label, value: money(Math.abs(due)), kind: 'strong' },
    ],
    due: cents(due),
  }
}

function receiptSums(request: IssuedRequest): readonly SumRow[] {
  const { payment } = request.content
  if (payment === null) return []
  const { payment: said } = words
  const money = moneyOf(request)
  const row = (label: string, amount: number, kind: SumRow['kind'] = 'plain'): SumRow => {
    return { label, value: money(amount), kind }
  }
  const labels = { payment: said.received, refund: said.givenBack, correction: said.corrected }
  const shown = payment.kind === 'refund' ? 0 - payment.amount : 0 + payment.amount
  return [
    row(labels[payment.kind], shown, 'strong'),
    ...(payment.fee === 0 ? [] : [row(said.fee, payment.fee), row(said.counted, payment.counted)]),
    row(payment.open < 0 ? said.credit : said.open, Math.abs(payment.open)),
  ]
}

/** While something is due: each way to pay, and what to give as the reference. */
function payBlocks({ document, content }: IssuedRequest, due: Cents, family: DocumentFamily): Block[] {
  if (due <= 0 || content.payBy.length === 0) return []
  const ways = content.payBy.map(({ title, lines }) => [title, lines.join(', ')].filter(Boolean).join(': '))
  return textBlocks(words.howToPay, [...ways, words.reference({ number: document.number })], family)
}

function blocksOf(request: IssuedRequest, columns: readonly DocumentColumn[], family: DocumentFamily) {
  const { content } = request
  const { bill } = content
  const head = [
    wide(content.order.title, 'title', family),
    gap(8),
    factsOf(request, family),
    gap(14),
    ...(content.reason === 'changed' && bill !== null && bill.lines.length > 0
      ? [wide(words.changed, 'small', family), gap(6)]
      : []),
  ]
  if (bill === null) return [...head, sumsBlock(receiptSums(request), family)]
  const { rows, due } = billSums(request, bill)
  const lines = bill.lines.map((line) => rowOf(line, columns, family, moneyOf(request)))
  // Other terms, at the same items: no line says more than the amounts.
  const isOfAmounts = content.reason === 'changed'
  const empty = wide(isOfAmounts ? words.amountsAlone : documentMessages.noItems, 'body', family)
  const last = lines.at(-1)
  const kept = last?.kind === 'row' ? [...lines.slice(0, -1), { ...last, keepsNext: true }] : [empty]
  return [
    ...head,
    ...kept,
    gap(10, true),
    sumsBlock(rows, family),
    ...payBlocks(request, due, family),
    ...textBlocks(documentMessages.paymentTerms, [content.paymentTerms], family),
    ...textBlocks(
      documentMessages.terms,
      content.terms.map((term, index) => `${index + 1}. ${term}`),
      family,
    ),
  ]
}

/** The pages; their title carries the number. */
export function composeIssued(request: IssuedRequest): ComposedDocument {
  const { document, content, org } = request
  const { brand } = org.profile
  const { order } = content
  const family = documentFamily(brand.font)
  const columns = columnsOf(content.bill)
  const blocks = blocksOf(request, columns, family)
  const name = words.named({ name: issuedName(document.kind, content), number: document.number })
  return {
    title: paperTitle({ orgSpecificId: order.number, title: order.title }, document.issuedDay, name),
    size: documentPage.size,
    family,
    header: {
      logoUrl: brand.logoUrl,
      orgTitle: content.orgTitle,
      number: `${order.word} #${order.number}`,
      orderTitle: order.title,
      date: formatDate(document.issuedDay),
      name,
    },
    columns,
    scheduleColumns: [],
    blocks,
    pages: paginate(blocks.map(pieceOf), CONTENT_HEIGHT, { [ITEMS_TABLE]: HEAD_HEIGHT }),
  }
}

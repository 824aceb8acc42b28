/** Who and what a document is for: project, addresses, dates, and what is chosen for the whole order. */
import { orderWord } from '../tenancy/localize-profile.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import { listWords } from '../messages/app/lists.ts'
import { documentMessages } from '../messages/papers/documents.ts'
import { orderDue } from '../production/order-due.ts'
import { neededParts } from '../orders/address-needs.ts'
import { quoteValidUntil } from '../orders/quote-validity.ts'
import type { Address, ProductOrder } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { inTimeZone } from '../units/time-zone.ts'
import { addDays, formatDate, type Timestamp } from '../units/timestamp.ts'
import type { Block, FactsColumn, TextLine } from './blocks.ts'
import { factOf } from './item-facts/item-facts.ts'
import { type DocumentMode, documentModeFacts } from './modes.ts'
import { breakLines } from '../typesetting/break-lines.ts'
import { type DocumentFamily, textStyles, textWidth } from '../typesetting/type.ts'

/** An address in lines; one that is not known, or not whole, says so. [2.2.46] */
export function addressLines(address: Address): string[] {
  const { streetAddress, streetAddress2, city, state, zip, country } = address
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const known = [streetAddress, streetAddress2, place].filter(Boolean)
  const isWhole = neededParts(country).every((part) => address[part].trim() !== '')
  if (!isWhole) return [...known, documentMessages.incompleteAddress]
  return country === 'US' ? known : [...known, country]
}

export const isNoAddress = (address: Address) =>
  address.streetAddress === '' && address.city === '' && address.state === '' && address.zip === ''

function labeled(label: string, value: string): string {
  return value === '' ? '' : listWords.labeled({ label, value })
}

function projectLines(order: ProductOrder): string[] {
  return [
    order.projectName,
    order.firmName,
    order.contactName,
    order.phone,
    order.email,
    labeled(documentMessages.purchaseOrder, order.purchaseOrderNumber),
    labeled(documentMessages.estimate, order.estimateNumber),
  ].filter(Boolean)
}

type Dates = {
  /** YYYY-MM-DD in the organization's time zone */
  readonly today: string
  readonly invoiceIssued: Timestamp | null
}

/** The days of a document as they are where the organization is. */
export function documentDates({ context, document }: OrderEvaluation): Dates {
  const { timeZone } = context.profile.region
  const { invoiceIssued } = document.order
  return {
    today: inTimeZone(context.now, timeZone).slice(0, 10),
    invoiceIssued: invoiceIssued === null ? null : inTimeZone(invoiceIssued, timeZone),
  }
}

function dateLine({ today, invoiceIssued }: Dates, mode: DocumentMode): string {
  if (mode !== 'invoice') return documentMessages.dateOf({ date: formatDate(today) })
  return invoiceIssued === null
    ? documentMessages.notIssued
    : documentMessages.issued({ date: formatDate(invoiceIssued) })
}

/** A quote that was submitted holds from that day on, however often it is printed, and anew once it is renewed; before, from today. */
function validityLine({ context, document }: OrderEvaluation, mode: DocumentMode, { today }: Dates): string {
  const { quoteValidDays } = context.profile.documents
  if (mode !== 'quote' || quoteValidDays === null) return ''
  const until = quoteValidUntil(document.order, context.profile) ?? addDays(today, quoteValidDays)
  return documentMessages.validUntil({ date: formatDate(until) })
}

/** Customers read the day that somebody typed; the workshop, the day by which it has to leave. */
function shippingLine(evaluation: OrderEvaluation, mode: DocumentMode): string {
  const { estimatedShippingDate } = evaluation.document.order
  const due = mode === 'factory' ? orderDue(evaluation) : null
  if (due !== null) return labeled(documentMessages.shipByTitle, formatDate(due.day))
  return estimatedShippingDate === null
    ? ''
    : labeled(documentMessages.estimatedShipDate, formatDate(estimatedShippingDate))
}

function orderLines(evaluation: OrderEvaluation, mode: DocumentMode): string[] {
  const { order } = evaluation.document
  const { profile } = evaluation.context
  const dates = documentDates(evaluation)
  return [
    `${orderWord(profile)} #${order.orgSpecificId}`,
    dateLine(dates, mode),
    validityLine(evaluation, mode, dates),
    shippingLine(evaluation, mode),
    mode === 'quote' ? '' : labeled(documentMessages.tracking, order.trackingNumber),
  ].filter(Boolean)
}

/** The seller, as the law of many places wants it on what is offered and billed. */
export function sellerLines({ documents }: OrgProfile): string[] {
  const { sellerName, address, taxNumber } = documents.legal
  const tax = taxNumber.trim() === '' ? '' : documentMessages.taxNumber({ taxNumber: taxNumber.trim() })
  return [sellerName, ...address.split(/\r?\n/), tax].map((line) => line.trim()).filter(Boolean)
}

/** Where the invoice goes: without a billing address to the delivery's. */
export function billingAddressOf({
  deliveryAddress,
  billingAddress,
}: Pick<ProductOrder, 'deliveryAddress' | 'billingAddress'>): Address {
  return isNoAddress(billingAddress) ? deliveryAddress : billingAddress
}

type FactsOptions = {
  readonly width: number
  readonly family: DocumentFamily
}

const GAP = 28

/**
 * The columns beside each other: project, addresses, details. Without a billing address the delivery's stands there; of which
 * nothing is known, that has no column.
 */
export function factsBlock(evaluation: OrderEvaluation, mode: DocumentMode, options: FactsOptions): Block {
  const { order } = evaluation.document
  const { deliveryAddress } = order
  const { profile } = evaluation.context
  const seller = documentModeFacts[mode].hasPrices ? sellerLines(profile) : []
  const sides: [string, string[]][] = [
    [documentMessages.from, seller],
    [documentMessages.project, projectLines(order)],
  ]
  if (documentModeFacts[mode].hasPrices)
    sides.push([documentMessages.billTo, addressLines(billingAddressOf(order))])
  sides.push([documentMessages.shipTo, addressLines(deliveryAddress)])
  sides.push([documentMessages.details, orderLines(evaluation, mode)])
  const contents = sides.filter(([, lines]) => lines.length > 0)
  const width = Math.floor((options.width - GAP * (contents.length - 1)) / contents.length)
  const columns = contents.map(
    ([title, lines]): FactsColumn => ({
      title,
      width,
      lines: lines.flatMap((line) => setLines(line, width, 'body', options.family)),
    }),
  )
  return { kind: 'facts', columns }
}

/** A text as lines of a style. */
export function setLines(
  text: string,
  width: number,
  style: TextLine['style'],
  family: DocumentFamily,
): TextLine[] {
  return breakLines(text, width, textStyles[style], family).map((line) => ({ text: line, style }))
}

type LinesRoom = {
  readonly most: number
  readonly width: number
  readonly style: TextLine['style']
  readonly family: DocumentFamily
}

/** The first lines of a text; where more follows, the last one ends in an ellipsis. */
export function firstLines(text: string, { most, width, style, family }: LinesRoom): TextLine[] {
  const lines = setLines(text, width, style, family)
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  let last = [...(kept.at(-1)?.text ?? '')]
  const fits = () => textWidth(`${last.join('')}…`, family, textStyles[style]) <= width
  while (last.length > 0 && !fits()) last = last.slice(0, -1)
  return [...kept.slice(0, -1), { text: `${last.join('').trimEnd()}…`, style }]
}

/** What is chosen once for all items; nothing where there is no such choice. */
export function orderChoices(
  evaluation: OrderEvaluation,
  mode: DocumentMode,
  options: FactsOptions,
): Block[] {
  const texts = evaluation.orderProperties.flatMap((view) => {
    const hidden = mode === 'factory' ? view.property.drawingVisibility : view.property.invoiceVisibility
    const fact = hidden === 'none' ? null : factOf(evaluation, view, 1)
    return fact === null ? [] : [listWords.labeled({ label: fact.title, value: fact.lines.join(', ') })]
  })
  if (texts.length === 0) return []
  return [
    { kind: 'lines', lines: [{ text: documentMessages.wholeOrder, style: 'label' }], keepsNext: true },
    { kind: 'lines', lines: setLines(texts.join('\u00A0\u00A0·  '), options.width, 'body', options.family) },
  ]
}

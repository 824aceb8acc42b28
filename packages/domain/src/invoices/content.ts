/** The frozen content of what is issued: who sells and buys, how to pay, and what is billed or was paid. */
import { addressLines, billingAddressOf, isNoAddress, sellerLines } from '../documents/facts-block.ts'
import { methodTitle } from '../documents/payment-lines.ts'
import { listWords } from '../messages/app/lists.ts'
import { paymentMessages } from '../messages/checkout/payment.ts'
import type { ProductOrder } from '../orders/schema.ts'
import type { PaymentRecord } from '../payments/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { type Cents, cents } from '../units/money.ts'
import { dayIn } from '../units/time-zone.ts'
import type { Bill, IssuedContent } from './schema.ts'
import type { PlannedBill } from './bill.ts'

type Org = { readonly title: string; readonly profile: OrgProfile }

/** Whose name stands in lists and files. */
export function customerOf(order: Pick<ProductOrder, 'firmName' | 'contactName' | 'email'>): string {
  return order.firmName || order.contactName || order.email
}

/** Wires and checks, as customers are offered them. A card is paid on the screen. */
export function waysToPay({ payment }: OrgProfile): IssuedContent['payBy'] {
  return payment.methods
    .filter(({ key, disabled, isHidden, isEmployeeOnly }) => {
      return key !== 'card' && !disabled && !isHidden && !isEmployeeOnly
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ title, props }) => {
      const labeled = (label: string, value: string) =>
        value === '' ? [] : [listWords.labeled({ label, value })]
      return {
        title,
        lines: [
          props.companyName,
          props.bank,
          ...props.address.split(/\r?\n/),
          ...labeled(paymentMessages.routingNumber, props.routingNumber),
          ...labeled(paymentMessages.accountNumber, props.accountNumber),
        ]
          .map((line) => line.trim())
          .filter(Boolean),
      }
    })
}

/** Nothing where there is none: what is issued asks nobody to complete it. */
function linesOf(address: ProductOrder['deliveryAddress']): readonly string[] {
  return isNoAddress(address) ? [] : addressLines(address)
}

/** Where what is billed goes, in lines; none where no address is known. */
export function addressOf(
  order: Pick<ProductOrder, 'deliveryAddress' | 'billingAddress'>,
): readonly string[] {
  return linesOf(billingAddressOf(order))
}

function frameOf(order: ProductOrder, { title, profile }: Org): Omit<IssuedContent, 'bill' | 'standing'> {
  const buyer = [order.firmName, order.contactName, ...addressOf(order), order.email]
  const seller = sellerLines(profile)
  return {
    format: 1,
    order: {
      number: order.orgSpecificId,
      title: order.title,
      word: profile.vocabulary.order,
      purchaseOrderNumber: order.purchaseOrderNumber,
      projectName: order.projectName,
    },
    orgTitle: title,
    seller: seller.length === 0 ? [title] : seller,
    buyer: buyer.filter(Boolean),
    shipTo: [...linesOf(order.deliveryAddress)],
    reason: 'issued',
    refersTo: null,
    payBy: [],
    paymentTerms: profile.documents.paymentTerms,
    terms: profile.documents.terms,
    payment: null,
  }
}

/** An invoice or a credit note; `standing` is what is billed in all after it. */
export function billContent(
  order: ProductOrder,
  org: Org,
  { reason, bill, kind }: PlannedBill,
  standing: Bill | null,
  refersTo: IssuedContent['refersTo'],
): IssuedContent {
  return {
    ...frameOf(order, org),
    bill,
    standing,
    reason,
    refersTo,
    payBy: kind === 'invoice' ? waysToPay(org.profile) : [],
  }
}

/** The receipt of an entry of the ledger; `open` is what of the total is left after it. */
export function receiptContent(
  order: ProductOrder,
  org: Org,
  entry: PaymentRecord,
  open: Cents,
  refersTo: IssuedContent['refersTo'],
): IssuedContent {
  return {
    ...frameOf(order, org),
    terms: [],
    paymentTerms: '',
    shipTo: [],
    bill: null,
    standing: null,
    refersTo,
    payment: {
      kind: entry.kind,
      method: entry.method,
      methodTitle: methodTitle(entry, org.profile),
      date: entry.date,
      day: dayIn(entry.date, org.profile.region.timeZone),
      amount: entry.paymentAmountInCents,
      fee: cents(entry.upchargeAmountInCents),
      counted: entry.paymentAmountBeforeUpchargeInCents,
      open,
    },
  }
}

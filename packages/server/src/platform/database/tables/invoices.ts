/** The table of invoices, credit notes and receipts, as Kysely sees it. It is only added to; the database numbers its rows. */
import type { IssuedKind } from '@orderwright/domain/invoices'
import type { PaymentMethodKey } from '@orderwright/domain/tenancy'
import type { Timestamp } from '@orderwright/domain/units'
import type { ColumnType, Generated } from 'kysely'

type Once<T> = ColumnType<T, T, never>
type Maybe<T> = ColumnType<T | null, T | null | undefined, never>

export interface InvoiceTables {
  issuedDocuments: {
    orgId: number
    id: Generated<number>
    created: ColumnType<Timestamp, string | Date | undefined, never>
    kind: Once<IssuedKind>
    prefix: Once<string>
    series: Once<number>
    digits: Once<number>
    sequence: ColumnType<number, never, never>
    number: ColumnType<string, never, never>
    productOrderId: number
    issuedAt: ColumnType<Timestamp, string, never>
    issuedDay: Once<string>
    dueDay: Maybe<string>
    customer: Once<string>
    /** as `customerKeyOf` made it; null: issued before it was kept */
    customerKey: ColumnType<string | null, string | undefined, never>
    currency: Once<string>
    subtotalInCents: Once<number>
    discountInCents: Once<number>
    shippingInCents: Once<number>
    tariffInCents: Once<number>
    taxInCents: Once<number>
    totalInCents: Once<number>
    feeInCents: Once<number>
    method: Maybe<PaymentMethodKey>
    refersToId: Maybe<number>
    paymentRecordId: Maybe<number>
    /** canonical JSON of `issuedContentSchema` */
    content: Once<string>
    userId: Maybe<number>
  }
}

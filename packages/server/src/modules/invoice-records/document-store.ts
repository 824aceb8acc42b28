/** Invoices, credit notes and receipts as they are stored: read, and added to. Nothing of them is ever changed. */
import type { IssuedContent, IssuedDocument, IssuedKind } from '@orderwright/domain/invoices'
import { issueDay, issuedContentSchema, issuedName, numberFormat } from '@orderwright/domain/invoices'
import { cents } from '@orderwright/domain/units'
import { canonicalJson } from '@orderwright/domain/revisions'
import type { Work } from '../tenancy/run-in-tenant.ts'

type StoreCall = Pick<Work, 'db' | 'orgId'>

/** Everything of a document but its content, with the number of the order and of what it refers to. */
function selectDocuments({ db, orgId }: StoreCall) {
  return db
    .selectFrom('issuedDocuments')
    .innerJoin('productOrders', (join) =>
      join
        .onRef('productOrders.orgId', '=', 'issuedDocuments.orgId')
        .onRef('productOrders.id', '=', 'issuedDocuments.productOrderId'),
    )
    .leftJoin('issuedDocuments as referred', (join) =>
      join
        .onRef('referred.orgId', '=', 'issuedDocuments.orgId')
        .onRef('referred.id', '=', 'issuedDocuments.refersToId'),
    )
    .select([
      'issuedDocuments.id',
      'issuedDocuments.kind',
      'issuedDocuments.number',
      'issuedDocuments.productOrderId',
      'productOrders.orgSpecificId as orderNumber',
      'issuedDocuments.customer',
      'issuedDocuments.issuedDay',
      'issuedDocuments.dueDay',
      'issuedDocuments.currency',
      'issuedDocuments.subtotalInCents',
      'issuedDocuments.discountInCents',
      'issuedDocuments.shippingInCents',
      'issuedDocuments.tariffInCents',
      'issuedDocuments.taxInCents',
      'issuedDocuments.totalInCents',
      'issuedDocuments.feeInCents',
      'issuedDocuments.method',
      'issuedDocuments.paymentRecordId',
      'referred.number as refersToNumber',
    ])
    .where('issuedDocuments.orgId', '=', orgId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number]

function documentOf(row: Row): IssuedDocument {
  const { subtotalInCents, discountInCents, shippingInCents, tariffInCents, taxInCents, totalInCents } = row
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    productOrderId: row.productOrderId,
    orderNumber: row.orderNumber,
    customer: row.customer,
    issuedDay: row.issuedDay,
    dueDay: row.dueDay,
    currency: row.currency,
    amounts: {
      subtotal: cents(subtotalInCents),
      discount: cents(discountInCents),
      shipping: cents(shippingInCents),
      tariff: cents(tariffInCents),
      tax: cents(taxInCents),
      total: cents(totalInCents),
    },
    fee: cents(row.feeInCents),
    method: row.method,
    refersToNumber: row.refersToNumber ?? '',
    paymentRecordId: row.paymentRecordId,
  }
}

/** With what it says. */
export type StoredDocument = IssuedDocument & {
  readonly content: IssuedContent
  /** canonical JSON, as it is stored */
  readonly contentText: string
  readonly name: string
}

/** The documents of an order, oldest first. */
export async function readDocuments(call: StoreCall, productOrderId: number): Promise<StoredDocument[]> {
  const rows = await selectDocuments(call)
    .select('issuedDocuments.content')
    .where('issuedDocuments.productOrderId', '=', productOrderId)
    .orderBy('issuedDocuments.id')
    .execute()
  return rows.map((row) => {
    const content = issuedContentSchema.parse(JSON.parse(row.content))
    return { ...documentOf(row), content, contentText: row.content, name: issuedName(row.kind, content) }
  })
}

/** What was issued from one day to another, both included (YYYY-MM-DD); `most` of them, oldest first. */
export async function readDocumentsBetween(
  call: StoreCall,
  { from, to, most }: { readonly from: string; readonly to: string; readonly most: number },
): Promise<IssuedDocument[]> {
  const rows = await selectDocuments(call)
    .where('issuedDocuments.issuedDay', '>=', from)
    .where('issuedDocuments.issuedDay', '<=', to)
    .orderBy('issuedDocuments.issuedDay')
    .orderBy('issuedDocuments.id')
    .limit(most)
    .execute()
  return rows.map(documentOf)
}

export interface NewDocument {
  readonly kind: IssuedKind
  readonly productOrderId: number
  readonly customer: string
  readonly customerKey: string
  readonly amounts: IssuedDocument['amounts']
  readonly content: IssuedContent
  readonly dueDay?: string
  readonly feeInCents?: number
  readonly method?: IssuedDocument['method']
  readonly refersToId?: number | null
  readonly paymentRecordId?: number
}

/**
 * Issues a document: the database gives it the next number of its kind and year, which stays locked until the transaction ends. Others
 * that issue something for the organization wait for that, so this comes after every other lock.
 */
export async function issueDocument(
  work: Work,
  { kind, amounts, content, ...rest }: NewDocument,
): Promise<{ readonly id: number; readonly number: string }> {
  const { profile } = work.org
  const issuedDay = issueDay(work.now, profile)
  return work.db
    .insertInto('issuedDocuments')
    .values({
      ...rest,
      ...numberFormat(kind, issuedDay, profile),
      orgId: work.orgId,
      kind,
      issuedAt: work.now,
      issuedDay,
      currency: profile.payment.currency,
      subtotalInCents: amounts.subtotal,
      discountInCents: amounts.discount,
      shippingInCents: amounts.shipping,
      tariffInCents: amounts.tariff,
      taxInCents: amounts.tax,
      totalInCents: amounts.total,
      feeInCents: rest.feeInCents ?? 0,
      content: canonicalJson(content),
      userId: work.userId,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

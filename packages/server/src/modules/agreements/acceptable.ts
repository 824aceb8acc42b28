/** Whether a revision can be accepted by somebody now, and why not. */
import { isEmployee } from '@orderwright/domain/access'
import {
  isAccepted,
  isAsRevised,
  isQuoteExpired,
  type ProductOrder,
  quoteValidUntil,
} from '@orderwright/domain/orders'
import { orderWord } from '@orderwright/domain/tenancy'
import { formatDate } from '@orderwright/domain/units'
import { agreementMessages as words, sentBack } from '@orderwright/domain/agreements'
import { canonicalJson, freezeDocument, frozenContentSchema } from '@orderwright/domain/revisions'
import { fail, forbidden, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { allowedOn, documentOf, subjectOf } from '../orders/order-store.ts'
import { judgedNow } from '../revision-records/revision-store.ts'
import { readSubjects } from './subjects.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** Whether the order is what its last revision was: items, choices, money, and what stands on its canvas. */
async function isAsLastRevision(tenant: TenantCall, order: ProductOrder): Promise<boolean> {
  if (!isAsRevised(await documentOf(tenant, order), true)) return false
  const row = await tenant.db
    .selectFrom('orderRevisions')
    .select('content')
    .where('orgId', '=', tenant.orgId)
    .where('productOrderId', '=', order.id)
    .where('number', '=', order.revisionNumber)
    .executeTakeFirstOrThrow()
  const then = frozenContentSchema.parse(JSON.parse(row.content))
  const { document } = await judgedNow(tenant, order)
  return canonicalJson(freezeDocument(document).canvas) === canonicalJson(then.canvas)
}

/** Who may accept at all: a customer who sees prices. */
export function mayAccept(tenant: TenantCall, order: ProductOrder): Outcome<ProductOrder> {
  const { policy, actor, org } = tenant
  const word = orderWord(org.profile)
  if (isEmployee(actor) || actor.isGuestMode) return forbidden(words.customersAccept({ word }))
  if (!policy.can(actor, 'order.seePrices', subjectOf(order, org.profile)))
    return forbidden(words.pricesHidden({ word }))
  return allowedOn(tenant, order, 'order.accept')
}

/** The order, where this caller can accept its last revision; else why not. */
export async function acceptable(
  tenant: TenantCall,
  order: ProductOrder,
  {
    revision = order.revisionNumber,
    subjects,
  }: { readonly revision?: number; readonly subjects?: Awaited<ReturnType<typeof readSubjects>> } = {},
): Promise<Outcome<ProductOrder>> {
  const allowed = mayAccept(tenant, order)
  if (!allowed.ok) return allowed
  const { profile } = tenant.org
  const word = orderWord(profile)
  const last = order.revisionNumber
  const refuse = (rule: string, message: string) => fail('refused', message, { rule })
  if (profile.agreement.acceptance === 'off') return refuse('notAsked', words.notAsked({ word }))
  if (last === 0) return refuse('noRevision', words.noRevision({ word }))
  if (revision !== last) return refuse('superseded', words.superseded({ number: revision, last }))
  if (isAccepted(order)) return refuse('acceptedAlready', words.acceptedAlready({ number: last }))
  if (isQuoteExpired(order, profile, tenant.now)) {
    const date = formatDate(quoteValidUntil(order, profile) ?? '')
    return refuse('quoteExpired', words.expired({ word, date }))
  }
  if (!(await isAsLastRevision(tenant, order)))
    return refuse('changedSince', words.changedSince({ word, number: last }))
  const toRevise = sentBack(subjects ?? (await readSubjects(tenant, order))).map(({ title }) => title)
  if (toRevise.length > 0) return refuse('sentBack', words.sentBack({ number: last, titles: toRevise }))
  return succeed(order)
}

/** Who hears of a problem: employees when it is reported or added to, whoever reported it when it is answered or solved. */
import type { MailKind } from '@orderwright/domain/mail-templates'
import { type OrderProblem, problemNote, solutionNote } from '@orderwright/domain/order-problems'
import { orgAddress, type ProductOrder } from '@orderwright/domain/orders'
import { itemTitles } from '../comments/comment-store.ts'
import { notifyReaders } from '../mails/notify-readers.ts'
import { employeesOf, personOf, type Reader } from '../mails/people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

async function notify(
  tenant: TenantCall,
  order: ProductOrder,
  problem: OrderProblem,
  readers: readonly Reader[],
  told: { readonly kind: MailKind; readonly note: string | (() => string) },
): Promise<void> {
  const { publicUrl } = tenant.services.config
  // What goods cost has no place beside what is wrong with them.
  const withoutPrices = readers.map((reader) => ({ ...reader, seesPrices: false }))
  await notifyReaders(tenant, order, withoutPrices, {
    ...told,
    cause: `problem ${problem.id} v${problem.version}`,
    urlFor: () => orgAddress(publicUrl, order.orgId, `/orders/${order.orgSpecificId}?problem=${problem.id}`),
  })
}

/** Tells the employees; `words`: what was written now. */
export async function notifyOfReport(
  tenant: TenantCall,
  order: ProductOrder,
  problem: OrderProblem,
  words: string,
): Promise<void> {
  const titles = await itemTitles(
    tenant,
    problem.items.map(({ productInstanceId }) => productInstanceId),
  )
  const items = problem.items.map(({ productInstanceId, quantity }) => ({
    title: titles.get(productInstanceId) ?? '',
    quantity,
  }))
  await notify(tenant, order, problem, await employeesOf(tenant, order), {
    kind: 'problemReported',
    note: () => problemNote({ kind: problem.kind, items, words }),
  })
}

/** Tells whoever reported it, as long as they are there. */
export async function notifyReporter(
  tenant: TenantCall,
  order: ProductOrder,
  problem: OrderProblem,
): Promise<void> {
  const readers = await personOf(tenant, order, problem.reporterId)
  const { resolution, solution } = problem
  const told =
    resolution === null
      ? { kind: 'problemAnswered' as const, note: problem.answer }
      : { kind: 'problemSolved' as const, note: () => solutionNote(resolution, solution) }
  await notify(tenant, order, problem, readers, told)
}

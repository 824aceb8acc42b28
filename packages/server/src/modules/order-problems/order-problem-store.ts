/** Problems of an order as they are found for a caller, and as they are shown to one. */
import type { OrderProblemView } from '@orderwright/contract'
import { isEmployee, type OrderAction } from '@orderwright/domain/access'
import { orderProblemMessages as words } from '@orderwright/domain/messages'
import {
  type OrderProblem,
  problemStateOf,
  type ProblemSteps,
  problemSteps,
} from '@orderwright/domain/order-problems'
import type { ProductOrder } from '@orderwright/domain/orders'
import { sql } from 'kysely'
import { readRecord, readRecords, updateRecord, type Values } from '../../platform/database/records.ts'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { itemTitles } from '../comments/comment-store.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { subjectOf } from '../orders/order-store.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

export function mayOnProblems(tenant: TenantCall, order: ProductOrder, action: OrderAction): boolean {
  return tenant.policy.can(tenant.actor, action, subjectOf(order, tenant.org.profile))
}

export async function readOrderProblems(
  tenant: TenantCall,
  order: ProductOrder,
): Promise<OrderProblemView[]> {
  const fields = { productOrderId: order.id }
  const problems = await readRecords(tenant.db, 'orderProblem', tenant.orgId, { fields })
  return presentProblems(tenant, order, problems)
}

/** What the caller may do with it: their steps, as far as the policy lets them take part at all. */
function stepsOf(tenant: TenantCall, order: ProductOrder, problem: OrderProblem): ProblemSteps {
  const { userId } = tenant.actor
  const steps = problemSteps(problem, { userId, isEmployee: isEmployee(tenant.actor) })
  const mayReport = mayOnProblems(tenant, order, 'order.reportProblem')
  const mayAnswer = mayOnProblems(tenant, order, 'order.answerProblem')
  return {
    addWords: steps.addWords && mayReport,
    takeBack: steps.takeBack && mayReport,
    answer: steps.answer && mayAnswer,
    reopen: steps.reopen && mayAnswer,
  }
}

async function presentProblems(
  tenant: TenantCall,
  order: ProductOrder,
  problems: readonly OrderProblem[],
): Promise<OrderProblemView[]> {
  const titles = await itemTitles(tenant, [
    ...new Set(problems.flatMap(({ items }) => items.map(({ productInstanceId }) => productInstanceId))),
  ])
  return problems.map((problem) => {
    const { addWords, takeBack, answer, reopen } = stepsOf(tenant, order, problem)
    const { id, version, created, number, kind, reporterId, reporterName, reporterKind } = problem
    const { answeredByName, answeredAt, resolution, solution, solvedByName, solvedAt } = problem
    const isDeleted = problem.deletedAt !== null
    return {
      id,
      version,
      created,
      number,
      kind,
      items: problem.items.map((item) => ({
        ...item,
        itemTitle: titles.get(item.productInstanceId) ?? '',
      })),
      words: problem.words,
      reporterId,
      reporterName,
      reporterKind,
      state: problemStateOf(problem),
      answer: problem.answer,
      answeredByName,
      answeredAt,
      resolution,
      solution,
      solvedByName,
      solvedAt,
      isDeleted,
      mayAddWords: addWords && !isDeleted,
      mayTakeBack: takeBack && !isDeleted,
      mayAnswer: answer && !isDeleted,
      mayReopen: reopen && !isDeleted,
    }
  })
}

/** The answer of a call that changed this problem. */
export async function problemAnswer(
  tenant: TenantCall,
  order: ProductOrder,
  problem: OrderProblem,
): Promise<Outcome<{ problem: OrderProblemView }>> {
  const [view] = await presentProblems(tenant, order, [problem])
  if (!view) throw new Error('one problem has one view')
  return succeed({ problem: view })
}

interface Found {
  readonly order: ProductOrder
  readonly problem: OrderProblem
}

/** A problem of the locked order, for a step of whoever may do `action` to the order. */
export async function problemFor(
  tenant: TenantCall,
  { productOrderId, problemId }: { readonly productOrderId: number; readonly problemId: number },
  action: 'order.reportProblem' | 'order.answerProblem',
  options: { readonly includeDeleted?: boolean } = {},
): Promise<Outcome<Found>> {
  const order = await lockFor(tenant, productOrderId, action)
  if (!order.ok) return order
  const problem = await readRecord(tenant.db, 'orderProblem', tenant.orgId, problemId, {
    ...options,
    fields: { productOrderId: order.data.id },
  })
  return problem ? succeed({ order: order.data, problem }) : notFound()
}

/** Of whoever reported it: what somebody else reported is not theirs to change. */
export async function ownProblem(
  tenant: TenantCall,
  body: { readonly productOrderId: number; readonly problemId: number },
  options: { readonly includeDeleted?: boolean } = {},
): Promise<Outcome<Found>> {
  const found = await problemFor(tenant, body, 'order.reportProblem', options)
  if (!found.ok) return found
  return found.data.problem.reporterId === tenant.actor.userId ? found : forbidden(words.notYours)
}

/** What can not be done with it as it stands now. */
export function notNow() {
  return fail('refused', words.notNow, { rule: 'problemNotNow' })
}

/** Whether the problem is the one that the caller has seen; else what it is now. */
export function unchangedSince(problem: OrderProblem, version: number): Outcome<null> {
  if (problem.version === version) return succeed(null)
  const { answer, resolution, solution } = problem
  const current = { version: problem.version, state: problemStateOf(problem), answer, resolution, solution }
  return fail('conflict', words.changedElsewhere, { current })
}

/** Stores changed fields of a problem whose order is locked. */
export async function changeProblem(
  tenant: TenantCall,
  { id }: OrderProblem,
  patch: Values,
): Promise<OrderProblem> {
  const changed = await updateRecord(tenant.db, 'orderProblem', tenant.orgId, id, patch)
  if (!changed) throw new Error(`problem ${id} vanished under the lock of its order`)
  await noteWaiting(tenant, changed.productOrderId)
  return changed
}

/**
 * Writes on the order, which is locked, since when a problem of it waits for an answer, and since when one is answered and not
 * solved: what the desk asks for.
 */
export async function noteWaiting({ db, orgId }: TenantCall, orderId: number): Promise<void> {
  await sql`update product_orders set problem_waiting_since = open.waiting, problem_unsolved_since = open.answered
    from (select
        min(case when answered_at is null then created else last_updated end) filter (where awaits_answer) as waiting,
        min(answered_at) filter (where not awaits_answer) as answered
      from order_problems
      where org_id = ${orgId} and product_order_id = ${orderId} and deleted_at is null and resolution is null
    ) as open
    where org_id = ${orgId} and id = ${orderId}
      and (problem_waiting_since, problem_unsolved_since) is distinct from (open.waiting, open.answered)`.execute(
    db,
  )
}

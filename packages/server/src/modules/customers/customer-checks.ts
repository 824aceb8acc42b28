/** What stands against writing or deleting a customer, and against naming one. */
import {
  type Customer,
  customerMessages as words,
  customerProblem,
  customerSchema,
} from '@orderwright/domain/customers'
import { orderWord } from '@orderwright/domain/tenancy'
import { sql } from 'kysely'
import { readRecord } from '../../platform/database/records.ts'
import { fail, type Outcome } from '../../platform/http/outcome.ts'
import type { Props } from '../records/bodies.ts'
import type { TenantCall, Work } from '../tenancy/run-in-tenant.ts'

type Refused = Extract<Outcome<never>, { ok: false }> | undefined

const judgedSchema = customerSchema.pick({
  email: true,
  phone: true,
  taxExemptUntil: true,
  addresses: true,
  contacts: true,
  deliveryKey: true,
  billingKey: true,
})

/** Refuses a record whose parts do not fit each other. */
export async function customerIsSound(
  _: TenantCall,
  props: Props,
  before: Customer | null,
): Promise<Refused> {
  const problem = customerProblem(judgedSchema.parse({ ...before, ...props }), before)
  if (problem === null) return undefined
  const { field, message } = problem
  return fail('invalid', message, { fields: [{ path: `props.${field}`, message }] })
}

/** A customer with orders or people is not deleted: they would be nobody's. It is archived instead. */
export async function customerInUse(
  { db, orgId, org }: TenantCall,
  { id }: { readonly id: number },
): Promise<Refused> {
  const { rows } = await sql<{ orders: number; people: number }>`
    select (select count(*)::integer from product_orders where org_id = ${orgId} and customer_id = ${id} and deleted_at is null) as orders,
      (select count(*)::integer from memberships
        where org_id = ${orgId} and customer_id = ${id} and status = 'active' and deleted_at is null) as people`.execute(
    db,
  )
  const { orders = 0, people = 0 } = rows[0] ?? {}
  if (orders + people === 0) return undefined
  const message = words.inUse({ orders, people, word: orderWord(org.profile) })
  return fail('refused', message, { rule: 'customerInUse' })
}

/** Refuses an id that names no customer here; undefined where there is one, or none is named. It stays until the transaction ends. */
export async function customerIsThere(
  { db, orgId }: Pick<Work, 'db' | 'orgId'>,
  id: number | null | undefined,
): Promise<Refused> {
  if (id === null || id === undefined) return undefined
  const found = await readRecord(db, 'customer', orgId, id, { forUpdate: true })
  return found ? undefined : fail('refused', words.noSuchCustomer, { rule: 'noSuchCustomer' })
}

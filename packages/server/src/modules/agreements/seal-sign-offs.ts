/** What a customer signs off, or takes back, at once: rows of the sign-offs, and one entry of the chain that seals them. */
import type { ProductOrder } from '@orderwright/domain/orders'
import { saltedHash } from '@orderwright/domain/agreements'
import type { Insertable } from 'kysely'
import type { AgreementTables } from '../../platform/database/tables/agreements.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { calledHere } from '../people/known-people.ts'
import { sha256 } from '../revision-records/write-revision.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { appendEntry, keepBeside, saltField } from './agreement-store.ts'

export type NewSignOff = Insertable<AgreementTables['revisionSignOffs']>

async function personOf({ db, actor }: TenantCall, call: CallContext) {
  const { email, name } = await db
    .selectFrom('users')
    .select(['email', calledHere.as('name')])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  return {
    by: saltField('by', String(actor.userId)),
    name: saltField('name', name),
    email: saltField('email', email),
    address: saltField('address', call.ip),
    device: saltField('device', call.userAgent),
  }
}

/** The order is locked. */
export async function sealSignOffs(
  tenant: TenantCall,
  { call, order }: { readonly call: CallContext; readonly order: ProductOrder },
  rows: readonly NewSignOff[],
): Promise<void> {
  const stored = await tenant.db
    .insertInto('revisionSignOffs')
    .values([...rows])
    .returningAll()
    .execute()
  const { by, name, email, address, device } = await personOf(tenant, call)
  const { number } = await appendEntry(
    tenant,
    tenant.now,
    {
      kind: 'signOff',
      productOrderId: order.id,
      orderNumber: order.orgSpecificId,
      rows: stored
        .toSorted((one, other) => one.id - other.id)
        .map((row) => ({
          id: row.id,
          revision: row.revisionNumber,
          at: row.created,
          subject: { kind: row.kind, key: row.subjectKey, hash: row.hash },
          verdict: row.verdict,
          isWithdrawn: row.isWithdrawn === 1,
          note: saltedHash(sha256, row.salt, row.note),
        })),
      via: call.person === null ? 'link' : 'account',
      personal: {
        by: by.hash,
        name: name.hash,
        email: email.hash,
        address: address.hash,
        device: device.hash,
      },
    },
    { productOrderId: order.id, revisionNumber: null, packageId: null },
  )
  await keepBeside(
    tenant,
    { entryNumber: number, userId: tenant.actor.userId },
    [by, name, email, address, device].map(({ row }) => row),
  )
}

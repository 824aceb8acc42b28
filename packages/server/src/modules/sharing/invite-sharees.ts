/**
 * People are put on the order under its lock, so that somebody who is invited twice at once takes part once and gets one
 * e-mail.
 */
import { isEmployee } from '@orderwright/domain/access'
import type { Language } from '@orderwright/domain/localization'
import { sharingMessages } from '@orderwright/domain/messages'
import type { InvolvedUsers, ProductOrder } from '@orderwright/domain/orders'
import {
  type Candidate,
  type InvolvedUsersById,
  MAX_INVOLVED,
  normaliseEmail,
} from '@orderwright/domain/sharing'
import type { Role } from '@orderwright/domain/tenancy'
import type { Flag } from '@orderwright/domain/units'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { updateRecord } from '../../platform/database/records.ts'
import type { Reader } from '../mails/people.ts'
import { notifyReaders } from '../mails/notify-readers.ts'
import { seesPrices } from '../orders/present-order.ts'
import { writeEvent } from '../orders/write-event.ts'
import { isKnownHere } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import type { OrderName } from '../orders/order-store.ts'
import { ensureUser } from '../people/ensure-user.ts'
import { involvedUsersById, sharedOrderFor } from './involved.ts'
import { addLink, restoreLink } from './share-links.ts'
import { shareUrl } from './share-tokens.ts'
import { shareCandidates } from './share-candidates.ts'

interface RequestedSharee {
  readonly id?: number | undefined
  readonly email?: string | undefined
  readonly pricingIsHidden?: Flag | undefined
}

interface Invitation {
  readonly sharees: readonly RequestedSharee[]
  readonly shareNote: string
  readonly notify: boolean
}

/** Somebody as the organisation knows them. */
interface Sharee {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly language: Language | null
  readonly role: Role | null
  readonly isDisabled: boolean
  readonly hasHiddenTerms: boolean
}

const refused = (rule: string, message: string) => fail('refused', message, { rule })

/** Adds the sharees to the order and writes their invitations; answers everybody who is on it. */
export async function inviteSharees(
  tenant: TenantCall,
  name: OrderName,
  { sharees, shareNote, notify }: Invitation,
): Promise<Outcome<{ involvedUsersById: InvolvedUsersById }>> {
  const locked = await sharedOrderFor(tenant, name, 'order.share', { forUpdate: true })
  if (!locked.ok) return locked
  const order = locked.data
  if (order.archived === 1) return refused('archived', sharingMessages.archivedCannotBeShared)
  const found = await findSharees(tenant, order, sharees)
  if (!found.ok) return found
  const callerSeesNoPrices = !seesPrices(tenant, order)
  const involvedUsers: InvolvedUsers = { ...order.involvedUsers }
  const added: Sharee[] = []
  for (const [sharee, wanted] of found.data) {
    if (sharee.id === order.userId || involvedUsers[String(sharee.id)] !== undefined) continue
    // Nobody shows to others what they do not see themselves.
    const isHidden = callerSeesNoPrices || (isEmployee(tenant.actor) && sharee.hasHiddenTerms)
    const pricingIsHidden: Flag = isHidden ? 1 : (wanted.pricingIsHidden ?? 0)
    involvedUsers[String(sharee.id)] = { role: 'other', pricingIsHidden }
    added.push(sharee)
  }
  if (Object.keys(involvedUsers).length > MAX_INVOLVED)
    return refused('tooMany', sharingMessages.tooMany({ most: MAX_INVOLVED }))
  if (added.length > 0) await store(tenant, order, involvedUsers, added, { shareNote, notify })
  return succeed({ involvedUsersById: await involvedUsersById(tenant, { ...order, involvedUsers }) })
}

async function store(
  tenant: TenantCall,
  before: ProductOrder,
  involvedUsers: InvolvedUsers,
  added: readonly Sharee[],
  { shareNote, notify }: Pick<Invitation, 'shareNote' | 'notify'>,
): Promise<void> {
  const order = await updateRecord(tenant.db, 'productOrder', tenant.orgId, before.id, { involvedUsers })
  if (!order) throw new Error(`order ${before.id} vanished under its lock`)
  const links = new Map<number, string>()
  for (const { id } of added) {
    if (!notify && (await restoreLink(tenant, order.id, id))) continue
    const token = await addLink(tenant, order, { userId: id, pricingIsHidden: 0 })
    links.set(id, shareUrl(tenant.services.config.publicUrl, order, token))
  }
  await writeEvent(tenant, {
    productOrderId: order.id,
    kind: 'order.share',
    resourceKey: 'productOrder',
    resourceId: order.id,
    before: null,
    after: { sharees: added.map(({ name, email }) => name || email) },
  })
  if (!notify) return
  const readers = added.map(
    (sharee): Reader => ({
      userId: sharee.id,
      email: sharee.email,
      language: sharee.language,
      name: sharee.name,
      role: sharee.role ?? 'guest',
      reason: 'involved',
      seesPrices: involvedUsers[String(sharee.id)]?.pricingIsHidden === 0 && !sharee.hasHiddenTerms,
    }),
  )
  await notifyReaders(tenant, order, readers, {
    kind: 'orderShared',
    cause: `v${order.version}`,
    note: shareNote,
    urlFor: ({ userId }) => links.get(userId ?? 0) ?? '',
  })
}

/** The people behind what was chosen or typed, each once; a new address becomes somebody without a name. */
async function findSharees(
  tenant: TenantCall,
  order: ProductOrder,
  wanted: readonly RequestedSharee[],
): Promise<Outcome<Map<Sharee, RequestedSharee>>> {
  const byId = new Map<number, RequestedSharee>()
  const named = wanted.some(({ id }) => id !== undefined) ? await shareCandidates(tenant, order) : []
  for (const one of wanted) {
    const id = one.id ?? (await ensureUser(tenant, normaliseEmail(one.email ?? '')))
    const isKnown =
      one.id === undefined ||
      named.some((person) => person.id === id) ||
      (await wasInvited(tenant, order.id, id))
    if (!isKnown) return refused('unknownPerson', sharingMessages.unknownPerson)
    if (!byId.has(id)) byId.set(id, one)
  }
  const found = new Map<Sharee, RequestedSharee>()
  for (const [id, one] of byId) {
    const sharee = await readSharee(
      tenant,
      named.find((person) => person.id === id) ?? { id, email: one.email ?? '', name: '' },
    )
    // Only employees learn it: to others the address looks like any other, and its link opens nothing.
    if (sharee.isDisabled && isEmployee(tenant.actor))
      return refused('disabled', sharingMessages.disabled({ email: sharee.email, org: tenant.org.title }))
    found.set(sharee, one)
  }
  return succeed(found)
}

/** Whether somebody was invited before: undoing a removal names them by id. */
async function wasInvited(tenant: TenantCall, orderId: number, userId: number): Promise<boolean> {
  const row = await tenant.db
    .selectFrom('orderShareLinks')
    .select('id')
    .where('orgId', '=', tenant.orgId)
    .where('productOrderId', '=', orderId)
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What the organisation knows of the person; of somebody unknown, only what was chosen or typed. */
async function readSharee(tenant: TenantCall, { id, email, name }: Candidate): Promise<Sharee> {
  const row = await tenant.db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.userId', '=', 'users.id')
        .on('memberships.orgId', '=', tenant.orgId)
        .on('memberships.deletedAt', 'is', null),
    )
    .select([
      'users.name',
      'users.email',
      'users.language',
      isKnownHere.as('isKnown'),
      'memberships.role',
      'memberships.status',
      'memberships.pricingIsHidden',
    ])
    .where('users.id', '=', id)
    .executeTakeFirst()
  return {
    id,
    email: row?.email ?? email,
    name: row?.isKnown === true ? row.name : name,
    language: row?.language ?? null,
    role: row?.role ?? null,
    isDisabled: row?.status === 'disabled',
    hasHiddenTerms: row?.role === 'guest' && row.pricingIsHidden === 1,
  }
}

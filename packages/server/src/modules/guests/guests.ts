/** The guests of an organisation: listed for employees; invited, changed and taken off by owners. [2.7.20–2.7.23] */
import type {
  disinviteGuest,
  getGuestsData,
  Guest,
  inviteGuest,
  updateGuestData,
} from '@orderwright/contract'
import { guestMessages } from '@orderwright/domain'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { insertRecord } from '../resources/records.ts'
import { inTenant, readInTenant, type TenantCall } from '../tenancy/in-tenant.ts'

function guests({ db, orgId }: TenantCall) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select([
      'users.id',
      'users.id as userId',
      'users.email',
      'users.name',
      'users.firstName',
      'users.lastName',
      'memberships.role',
      'memberships.created',
      'memberships.discount',
      'memberships.disableSalesTax',
      'memberships.pricingIsHidden',
    ])
    .where('memberships.orgId', '=', orgId)
    .where('memberships.role', '=', 'guest')
    .where('memberships.status', '=', 'active')
    .where('memberships.deletedAt', 'is', null)
    .orderBy('users.email')
}

async function guestOf(tenant: TenantCall, userId: number): Promise<Outcome<Guest>> {
  const guest = await guests(tenant).where('users.id', '=', userId).executeTakeFirst()
  return guest ? succeed(guest) : notFound()
}

export const guestsData: Handler<typeof getGuestsData> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'people.read', { orgId: tenant.orgId })) return forbidden()
    return succeed({ data: { guests: await guests(tenant).execute() } })
  })

function mayWrite(tenant: TenantCall): boolean {
  return tenant.policy.can(tenant.actor, 'people.write', { orgId: tenant.orgId })
}

/** The same address twice at once is one guest: the database has one membership of a person. */
export const inviteAsGuest: Handler<typeof inviteGuest> = (call, body) =>
  inTenant(call, { ...body, orgId: body.activeOrgId }, async (tenant) => {
    if (!mayWrite(tenant)) return forbidden()
    const { email, pricingIsHidden } = body
    const answer = await sql<{ id: number }>`select ensure_user(${email}, '', '') as id`.execute(tenant.db)
    const userId = answer.rows[0]?.id
    if (userId === undefined) throw new Error('ensure_user answers an id')
    const known = await tenant.db
      .selectFrom('memberships')
      .select(['role', 'status', 'deletedAt'])
      .where('orgId', '=', tenant.orgId)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    const isHere = known !== undefined && known.status === 'active' && known.deletedAt === null
    if (isHere && known.role !== 'guest')
      return fail('refused', guestMessages.isEmployee({ email }), { rule: 'isEmployee' })
    if (isHere) return fail('refused', guestMessages.isGuest({ email }), { rule: 'isGuest' })
    if (known) {
      await tenant.db
        .updateTable('memberships')
        .set({ role: 'guest', status: 'active', deletedAt: null, pricingIsHidden })
        .where('orgId', '=', tenant.orgId)
        .where('userId', '=', userId)
        .execute()
    } else {
      await insertRecord(tenant.db, 'membership', tenant.orgId, { userId, role: 'guest', pricingIsHidden })
    }
    const guest = await guestOf(tenant, userId)
    return guest.ok ? succeed({ data: { guest: guest.data } }) : guest
  })

export const takeGuestOff: Handler<typeof disinviteGuest> = (call, body) =>
  inTenant(call, body, async (tenant) => {
    if (!mayWrite(tenant)) return forbidden()
    const userId = typeof body.invitedUser === 'number' ? body.invitedUser : body.invitedUser.id
    const guest = await guestOf(tenant, userId)
    if (!guest.ok) return guest
    await tenant.db
      .updateTable('memberships')
      .set({ status: 'disabled' })
      .where('orgId', '=', tenant.orgId)
      .where('userId', '=', userId)
      .execute()
    return succeed({ ok: true })
  })

export const setGuestTerms: Handler<typeof updateGuestData> = (call, body) =>
  inTenant(call, { orgId: body.orgId, isGuestMode: body.isGuestMode }, async (tenant) => {
    if (!mayWrite(tenant)) return forbidden()
    const guest = await guestOf(tenant, body.userId)
    if (!guest.ok) return guest
    const { discount, disableSalesTax } = body.updateProps?.appData ?? {}
    const changes = {
      ...(body.pricingIsHidden === undefined ? {} : { pricingIsHidden: body.pricingIsHidden }),
      ...(discount === undefined ? {} : { discount }),
      ...(disableSalesTax === undefined ? {} : { disableSalesTax }),
    }
    if (Object.keys(changes).length > 0) {
      await tenant.db
        .updateTable('memberships')
        .set(changes)
        .where('orgId', '=', tenant.orgId)
        .where('userId', '=', body.userId)
        .execute()
    }
    const changed = await guestOf(tenant, body.userId)
    return changed.ok ? succeed({ data: { guest: changed.data } }) : changed
  })

/** The guests of an organisation: listed for employees; invited, changed and taken off by owners. [2.7.20–2.7.23] */
import type {
  disinviteGuest,
  getGuestsData,
  Guest,
  inviteGuest,
  pushUserUpdateToMonday,
  updateGuestData,
} from '@orderwright/contract'
import { guestMessages } from '@orderwright/domain'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { insertRecord } from '../../platform/database/records.ts'
import { runInTenant, readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { isKnownHere } from '../people/known-people.ts'
import { pushTerms } from './push-terms.ts'

function guests({ db, orgId }: TenantCall) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select([
      'users.id',
      'users.id as userId',
      'users.email',
      sql<string>`case when ${isKnownHere} then users.name else '' end`.as('name'),
      sql<string>`case when ${isKnownHere} then users.first_name else '' end`.as('firstName'),
      sql<string>`case when ${isKnownHere} then users.last_name else '' end`.as('lastName'),
      'memberships.role',
      'memberships.created',
      'memberships.discount',
      'memberships.disableSalesTax',
      'memberships.pricingIsHidden',
      'memberships.mondayItemId',
    ])
    .where('memberships.orgId', '=', orgId)
    .where('memberships.role', '=', 'guest')
    .where('memberships.status', '=', 'active')
    .where('memberships.deletedAt', 'is', null)
    .orderBy('users.email')
}

/** `lock`: nobody else changes the guest's terms until the end of the transaction. */
async function guestOf(tenant: TenantCall, userId: number, lock?: 'lock'): Promise<Outcome<Guest>> {
  const query = guests(tenant).where('users.id', '=', userId)
  const guest = await (lock ? query.forUpdate('memberships') : query).executeTakeFirst()
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
  runInTenant(call, { ...body, orgId: body.activeOrgId }, async (tenant) => {
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
  runInTenant(call, body, async (tenant) => {
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
  runInTenant(call, { orgId: body.orgId, isGuestMode: body.isGuestMode }, async (tenant) => {
    if (!mayWrite(tenant)) return forbidden()
    const guest = await guestOf(tenant, body.userId, 'lock')
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
    if (!changed.ok) return changed
    if (toolHears(tenant) && termsDiffer(guest.data, changed.data)) await tellTool(tenant, changed.data)
    return succeed({ data: { guest: changed.data } })
  })

function toolHears({ org }: TenantCall): boolean {
  return org.profile.guestChangesArePushed
}

function termsDiffer(before: Guest, after: Guest): boolean {
  return before.discount.value !== after.discount.value || before.disableSalesTax !== after.disableSalesTax
}

/** Nothing happens for a guest without an item in the tool. */
async function tellTool(tenant: TenantCall, guest: Guest): Promise<void> {
  const { mondayItemId, userId, email, name, discount, disableSalesTax } = guest
  if (mondayItemId === null || mondayItemId === '') return
  await pushTerms(tenant, { itemId: mondayItemId, userId, email, name, discount, disableSalesTax })
}

/** Notes which item stands for the guest in the tool, and tells it the guest's terms as they are now. [2.7.24] */
export const pushUserUpdate: Handler<typeof pushUserUpdateToMonday> = (call, body) =>
  runInTenant(call, { orgId: body.orgId, isGuestMode: body.isGuestMode }, async (tenant) => {
    if (!mayWrite(tenant)) return forbidden()
    if (!toolHears(tenant))
      return fail('refused', guestMessages.noWorkManagement, { rule: 'noWorkManagement' })
    const noted = await tenant.db
      .updateTable('memberships')
      .set({ mondayItemId: body.mondayItemId })
      .where('orgId', '=', tenant.orgId)
      .where('userId', '=', body.userId)
      .where('role', '=', 'guest')
      .where('status', '=', 'active')
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (noted.numUpdatedRows === 0n) return notFound()
    const guest = await guestOf(tenant, body.userId)
    if (!guest.ok) return guest
    await tellTool(tenant, guest.data)
    return succeed({ data: { guest: guest.data } })
  })

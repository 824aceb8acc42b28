/**
 * Guests as tables and sets of changes have them: a place in the organization under its own id, with the address of its person for a
 * title. Who is no guest any more is deleted; employees are there for their addresses. [issue 16]
 */
import { guestMessages } from '@orderwright/domain/messages'
import { type CatalogChange, isSameFieldValue, type Values } from '@orderwright/domain/catalog-changes'
import { type GuestRecord, guestRecordSchema } from '@orderwright/domain/spreadsheets'
import { sql } from 'kysely'
import { jsonb } from '../../platform/database/database.ts'
import { insertRecord } from '../../platform/database/records.ts'
import { fail, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import { ensureUser } from '../people/ensure-user.ts'
import { isKnownHere } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { findGuest } from './guest-store.ts'
import { areGuestTermsPushed, pushGuestTerms } from './push-terms.ts'

interface ReadingGuests {
  /** of these memberships; left out: of all */
  readonly ids?: readonly number[]
  /** nobody else changes them until the end of the transaction */
  readonly forUpdate?: boolean
}

interface PlaceOf {
  readonly id: number
  readonly userId: number
}

const isFlag = (condition: boolean) => (condition ? 1 : 0)

async function readPlaces({ db, orgId }: TenantCall, { ids, forUpdate = false }: ReadingGuests) {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select([
      'memberships.id',
      'memberships.userId',
      'memberships.role',
      'memberships.status',
      'memberships.deletedAt',
      'memberships.enteredAt',
      'memberships.discount',
      'memberships.disableSalesTax',
      'memberships.pricingIsHidden',
      'memberships.contact',
      'users.email',
      sql<string>`case when ${isKnownHere} then users.name else '' end`.as('name'),
    ])
    .where('memberships.orgId', '=', orgId)
    // Who came by a link alone has no address.
    .where('users.email', '<>', '')
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`memberships.id = any(${[...(ids ?? [])]}::integer[])`),
    )
    .$if(forUpdate, (query) => query.forUpdate('memberships'))
    .orderBy('users.email')
    .execute()
  return rows.map((row) => {
    const isHere = row.status === 'active' && row.deletedAt === null
    const record: GuestRecord = {
      ...guestRecordSchema.parse({
        title: row.email,
        name: row.name,
        discount: row.discount,
        disableSalesTax: isFlag(row.disableSalesTax),
        pricingIsHidden: row.pricingIsHidden,
        contact: row.contact,
        hasEntered: isFlag(row.enteredAt !== null),
        isEmployee: isFlag(isHere && row.role !== 'guest'),
        deleted: isFlag(!isHere),
      }),
      id: row.id,
    }
    return { record, userId: row.userId }
  })
}

/** All guests, those who were guests, and employees; or the ones that are named. */
export async function readGuestRecords(
  tenant: TenantCall,
  which: ReadingGuests = {},
): Promise<GuestRecord[]> {
  return (await readPlaces(tenant, which)).map(({ record }) => record)
}

type Created = Extract<CatalogChange, { kind: 'create' }>
type Updated = Extract<CatalogChange, { kind: 'update' }>

/** What of a membership some fields of the record are. */
function storedFields(values: Values) {
  const { discount, disableSalesTax, pricingIsHidden, contact, deleted } = guestRecordSchema
    .partial()
    .parse(values)
  const isSaid = (field: keyof GuestRecord) => field in values
  return {
    ...(isSaid('discount') ? { discount: jsonb(discount) } : {}),
    ...(isSaid('disableSalesTax') ? { disableSalesTax: disableSalesTax === 1 } : {}),
    ...(isSaid('pricingIsHidden') ? { pricingIsHidden } : {}),
    ...(isSaid('contact') ? { contact: jsonb(contact) } : {}),
    ...(deleted === 0 ? { role: 'guest' as const, status: 'active' as const, deletedAt: null } : {}),
    ...(deleted === 1 ? { status: 'disabled' as const } : {}),
  }
}

async function store({ db, orgId }: TenantCall, { id }: PlaceOf, fields: ReturnType<typeof storedFields>) {
  if (Object.keys(fields).length === 0) return
  await db.updateTable('memberships').set(fields).where('orgId', '=', orgId).where('id', '=', id).execute()
}

/** The organization's work-management tool hears of other terms. */
async function tellOfTerms(tenant: TenantCall, { userId }: PlaceOf, values: Values): Promise<void> {
  if (!areGuestTermsPushed(tenant) || !('discount' in values || 'disableSalesTax' in values)) return
  const guest = await findGuest(tenant, userId)
  if (guest.ok) await pushGuestTerms(tenant, guest.data)
}

/** Makes guests of these addresses, under ids that were reserved. A conflict where somebody has a place there by now. */
export async function makeGuests(tenant: TenantCall, changes: readonly Created[]): Promise<Outcome<null>> {
  const { db, orgId } = tenant
  for (const { id, values } of changes) {
    const { title, ...terms } = guestRecordSchema.parse(values)
    const userId = await ensureUser(tenant, title)
    const known = await db
      .selectFrom('memberships')
      .select('id')
      .where('orgId', '=', orgId)
      .where('userId', '=', userId)
      .executeTakeFirst()
    if (known)
      return fail('conflict', guestMessages.isGuest({ email: title }), { conflictingFields: ['email'] })
    await insertRecord(db, 'membership', orgId, {
      id,
      userId,
      role: 'guest',
      discount: terms.discount,
      disableSalesTax: terms.disableSalesTax === 1,
      pricingIsHidden: terms.pricingIsHidden,
      contact: terms.contact,
    })
  }
  return succeed(null)
}

/** Changes the terms of guests, takes them off or back. A conflict where a field is not what its change says it was. */
export async function changeGuests(
  tenant: TenantCall,
  changes: readonly Pick<Updated, 'id' | 'before' | 'values'>[],
): Promise<Outcome<null>> {
  const places = await readPlaces(tenant, { ids: changes.map(({ id }) => id), forUpdate: true })
  const byId = new Map(places.map((place) => [place.record.id, place]))
  for (const { id, before, values } of changes) {
    const place = byId.get(id)
    if (!place || place.record.isEmployee === 1)
      return fail('conflict', sentences.conflict, { conflictingFields: ['email'] })
    const now: Values = place.record
    const other = Object.keys(before).filter((field) => !isSameFieldValue(now[field], before[field]))
    if (other.length > 0) return fail('conflict', sentences.conflict, { conflictingFields: other })
    await store(tenant, { id, userId: place.userId }, storedFields(values))
    await tellOfTerms(tenant, { id, userId: place.userId }, values)
  }
  return succeed(null)
}

const flip = (deleted: 0 | 1) => ({ before: { deleted: deleted === 1 ? 0 : 1 }, values: { deleted } })

/** Takes guests off: their sessions there end at once, their orders stay. */
export const takeOffGuests = (tenant: TenantCall, ids: readonly number[]) =>
  changeGuests(
    tenant,
    ids.map((id) => ({ id, ...flip(1) })),
  )

/** Takes back what `takeOffGuests` did. Whoever is here again by now, as a guest or to work, is left as they are. */
export async function bringBackGuests(tenant: TenantCall, ids: readonly number[]): Promise<Outcome<null>> {
  const places = await readGuestRecords(tenant, { ids, forUpdate: true })
  const gone = places.filter(({ deleted }) => deleted === 1)
  return changeGuests(
    tenant,
    gone.map(({ id }) => ({ id, ...flip(0) })),
  )
}

/** A record may show only pictures that belong to it: those of its order, and those of the organisation's catalog. */
import { pictureMessages as words } from '@orderwright/domain/messages'
import { holdsWords, MAX_ID, mediumOfAddress } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { readRecord } from '../../platform/database/records.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** Whether such a medium is the catalog's or (with an order) that order's. */
async function isOwn(tenant: TenantCall, mediumId: number, orderId: number | null): Promise<boolean> {
  if (mediumId > MAX_ID) return false
  const condition = sql<boolean>`(product_order_id is null or product_order_id = ${orderId})`
  return (await readRecord(tenant.db, 'medium', tenant.orgId, mediumId, { condition })) !== undefined
}

/** Whether an address is that of a picture of this organization's catalog. */
export async function isCatalogPicture(tenant: TenantCall, address: string): Promise<boolean> {
  const named = mediumOfAddress(address)
  return named !== null && named.orgId === tenant.orgId && (await isOwn(tenant, named.mediumId, null))
}

function refuse(path: string, message: string = words.notOwn) {
  return fail('invalid', message, { fields: [{ path: `props.${path}`, message }] })
}

/**
 * Refuses a picture of another order or organisation in the changed fields, and an SVG whose words are no outlines;
 * `orderId` null: a record of the catalog.
 */
export async function checkPictures(
  tenant: TenantCall,
  props: Readonly<Record<string, unknown>>,
  orderId: number | null,
): Promise<Outcome<null>> {
  const { mediumId, thumbnailUrl } = props
  if (typeof mediumId === 'number' && !(await isOwn(tenant, mediumId, orderId))) return refuse('mediumId')
  if (typeof thumbnailUrl === 'string' && holdsWords(thumbnailUrl)) {
    return refuse('thumbnailUrl', words.holdsWords)
  }
  const named = typeof thumbnailUrl === 'string' ? mediumOfAddress(thumbnailUrl) : null
  if (named === null) return succeed(null)
  const isHere = named.orgId === tenant.orgId && (await isOwn(tenant, named.mediumId, orderId))
  return isHere ? succeed(null) : refuse('thumbnailUrl')
}

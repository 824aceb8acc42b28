/** The fields of data that options have are defined by those whom an owner has marked for it. [2.5.07, 2.6.06] */
import { type ProductProperty, productPropertySchema } from '@orderwright/domain/catalog'
import { adminEditingMessages, memberMessages as words } from '@orderwright/domain/messages'
import { isSameSetting } from '@orderwright/domain/settings'
import { sql } from 'kysely'
import { jsonb } from '../../../platform/database/database.ts'
import { fail, forbidden } from '../../../platform/http/outcome.ts'
import type { Props } from '../../records/bodies.ts'
import type { TenantCall } from '../../tenancy/run-in-tenant.ts'
import type { Refused } from '../catalog-resource.ts'

/** Whether another property has this very definition: a copy brings nothing new. */
async function isCopied(db: TenantCall['db'], orgId: number, wanted: unknown): Promise<boolean> {
  const original = await db
    .selectFrom('productProperties')
    .select('id')
    .where('orgId', '=', orgId)
    .where(sql<boolean>`product_option_data_fields = ${jsonb(wanted)}`)
    .limit(1)
    .executeTakeFirst()
  return original !== undefined
}

/** Refuses a definition that is another than before by somebody who is not marked. A copy keeps what its original has. */
export async function dataFieldsAllowed(
  { db, orgId, actor }: Pick<TenantCall, 'db' | 'orgId' | 'actor'>,
  { productOptionDataFields: wanted }: Props,
  before: Pick<ProductProperty, 'productOptionDataFields'> | null,
): Promise<Refused> {
  if (wanted === undefined || isSameSetting(wanted, before?.productOptionDataFields ?? [])) return undefined
  if (before === null && (await isCopied(db, orgId, wanted))) return undefined
  const marked = await db
    .selectFrom('memberships')
    .select('userId')
    .where('orgId', '=', orgId)
    .where('userId', '=', actor.userId)
    .where('mayEditDataFields', '=', true)
    .executeTakeFirst()
  return marked ? undefined : forbidden(words.dataFieldsNotAllowed)
}

const definedSchema = productPropertySchema.pick({ productOptionDataFields: true }).partial()

/** Refuses a definition in which two fields have one key: an option's data would hold one value for both. [2.5.07] */
export function dataKeysAreDistinct(
  _tenant: TenantCall,
  props: Props,
  before: Pick<ProductProperty, 'productOptionDataFields'> | null,
): Promise<Refused> {
  const { productOptionDataFields: wanted = [] } = definedSchema.parse(props)
  const keys = wanted.map(({ key }) => key)
  const index = keys.findIndex((key, place) => keys.indexOf(key) < place)
  const isAsBefore = isSameSetting(wanted, before?.productOptionDataFields ?? [])
  if (index < 0 || isAsBefore) return Promise.resolve(undefined)
  const message = adminEditingMessages.sameDataKey({ key: keys[index] ?? '' })
  const path = `props.productOptionDataFields.${index}.key`
  return Promise.resolve(fail('invalid', message, { fields: [{ path, message }] }))
}

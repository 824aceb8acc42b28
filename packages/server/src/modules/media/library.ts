/** The library: pictures of the organization that belong to no order. What they may be associated with, and what shows them. */
import type { Use } from '@orderwright/contract'
import { adminUseMessages as words } from '@orderwright/domain/messages'
import { type Medium, mediumSchema } from '@orderwright/domain/people'
import { idSchema } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { readRecords } from '../../platform/database/records.ts'
import { fail } from '../../platform/http/outcome.ts'
import type { Props } from '../records/bodies.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { fileAddress } from './media-files.ts'

type Refused = ReturnType<typeof fail> | undefined

interface Write {
  readonly props: Props
  readonly before: Medium | null
}

/** More users than this are counted and not named. */
const MOST = 100

const kinds = {
  products: 'product',
  productProperties: 'productProperty',
  productOptions: 'productOption',
} as const
const kindNames = ['products', 'productProperties', 'productOptions'] as const
const associatedSchema = mediumSchema.pick({ associations: true }).partial()

/** A picture is associated with records that are there; one that it has already may be deleted meanwhile. [2.3.18] */
export async function associatedAreThere(tenant: TenantCall, writes: readonly Write[]): Promise<Refused> {
  const fields: { path: string; message: string }[] = []
  for (const name of kindNames) {
    const added = new Set<string>()
    for (const { props, before } of writes) {
      if (props['associations'] === undefined) continue
      for (const id of Object.keys(associatedSchema.parse(props).associations?.[name] ?? {})) {
        if (before?.associations[name][id] === undefined) added.add(id)
      }
    }
    if (added.size === 0) continue
    const ids = [...added].map(Number).filter((id) => idSchema.safeParse(id).success)
    const found = await readRecords(tenant.db, kinds[name], tenant.orgId, { fields: { id: ids } })
    const there = new Set(found.map(({ id }) => String(id)))
    for (const id of added) {
      if (there.has(id)) continue
      fields.push({ path: `props.associations.${name}.${id}`, message: words.noSuchAssociation })
    }
  }
  return fields.length === 0 ? undefined : fail('invalid', words.noSuchAssociation, { fields })
}

/**
 * What shows a picture of the library: records whose thumbnail it is, products whose picture it is, options whose texture it
 * is, order lines, and the organization where its settings name it. To be only associated with something is no use.
 */
async function usersOf({ db, orgId, org }: TenantCall, mediumId: number): Promise<Use[]> {
  const addresses = [fileAddress(orgId, mediumId, 'thumbnail'), fileAddress(orgId, mediumId, 'picture')]
  const showing = (key: string, table: string) => sql`
    select ${key}::text as "resourceKey", record.id, record.title from ${sql.table(table)} as record
    where record.org_id = ${orgId} and record.deleted_at is null and record.thumbnail_url = any(${addresses})`
  const answer = await sql<Use>`
    ${showing('product', 'products')}
    union select 'product', id, title from products
      where org_id = ${orgId} and deleted_at is null and medium_id = ${mediumId}
    union ${showing('productProperty', 'product_properties')}
    union ${showing('productOption', 'product_options')}
    union select 'productOption', id, title from product_options
      where org_id = ${orgId} and deleted_at is null
        and data #>> '{material,texture,picture}' = any(${addresses})
    union ${showing('productCategory', 'product_categories')}
    union select 'productInstance', id, title from product_instances
      where org_id = ${orgId} and deleted_at is null and medium_id = ${mediumId}
    order by 1, 2`.execute(db)
  const users = answer.rows.map(({ title, ...use }) => ({
    ...use,
    title: title === '' ? words.untitled({ id: use.id }) : title,
  }))
  const profile = JSON.stringify(org.profile)
  const isNamed = addresses.some((address) => profile.includes(`"${address}"`))
  return isNamed ? [...users, { resourceKey: 'org', id: orgId, title: org.title }] : users
}

/** The refusal to delete a picture that something shows, naming what does; undefined when nothing does. [2.7.38] */
export async function pictureInUse(tenant: TenantCall, { id }: { readonly id: number }): Promise<Refused> {
  const users = await usersOf(tenant, id)
  if (users.length === 0) return undefined
  const message = words.pictureInUse({ titles: users.map(({ title }) => title), count: users.length })
  return fail('refused', message, { rule: 'pictureInUse', usedBy: users.slice(0, MOST) })
}

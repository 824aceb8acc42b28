/** Where the guided first visit of an organization stands. */
import type { SetupGuide } from '@orderwright/contract'
import { untitledTitles } from '@orderwright/domain/catalog'
import { type GuideFacts, guideStepKeys } from '@orderwright/domain/setup-guide'
import { sql } from 'kysely'
import { z } from 'zod'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

type Reader = Pick<TenantCall, 'db' | 'orgId'>

/**
 * What the organization has: what still has the title it was added with is not begun. Records of a template have the moment of its product: others were made by hand, and a version
 * above the first says that a hand has changed one. Choices and prices count once a product has them, and a price once it is in force.
 */
async function readFacts({ db, orgId }: Reader): Promise<GuideFacts> {
  const { rows } = await sql<GuideFacts>`
    with sold as (
      select id, product_pricing_rule_id, associations from products
      where org_id = ${orgId} and deleted_at is null and archived = 0 and product_category_id is not null
        and title <> ${untitledTitles.product}
    ), newest as (
      select * from sold order by id desc limit 1
    ), offered as (
      select property.key::integer as id from sold, jsonb_each(associations -> 'productProperties') as property
    )
    select
      profile #>> '{brand,logoUrl}' is not null as "hasLogo",
      profile #>> '{brand,accentColor}' is not null as "hasAccent",
      exists (
        select from product_categories
        where org_id = ${orgId} and deleted_at is null and archived = 0 and title <> ${untitledTitles.productCategory}
      ) as "hasCategory",
      (select id from newest) as "productId",
      (
        select property.id from newest, product_properties property
        where property.org_id = ${orgId} and property.deleted_at is null and property.archived = 0
          and property.type = 'singleSelect'
          and newest.associations -> 'productProperties' ? property.id::text
        order by property.rank, property.id limit 1
      ) as "productPropertyId",
      (
        select rule.id from newest
        join product_pricing_rules rule on rule.org_id = ${orgId} and rule.id = newest.product_pricing_rule_id
      ) as "productPricingRuleId",
      exists (
        select from product_properties property
        where org_id = ${orgId} and deleted_at is null and title <> ${untitledTitles.productProperty} and (version > 1 or not exists (
          select from products where org_id = ${orgId} and products.created = property.created
        )) and property.id in (select id from offered)
        union all
        select from product_options option
        where org_id = ${orgId} and deleted_at is null and title <> ${untitledTitles.productOption} and (version > 1 or not exists (
          select from products where org_id = ${orgId} and products.created = option.created
        )) and option.product_property_id in (select id from offered)
      ) as "hasOwnOptions",
      exists (
        select from product_pricing_rules rule
        where org_id = ${orgId} and deleted = 0 and (version > 1 or not exists (
          select from products where org_id = ${orgId} and products.created = rule.created
        )) and rule.id in (select product_pricing_rule_id from sold) and exists (
          select from jsonb_each(rule.versions) as one
          where jsonb_array_length(one.value -> 'expressions') > 0
            and one.value ->> 'created' <= to_char(statement_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')
        )
      ) as "hasOwnPrices",
      exists (
        select from product_orders
        where org_id = ${orgId} and deleted_at is null and (costs ->> 'orderSubTotal')::bigint > 0
      ) as "hasPricedItem",
      exists (
        select from memberships
        where org_id = ${orgId} and deleted_at is null and role = 'guest' and status = 'active'
      ) as "hasGuest"
    from orgs where id = ${orgId}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('an organization that is entered is there')
  return facts
}

const skippedSchema = z.array(z.enum(guideStepKeys))

/** The guide of the organization; null where it has none. `lock`: nobody else changes it until the end of the transaction. */
export async function readGuide(reader: Reader, lock?: 'lock'): Promise<SetupGuide | null> {
  const query = reader.db
    .selectFrom('setupGuides')
    .select(['skipped', 'isHidden'])
    .where('orgId', '=', reader.orgId)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) return null
  return { skipped: skippedSchema.parse(row.skipped), isHidden: row.isHidden, facts: await readFacts(reader) }
}

/** An owner makes a product from a template. */
import { templateMessages as words } from '@orderwright/domain/messages'
import {
  engravedProperties,
  productTemplates,
  templateGroups,
  templateOptionDrafts,
  templateProductDraft,
  templatePropertyDrafts,
  templateRuleDrafts,
} from '@orderwright/domain/templates'
import { timestamp } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { insertRecord, insertRecords, updateRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { inStoredLanguage } from '../../platform/languages.ts'
import { readOrg, storeSettings } from '../organization/settings-store.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'

type Ranked = 'productCategories' | 'productPropertyGroups' | 'productProperties' | 'products'

/** The rank after the last one. */
async function nextRank({ db, orgId }: TenantCall, table: Ranked): Promise<number> {
  const { rows } = await sql<{ rank: number }>`
    select coalesce(max(rank), 0) + 1 as rank from ${sql.table(table)}
    where org_id = ${orgId} and deleted_at is null`.execute(db)
  return rows[0]?.rank ?? 1
}

type Category = { readonly id: number; readonly isNew: boolean }

/** The category that the owner has chosen. */
async function chosenCategory({ db, orgId }: TenantCall, id: number): Promise<Outcome<Category>> {
  const known = await db
    .selectFrom('productCategories')
    .select('id')
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .where('archived', '=', 0)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (known) return succeed({ id, isNew: false })
  return fail('refused', words.noSuchCategory, { rule: 'category' })
}

/** The category of this title that is in use, else a new one at the end. */
async function categoryOf(tenant: TenantCall, title: string): Promise<Category> {
  const { db, orgId } = tenant
  const known = await db
    .selectFrom('productCategories')
    .select('id')
    .where('orgId', '=', orgId)
    .where('title', '=', title)
    .where('archived', '=', 0)
    .where('isStocked', '=', 0)
    .where('deletedAt', 'is', null)
    .orderBy('rank')
    .limit(1)
    .executeTakeFirst()
  if (known) return { id: known.id, isNew: false }
  const made = await insertRecord(db, 'productCategory', orgId, {
    title,
    rank: await nextRank(tenant, 'productCategories'),
  })
  return { id: made.id, isNew: true }
}

/** The profile names the properties that carry engravings; a change of settings like another, with its entry in the history. */
async function nameEngravings(tenant: TenantCall, propertyIds: readonly number[]): Promise<Outcome<unknown>> {
  if (propertyIds.length === 0) return succeed(null)
  const org = await readOrg(tenant, 'lock')
  const named = org.profile.roles['engraving'] ?? []
  return storeSettings(tenant, org, { 'roles.engraving': [...named, ...propertyIds] }, null)
}

export const createFromTemplate: HandlerOf<'createFromTemplate'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { db, orgId } = tenant
    if (!tenant.policy.can(tenant.actor, 'catalog.write', { orgId })) return forbidden()
    const template = productTemplates[body.template]
    const title = body.title ?? inStoredLanguage(() => words.templates[body.template].title)
    const category =
      body.productCategoryId === undefined
        ? succeed(await categoryOf(tenant, template.category))
        : await chosenCategory(tenant, body.productCategoryId)
    if (!category.ok) return category
    const productCategoryId = category.data.id
    const groupRank = await nextRank(tenant, 'productPropertyGroups')
    const groups = await insertRecords(
      db,
      'productPropertyGroup',
      orgId,
      templateGroups(template).map((group, index) => ({ title: group, rank: groupRank + index })),
    )
    const groupIds = new Map(groups.map((group) => [group.title, group.id]))
    const propertyRank = await nextRank(tenant, 'productProperties')
    const propertyIds = new Map<string, number>()
    for (const { key, ...draft } of templatePropertyDrafts(template, groupIds, propertyRank)) {
      propertyIds.set(key, (await insertRecord(db, 'productProperty', orgId, draft)).id)
    }
    for (const group of groups) {
      const members = template.properties.filter((property) => property.group === group.title)
      const properties = Object.fromEntries(members.map(({ key }) => [String(propertyIds.get(key)), {}]))
      await updateRecord(db, 'productPropertyGroup', orgId, group.id, { properties })
    }
    // Prices hold from the beginning of this day: an order of this morning may have it too.
    const from = timestamp(`${tenant.now.slice(0, 10)} 00:00:00`)
    const ruleIds = new Map<string, number>()
    for (const { key, ...draft } of templateRuleDrafts(template, { title, from, propertyIds })) {
      ruleIds.set(key, (await insertRecord(db, 'productPricingRule', orgId, draft)).id)
    }
    const options = await insertRecords(
      db,
      'productOption',
      orgId,
      templateOptionDrafts(template, { propertyIds, ruleIds }),
    )
    const rank = await nextRank(tenant, 'products')
    const product = await insertRecord(
      db,
      'product',
      orgId,
      templateProductDraft(template, { title, rank, productCategoryId, propertyIds, ruleIds }),
    )
    const named = await nameEngravings(tenant, engravedProperties(template, propertyIds))
    if (!named.ok) return named
    tenant.services.caches.catalogs.delete(orgId)
    return succeed({
      productId: product.id,
      productCategoryId,
      isCategoryNew: category.data.isNew,
      productPropertyGroupIds: groups.map(({ id }) => id),
      productPropertyIds: [...propertyIds.values()],
      productOptionIds: options.map(({ id }) => id),
      productPricingRuleIds: [...ruleIds.values()],
    })
  })

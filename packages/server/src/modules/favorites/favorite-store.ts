/** Favorite configurations as they are found for a caller, and as they are shown to one. */
import type { FavoriteView } from '@orderwright/contract'
import { type Catalog, isOffered } from '@orderwright/domain/catalog'
import {
  choiceNamesOf,
  FAVORITE_CHOICES_MAX,
  type FavoriteChoices,
  type FavoriteConfiguration,
  offeredOf,
  OWN_FAVORITES_MOST,
  productGoneBecause,
  SHARED_FAVORITES_MOST,
} from '@orderwright/domain/favorites'
import { favoriteMessages as words } from '@orderwright/domain/messages'
import type { Role } from '@orderwright/domain/tenancy'
import { type RawBuilder, sql } from 'kysely'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import { readRecord, readRecords, type Values } from '../../platform/database/records.ts'
import { fail, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** Whether somebody keeps favorites at all: people of the organization do. */
export function mayKeepFavorites({ policy, actor, orgId }: TenantCall): boolean {
  return policy.can(actor, 'self.update', { orgId })
}

export function mayShareFavorites({ policy, actor, orgId }: TenantCall): boolean {
  return policy.can(actor, 'favorites.share', { orgId })
}

export async function catalogOf({ db, services, orgId }: TenantCall): Promise<Catalog> {
  return (await loadCatalog(db, services.caches.catalogs, orgId)).compiled
}

/** The caller's own, and those that are shared where they share: others' are found as missing ones are. */
function withinReach(tenant: TenantCall): RawBuilder<boolean> {
  const own = sql<boolean>`user_id = ${tenant.actor.userId}`
  return mayShareFavorites(tenant) ? sql<boolean>`(${own} or user_id is null)` : own
}

/** A shared favorite of a product that somebody is not offered is none of theirs. */
function isShownTo(favorite: FavoriteConfiguration, catalog: Catalog, role: Role): boolean {
  const product = catalog.products.get(favorite.productId)
  return favorite.userId !== null || product === undefined || isOffered(product.publishLevel, role)
}

export function presentFavorite(favorite: FavoriteConfiguration, catalog: Catalog, role: Role): FavoriteView {
  const { id, version, name, productId, productTitle, properties, orderProperties } = favorite
  const isShared = favorite.userId === null
  /** What somebody of a higher role has chosen is not told by its name. */
  const titleOf = (option: { readonly id: number; readonly title: string }) => {
    const level = catalog.options.get(option.id)?.publishLevel
    return isShared && level !== undefined && !isOffered(level, role) ? '' : option.title
  }
  return {
    id,
    version,
    name,
    productId,
    productTitle,
    properties,
    orderProperties,
    choiceNames: favorite.choiceNames.map((one) => ({
      ...one,
      options: one.options.map((option) => ({ ...option, title: titleOf(option) })),
    })),
    isShared,
    isDeleted: favorite.deletedAt !== null,
  }
}

/** The answer of a call that changed this favorite. */
export async function favoriteAnswer(
  tenant: TenantCall,
  favorite: FavoriteConfiguration,
): Promise<Outcome<{ favorite: FavoriteView }>> {
  return succeed({ favorite: presentFavorite(favorite, await catalogOf(tenant), tenant.actor.role) })
}

export async function readFavorites(tenant: TenantCall): Promise<FavoriteView[]> {
  const { db, orgId, actor } = tenant
  const catalog = await catalogOf(tenant)
  const found = await readRecords(db, 'favoriteConfiguration', orgId, { condition: withinReach(tenant) })
  return found
    .filter((favorite) => isShownTo(favorite, catalog, actor.role))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id)
    .map((favorite) => presentFavorite(favorite, catalog, actor.role))
}

/** A favorite that the caller may change, locked. Those of others, and of products that are not theirs, are found as missing ones are. */
export async function favoriteToChange(
  tenant: TenantCall,
  id: number,
  options: { readonly includeDeleted?: boolean } = {},
): Promise<Outcome<FavoriteConfiguration>> {
  if (!mayKeepFavorites(tenant)) return notFound()
  await lockFavorites(tenant)
  const found = await readRecord(tenant.db, 'favoriteConfiguration', tenant.orgId, id, {
    ...options,
    condition: withinReach(tenant),
  })
  if (!found || !isShownTo(found, await catalogOf(tenant), tenant.actor.role)) return notFound()
  return succeed(found)
}

/** Of two changes at once the second sees the first: names are told apart, and nobody has more than may be. */
export async function lockFavorites({ db, orgId }: TenantCall): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('favorite_configurations'), ${orgId})`.execute(db)
}

/** Under the lock: the one of this owner (null: shared) that is called so. */
export async function favoriteCalled(
  { db, orgId }: TenantCall,
  owner: number | null,
  name: string,
): Promise<FavoriteConfiguration | undefined> {
  const [found] = await readRecords(db, 'favoriteConfiguration', orgId, {
    fields: { userId: owner },
    condition: sql<boolean>`lower(name) = lower(${name})`,
    limit: 1,
  })
  return found
}

/** Under the lock: whether this owner (null: shared) can have one more. */
export async function roomFor({ db, orgId }: TenantCall, owner: number | null): Promise<Outcome<null>> {
  const most = owner === null ? SHARED_FAVORITES_MOST : OWN_FAVORITES_MOST
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from favorite_configurations
    where org_id = ${orgId} and user_id is not distinct from ${owner}::integer and deleted_at is null`.execute(
    db,
  )
  if ((rows[0]?.count ?? 0) < most) return succeed(null)
  const message = owner === null ? words.tooManyShared({ most }) : words.tooManyOwn({ most })
  return fail('refused', message, { rule: 'tooMany' })
}

export function nameTaken(name: string) {
  return fail('refused', words.nameTaken({ name }), { rule: 'nameTaken' })
}

/** What is stored of these choices: those that the caller is offered, with their names; refused where they can not be kept. */
export async function keptChoices(tenant: TenantCall, asked: FavoriteChoices): Promise<Outcome<Values>> {
  const catalog = await catalogOf(tenant)
  const offer = { catalog, role: tenant.actor.role }
  const gone = productGoneBecause(offer, asked.productId)
  if (gone !== null) return fail('refused', gone, { rule: 'productNotOffered' })
  const { properties, orderProperties } = offeredOf(offer, asked)
  if (JSON.stringify({ properties, orderProperties }).length > FAVORITE_CHOICES_MAX)
    return fail('refused', words.tooLarge, { rule: 'tooLarge' })
  const { productId } = asked
  return succeed({
    productId,
    productTitle: catalog.products.get(productId)?.title ?? '',
    properties,
    orderProperties,
    choiceNames: choiceNamesOf(catalog, { productId, properties, orderProperties }),
  })
}

/** Where the pieces of a line stand: the specification's fields and the list of placements kept alike, on viewports of the order. */
import { spatialCallMessages as words } from '@orderwright/domain/messages'
import {
  type PlacedFields,
  type ProductInstance,
  productInstanceSchema,
  type ProductOrder,
  startPlacement,
  withPlacements,
} from '@orderwright/domain/orders'
import { sql } from 'kysely'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { Props } from '../records/bodies.ts'
import { hasCanvas } from '../spatial/canvas.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

const { position, archCustomViewId, placements, quantity } = productInstanceSchema.shape

/** The fields that say where a line stands, as a body has them; the contract has checked them already. */
function placesIn(props: Props): Partial<Pick<PlacedFields, 'position' | 'archCustomViewId' | 'placements'>> {
  return {
    ...(props.position === undefined ? {} : { position: position.parse(props.position) }),
    ...(props.archCustomViewId === undefined
      ? {}
      : { archCustomViewId: archCustomViewId.parse(props.archCustomViewId) }),
    ...(props.placements === undefined ? {} : { placements: placements.parse(props.placements) }),
  }
}

function viewsOf({ archCustomViewId: viewId, placements: list = [] }: Partial<PlacedFields>): number[] {
  return [...(viewId == null ? [] : [viewId]), ...list.flatMap(({ view }) => view?.archCustomViewId ?? [])]
}

/** Refuses viewports that the line did not name before, and that are not there or of another order. */
async function checkViews(
  tenant: TenantCall,
  order: ProductOrder,
  before: Partial<PlacedFields>,
  places: Partial<PlacedFields>,
): Promise<Outcome<null>> {
  const known = new Set(viewsOf(before))
  const asked = [...new Set(viewsOf(places))].filter((id) => !known.has(id))
  if (asked.length === 0) return succeed(null)
  const { rows } = await sql<{ id: number }>`select id from arch_custom_views where org_id = ${tenant.orgId}
    and product_order_id = ${order.id} and id = any(${asked}::integer[]) and deleted_at is null`.execute(
    tenant.db,
  )
  if (rows.length === asked.length) return succeed(null)
  const path = places.placements === undefined ? 'props.archCustomViewId' : 'props.placements'
  return fail('invalid', words.missingReference, { fields: [{ path, message: words.missingReference }] })
}

/** What a change of a line says of its places, whole; nothing where it says nothing. [1.3.11] */
export async function placesOfChange(
  tenant: TenantCall,
  order: ProductOrder,
  line: PlacedFields,
  props: Props,
): Promise<Outcome<Partial<PlacedFields>>> {
  const places = withPlacements(line, placesIn(props))
  const views = await checkViews(tenant, order, line, places)
  return views.ok ? succeed(places) : views
}

/** A new line's places: doors and fronts begin at 0,0 of the plan. [1.9.35] */
export async function placesOfNewLine(
  tenant: TenantCall,
  order: ProductOrder,
  props: Props,
): Promise<Outcome<Partial<PlacedFields>>> {
  const given = placesIn(props)
  const isPlaced =
    given.position != null || given.archCustomViewId != null || (given.placements ?? []).length > 0
  const blank: Pick<ProductInstance, keyof PlacedFields> = {
    quantity: quantity.parse(props.quantity),
    position: null,
    archCustomViewId: null,
    placements: [],
  }
  if (isPlaced) {
    const { placements: list = [], ...ofFirst } = given
    return placesOfChange(tenant, order, blank, list.length > 0 ? { placements: list } : ofFirst)
  }
  const startsPlaced =
    (await isOfSpatialCategory(tenant, props.productId)) && (await hasCanvas(tenant, order))
  return succeed(startsPlaced ? withPlacements(blank, { placements: [startPlacement] }) : {})
}

async function isOfSpatialCategory(tenant: TenantCall, productId: unknown): Promise<boolean> {
  const { records } = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
  const product = records.products.find(({ id }) => id === productId)
  const category = records.productCategories.find(({ id }) => id === product?.productCategoryId)
  return category?.isSpatial === 1
}

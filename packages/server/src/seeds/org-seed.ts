/** Everything of one organisation, ready to be stored, and the order in which it is stored. */
import type {
  Product,
  ProductCategory,
  ProductOption,
  ProductOptionClassifier,
  ProductOptionClassifierGroup,
  ProductPricingRule,
  ProductProperty,
  ProductPropertyGroup,
  ProductRule,
} from '@orderwright/domain/catalog'
import type { ProductGraphic } from '@orderwright/domain/graphics'
import type { OrderEvent, ProductInstance, ProductOrder } from '@orderwright/domain/orders'
import type { PaymentIntent, PaymentRecord } from '@orderwright/domain/payments'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import type { Timestamp } from '@orderwright/domain/units'
import { type Kysely, sql } from 'kysely'
import type { Database, EntityTable } from '../platform/database/schema.ts'
import type { SeedCanvas } from './shorthand/canvas-kit.ts'
import { advanceIds, insertRows } from './insert-rows.ts'
import type { People } from './people.ts'
import { stockMovementsOf } from './stock.ts'

export type SeedCatalog = {
  readonly productCategories: readonly ProductCategory[]
  readonly productPropertyGroups: readonly ProductPropertyGroup[]
  readonly productProperties: readonly ProductProperty[]
  readonly productPricingRules: readonly ProductPricingRule[]
  readonly productOptionClassifierGroups: readonly ProductOptionClassifierGroup[]
  readonly productOptionClassifiers: readonly ProductOptionClassifier[]
  readonly productOptions: readonly ProductOption[]
  readonly products: readonly Product[]
  readonly productRules: readonly ProductRule[]
  readonly productGraphics: readonly ProductGraphic[]
}

export const emptyCatalog: SeedCatalog = {
  productCategories: [],
  productPropertyGroups: [],
  productProperties: [],
  productPricingRules: [],
  productOptionClassifierGroups: [],
  productOptionClassifiers: [],
  productOptions: [],
  products: [],
  productRules: [],
  productGraphics: [],
}

export type SeedOrders = Readonly<SeedCanvas> & {
  readonly productOrders: readonly ProductOrder[]
  readonly productInstances: readonly ProductInstance[]
  readonly orderEvents: readonly OrderEvent[]
  readonly paymentRecords: readonly PaymentRecord[]
  readonly paymentIntents: readonly PaymentIntent[]
}

export type OrgSeed = {
  readonly id: number
  readonly title: string
  readonly profile: OrgProfile
  readonly created: Timestamp
  readonly people: People
  readonly catalog: SeedCatalog
  readonly orders: SeedOrders
}

/** Tables whose ids count up by themselves, in an order in which references find what they point at. */
const catalogTables = [
  'productCategories',
  'productPropertyGroups',
  'productProperties',
  'productPricingRules',
  'productOptionClassifierGroups',
  'productOptionClassifiers',
  'productOptions',
  'productGraphics',
  'products',
  'productRules',
] as const satisfies readonly EntityTable[]
const orderTables = [
  'productOrders',
  'archCustomViews',
  'productInstances',
  'archWalls',
  'archElevations',
  'entities',
  'productCanvasTexts',
  'productCanvasLines',
  'orderEvents',
  'paymentRecords',
] as const satisfies readonly EntityTable[]

/** Stores the organisations in the caller's transaction. They must not be there yet. */
export async function storeOrgs(db: Kysely<Database>, seeds: readonly OrgSeed[]): Promise<void> {
  await insertRows(
    db,
    'orgs',
    seeds.map(({ id, title, profile, created }) => ({
      id,
      title,
      profile,
      version: 1,
      created,
      lastUpdated: created,
    })),
  )
  await insertRows(
    db,
    'users',
    seeds.flatMap((seed) => seed.people.users),
  )
  await insertRows(
    db,
    'memberships',
    seeds.flatMap((seed) => seed.people.memberships),
  )
  await sql`select introduce_everybody()`.execute(db)
  for (const table of catalogTables)
    await insertRows(
      db,
      table,
      seeds.flatMap((seed) => [...(table === 'products' ? withoutStock(seed) : seed.catalog[table])]),
    )
  await storeOrders(db, seeds)
  await insertRows(
    db,
    'stockMovements',
    seeds.flatMap((seed) => stockMovementsOf(seed)),
  )
  for (const table of ['orgs', 'users', 'memberships', ...catalogTables, ...orderTables] as const) {
    await advanceIds(db, table)
  }
}

/** How much there is of a product follows from its ledger. */
function withoutStock({ catalog }: OrgSeed): Product[] {
  return catalog.products.map((product) => ({ ...product, currentInventory: 0 }))
}

/**
 * The ledger's trigger derives what is paid and would date the order to this moment; its history is older, so
 * the dates that the seed gave are put back with that one trigger asleep.
 */
async function storeOrders(db: Kysely<Database>, seeds: readonly OrgSeed[]): Promise<void> {
  await sql`alter table product_orders disable trigger product_orders_touch`.execute(db)
  for (const table of orderTables)
    await insertRows(
      db,
      table,
      seeds.flatMap((seed) => [...seed.orders[table]]),
    )
  await sql`alter table product_orders enable trigger product_orders_touch`.execute(db)
}

/**
 * `import`: the dry run of a workbook of 10,000 options, 2,000 of them new and 2,000 changed: reading its bytes, and planning
 * what becomes of each cell. The yardstick parses as many records with their schema and compares them, with no table around. `orders`: 500 open orders of ten lines, four
 * choices on each, judged by the demo's rules; the yardstick evaluates the same orders once, finished.
 */
import { compileCatalog, productOptionSchema } from '@orderwright/domain/catalog'
import { evaluateOrder } from '@orderwright/domain/configuration'
import type { ProductInstance } from '@orderwright/domain/orders'
import { planOrders } from '@orderwright/domain/orders-import'
import { exportTables, namesOf, planImport, type CatalogTables } from '@orderwright/domain/spreadsheets'
import {
  aClassifier,
  aClassifierGroup,
  anOption,
  aPricingRule,
  aProperty,
} from '../packages/domain/src/testing/builders.ts'
import { maisonLumenCatalog } from '../packages/server/src/seeds/maison-lumen/catalog/catalog.ts'
import { catalogTables } from '../packages/server/src/modules/spreadsheets/catalog-tables.ts'
import { anItem, anOrder, aProfile } from '../packages/domain/src/testing/builders.ts'
import { readTables } from '../packages/server/src/platform/spreadsheets/read-files.ts'
import { writeWorkbook } from '../packages/server/src/platform/spreadsheets/write-files.ts'
import { report } from './lib/measure.ts'

const ROWS = 10_000
const OLD = 8000

const properties = Array.from({ length: 100 }, (_, index) =>
  aProperty({ id: index + 1, title: `Property ${index + 1}` }),
)
const group = aClassifierGroup({ id: 1, title: 'Sizes' })
const classifiers = Array.from({ length: 20 }, (_, index) =>
  aClassifier({ id: index + 1, title: `Size ${index + 1}`, productOptionClassifierGroupId: 1 }),
)
const rule = aPricingRule({ id: 1, title: 'By size' })
const options = Array.from({ length: ROWS }, (_, index) =>
  anOption({
    id: index + 1,
    title: `Option ${index + 1}`,
    rank: index,
    productPropertyId: (index % 100) + 1,
    productPricingRuleId: 1,
    referenceCodes: { catalog: `C${index}`, factory: `0${index}` },
    data: { width: index % 300, finish: `F${index % 7}` },
    classifications: { '1': (index % 20) + 1 },
  }),
)
const catalog = (own: typeof options): CatalogTables => ({
  productCategory: [],
  productPropertyGroup: [],
  productProperty: properties,
  productOption: own,
  product: [],
  productRule: [],
  productPricingRule: [rule],
  productOptionClassifierGroup: [group],
  productOptionClassifier: classifiers,
  membership: [],
})

const changed = options.map((option, index) =>
  index < 2000 ? { ...option, referenceCodes: { ...option.referenceCodes, catalog: `N${index}` } } : option,
)
// What is new has no id.
const tables = exportTables(catalog(changed)).map((table) =>
  table.key === 'options'
    ? { ...table, rows: table.rows.map((row) => (Number(row[0]) > OLD ? ['', ...row.slice(1)] : row)) }
    : table,
)
const records = catalog(options.slice(0, OLD))
const bytes = await writeWorkbook(tables)

function dryRun() {
  let last = ROWS
  const begin = performance.now()
  const read = readTables('options.xlsx', bytes)
  const readMs = performance.now() - begin
  const plan = planImport(read, records, {
    nextId: () => (last += 1),
    locale: { decimal: '.', dayFirst: false },
  })
  return { ms: performance.now() - begin, readMs, plan }
}

dryRun()
const { ms, readMs, plan } = dryRun()
const count = (kind: string) => plan.changes.filter((change) => change.kind === kind).length
if (!plan.isSound || count('create') !== 2000 || count('update') !== 2000)
  throw new Error('another plan than expected')

const bareBegin = performance.now()
let same = 0
for (const option of options) {
  if (JSON.stringify(productOptionSchema.parse(option)) === JSON.stringify(option)) same += 1
}
const bareMs = performance.now() - bareBegin
report({
  bench: 'import',
  case: `${ROWS} rows dry`,
  ms,
  readMs,
  cells: plan.cells.length,
  fileMb: bytes.length / 1e6,
  heapMb: process.memoryUsage().heapUsed / 1e6,
  same,
  bareMs,
  ratio: ms / bareMs,
})

const ORDERS = 500
const LINES = 10
const demo = maisonLumenCatalog(new Date('2026-06-15T12:00:00Z'))
const context = {
  catalog: compileCatalog(demo),
  profile: aProfile(),
  viewer: { role: 'owner' as const, pricingIsHidden: false },
  now: anOrder().created,
}
const product = [...context.catalog.products.values()].find(
  ({ id }) => (context.catalog.propertiesByProduct.get(id)?.length ?? 0) > 6,
)
if (!product) throw new Error('the demo has no such product')
const chosen = (context.catalog.propertiesByProduct.get(product.id) ?? [])
  .filter(({ type, isOrderLevel }) => type === 'singleSelect' && isOrderLevel === 0)
  .slice(0, 4)
  .map(({ id, title }) => ({ id, title, first: context.catalog.optionsByProperty.get(id)?.[0]?.id ?? 0 }))
const lineRows = Array.from({ length: ORDERS * LINES }, (_, index) => [
  `Order ${index % ORDERS}`,
  `#${product.id}`,
  `Item ${index}`,
  ...chosen.map(({ first }) => `#${first}`),
])
const sheets = [
  {
    name: 'Order lines',
    rows: [['Order', 'Product', 'Item', ...chosen.map(({ id }) => `#${id}`)], ...lineRows],
  },
]
const ordersBegin = performance.now()
const made = planOrders(sheets, {
  context,
  names: namesOf(catalogTables(demo)),
  customers: new Set(),
  locale: { decimal: '.', dayFirst: false },
})
const ordersMs = performance.now() - ordersBegin
const finished = made.orders.map(({ properties: own, lines }) => ({
  order: anOrder({ properties: own }),
  items: lines.map((line, index): ProductInstance => anItem({ id: index + 1, rank: index + 1, ...line })),
}))
const evaluateBegin = performance.now()
for (const document of finished) evaluateOrder(context, document)
const evaluateMs = performance.now() - evaluateBegin
report({
  bench: 'import',
  case: `${ORDERS} open orders of ${LINES} lines dry`,
  ms: ordersMs,
  refused: made.cells.filter(({ outcome }) => outcome === 'refused').length,
  bareMs: evaluateMs,
  ratio: ordersMs / evaluateMs,
})

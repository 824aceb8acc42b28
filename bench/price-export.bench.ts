/**
 * `price-export`: the largest price export there may be, 10,000 rows of the demo keypad, part by part as the call writes it:
 * how long it takes, the longest part (nobody else is served meanwhile), and how much the process grows. The yardstick
 * judges and prices as many keypads with nothing around it.
 */
import { compileCatalog } from '@orderwright/domain/catalog'
import { defaultConfiguration, evaluateOrder } from '@orderwright/domain/configuration'
import { priceTable } from '@orderwright/domain/exports'
import { defaultProfile } from '@orderwright/domain/tenancy'
import { toTimestamp } from '@orderwright/domain/units'
import { anItem, anOrder } from '../packages/domain/src/testing/builders.ts'
import '../packages/server/src/platform/drawing-families.ts'
import { maisonLumenCatalog } from '../packages/server/src/seeds/maison-lumen/catalog/catalog.ts'
import { productIds, propertyIds as p } from '../packages/server/src/seeds/maison-lumen/ids.ts'
import { report } from './lib/measure.ts'

const catalog = compileCatalog(maisonLumenCatalog(new Date()))
const product = catalog.products.get(productIds.keypad)
if (product === undefined) throw new Error('no keypad')
const exportPriceData = {
  groupDataBy: [p.plateFinish],
  rowsData: [p.plateSize, p.mechanismFinish, p.layout, p.edge],
  columnsData: [],
  fixedProperties: {},
}
const context = {
  catalog,
  profile: defaultProfile,
  viewer: { role: 'owner', pricingIsHidden: false },
  now: toTimestamp(new Date()),
} as const
const order = anOrder()

function exported(): { ms: number; longestMs: number; rows: number; grownMb: number } {
  const before = process.memoryUsage().heapUsed
  const begin = performance.now()
  const table = priceTable(context, order, { ...product!, exportPriceData })
  if (!table.ok) throw new Error(table.message)
  let [longestMs, rows, most, from] = [0, 0, before, performance.now()]
  for (const part of table.parts()) {
    longestMs = Math.max(longestMs, performance.now() - from)
    rows += part.rows.length
    most = Math.max(most, process.memoryUsage().heapUsed)
    from = performance.now()
  }
  return { ms: performance.now() - begin, longestMs, rows, grownMb: (most - before) / 1e6 }
}

exported()
const { ms, longestMs, rows, grownMb } = exported()
const start = defaultConfiguration(context, { order, items: [] }, product.id)
const bareBegin = performance.now()
for (let from = 0; from < rows; from += 100) {
  const items = Array.from({ length: 100 }, (_, index) =>
    anItem({ id: index + 1, productId: product.id, properties: start.item }),
  )
  for (const { price } of evaluateOrder(context, { order: start.document.order, items }).items)
    if (!price.ok) throw new Error('a keypad without a price')
}
const bareMs = performance.now() - bareBegin
report({
  bench: 'price-export',
  case: `${rows} rows`,
  ms,
  longestPartMs: longestMs,
  grownMb,
  bareMs,
  ratio: ms / bareMs,
})

/** Every 3D graphic of the demo catalogs, under every choice that it can meet. */
import { type Catalog, compileCatalog, type Product } from '@orderwright/domain/catalog'
import { defaultConfiguration } from '@orderwright/domain/configuration'
import { drawFamily } from '@orderwright/domain/drawing'
import { boundsOfMesh, resolveGraphic } from '@orderwright/domain/graphics'
import { graphicSpec, resolveDrawingSpec } from '@orderwright/domain/item-drawings'
import {
  newOrder,
  type OrderDocument,
  type ProductInstance,
  productOrderSchema,
} from '@orderwright/domain/orders'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, test } from 'vitest'
import { demoSeeds } from '../index.ts'

const now = timestamp('2026-06-15 12:00:00')
const seeds = demoSeeds(new Date('2026-06-15T12:00:00Z'))

/** The item with one other choice at a time: each option, and the least and most of each size. */
function variants(catalog: Catalog, item: ProductInstance): ProductInstance[] {
  const product = catalog.products.get(item.productId)
  const associations = product?.associations.productProperties ?? {}
  return (catalog.propertiesByProduct.get(item.productId) ?? []).flatMap((property) => {
    const { minDimension, maxDimension } = property.data
    const disabled = associations[String(property.id)]?.disabledProductOptionIds ?? []
    const options = (catalog.optionsByProperty.get(property.id) ?? []).filter(
      ({ id, archived }) => archived === 0 && !disabled.includes(id),
    )
    const choices =
      property.type === 'singleSelect'
        ? options.map(({ id }) => ({ optionId: id }))
        : property.type === 'dimensions' && maxDimension > 0
          ? [{ value: minDimension }, { value: maxDimension }]
          : []
    return choices.map((choice) => ({
      ...item,
      properties: { ...item.properties, [String(property.id)]: choice },
    }))
  })
}

/** The item with every size and count filled in that nobody has typed yet. */
function measured(catalog: Catalog, item: ProductInstance): ProductInstance {
  const properties = { ...item.properties }
  for (const { id, type, data } of catalog.propertiesByProduct.get(item.productId) ?? []) {
    const { minDimension, maxDimension } = data
    if (type === 'number') properties[String(id)] ??= { value: 12 }
    if (type === 'dimensions') {
      properties[String(id)] ??= { value: Math.round(minDimension + (maxDimension - minDimension) / 4) }
    }
  }
  return { ...item, properties }
}

const shown = seeds.flatMap((seed) =>
  seed.catalog.products
    .filter(({ graphic }) => graphic !== null)
    .map((product) => [`${seed.title}: ${product.title}`, seed, product] as const),
)

/** A catalog with an order of one new item of the product, its sizes filled in. */
function startOf(seed: (typeof seeds)[number], product: Product) {
  const catalog = compileCatalog(seed.catalog)
  const order = productOrderSchema.parse({
    ...newOrder({ orgId: seed.id, userId: 1 }, seed.profile, now),
    id: 1,
    orgSpecificId: 1,
    version: 1,
    created: now,
    lastUpdated: now,
    deletedAt: null,
  })
  const viewer = { role: 'owner', pricingIsHidden: false } as const
  const context = { catalog, profile: seed.profile, viewer, now }
  const { document } = defaultConfiguration(context, { order, items: [] }, product.id)
  const [blank] = document.items
  if (!blank) throw new Error('no item')
  const item = measured(catalog, blank)
  return { catalog, document, item }
}

describe('products that are shown in 3D', () => {
  test('[1.1.06] there are some', () => {
    expect(shown.length).toBeGreaterThan(1)
  })

  test.each(shown)('%s resolves under each of its choices, and follows them', (_, seed, product) => {
    const { catalog, document, item } = startOf(seed, product)
    const resolve = (one: ProductInstance) => {
      const given: OrderDocument = { ...document, items: [one] }
      const spec = graphicSpec(catalog, given, one)
      if (!spec) throw new Error(`${product.title} names a graphic that is not there`)
      return resolveGraphic(spec.graphic, spec.spec)
    }
    const start = resolve(item)
    expect(start.ok ? 'ok' : start).toBe('ok')
    const looks = new Set<string>()
    for (const variant of variants(catalog, item)) {
      const resolved = resolve(variant)
      expect([variant.properties, resolved]).toMatchObject([variant.properties, { ok: true }])
      if (!resolved.ok) continue
      expect(resolved.meshes.length).toBeGreaterThan(1)
      looks.add(JSON.stringify([resolved.bounds, resolved.meshes.map(({ material }) => material)]))
    }
    // At least one choice is seen.
    if (variants(catalog, item).length > 0) expect(looks.size).toBeGreaterThan(1)
  })

  const fronts = shown.filter(([, , { drawing }]) => drawing?.family === 'cabinet-front')
  test.each(fronts)('%s: slats of the model stand where the drawing has them', (_, seed, product) => {
    const { catalog, document, item } = startOf(seed, product)
    const compared = variants(catalog, item).map((variant) => {
      const given = { ...document, items: [variant] }
      const drawing = resolveDrawingSpec(catalog, given, variant)
      const spec = graphicSpec(catalog, given, variant)
      if (!drawing.ok || !spec) throw new Error('not drawn')
      const drawn = drawFamily(drawing.family, drawing.spec)
      const model = resolveGraphic(spec.graphic, spec.spec)
      if (!drawn.ok || !model.ok) throw new Error('not drawn')
      const [width, height] = [Number(spec.spec['width']), Number(spec.spec['height'])]
      const round = (value: number) => Math.round(value * 100) / 100
      const flat = drawn.scene.items.flatMap((one) =>
        one.kind === 'rect' && one.part?.startsWith('slat:')
          ? [[one.x, one.y, one.x + one.width, one.y + one.height].map(round)]
          : [],
      )
      const solid = model.meshes
        .filter(({ title }) => title === 'Slat')
        .map(boundsOfMesh)
        .map(({ from, to }) =>
          [from[0] + width / 2, height / 2 - to[1], to[0] + width / 2, height / 2 - from[1]].map(round),
        )
      expect(solid).toEqual(flat)
      return flat.length
    })
    // A drawer front has no slats; a cabinet front has, in most of its variants.
    if (compared.some((count) => count > 0)) expect(Math.max(...compared)).toBeGreaterThan(3)
  })
})

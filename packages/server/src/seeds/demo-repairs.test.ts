/**
 * Ways out on the demo's orders of every organisation: each that is offered is accepted, gives what was asked for, and
 * leaves no line less valid. [1.5.26, 1.5.27, 1.8.02]
 */
import { compileCatalog } from '@orderwright/domain/catalog'
import {
  defaultConfiguration,
  evaluateOrder,
  type OrderEvaluation,
  type Repair,
} from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import { type OrderDocument, type SelectionChange, sortItems } from '@orderwright/domain/orders'
import {
  drawingRefusal,
  explainItem,
  pickerStates,
  planChanges,
  planSelection,
} from '@orderwright/domain/repairs'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, test } from 'vitest'
import '../platform/drawing-families.ts'
import { demoSeeds } from './index.ts'
import { backBoxOptionId } from './maison-lumen/catalog/back-boxes.ts'
import { optionIds, productIds, propertyIds } from './maison-lumen/ids.ts'
import { type Random, randomFrom } from './random.ts'

const seeds = demoSeeds(new Date('2026-06-15T12:00:00Z'))

type Seed = (typeof seeds)[number]

function contextOf({ catalog, profile }: Seed): EvaluationContext {
  return {
    catalog: compileCatalog(catalog),
    profile,
    viewer: { role: 'owner', pricingIsHidden: false },
    now: timestamp('2026-06-15 12:00:00'),
  }
}

function documentsOf({ orders }: Seed): OrderDocument[] {
  return orders.productOrders.map((order) => ({
    order,
    items: sortItems(orders.productInstances.filter((item) => item.productOrderId === order.id)),
  }))
}

const invalidLines = ({ items }: OrderEvaluation) =>
  items.filter(({ isValid }) => !isValid).map(({ item }) => item.id)

function after(before: OrderEvaluation, repair: Repair): OrderEvaluation {
  const plan = planChanges(before.context, before.document, repair.changes)
  if (!plan.ok) throw new Error(`${repair.title}: ${plan.message}`)
  return evaluateOrder(before.context, plan.document)
}

function holds({ document }: OrderEvaluation, { itemId, propertyId, selection }: SelectionChange): boolean {
  const place = itemId === null ? document.order : document.items.find(({ id }) => id === itemId)
  return place?.properties[propertyId]?.optionId === selection?.optionId
}

/** A choice that might be asked for: an option of a single select of the order or of a line. */
function someChoice(evaluation: OrderEvaluation, random: Random): SelectionChange | null {
  const places = [
    ...evaluation.orderProperties.map((view) => ({ itemId: null, view })),
    ...evaluation.items.flatMap(({ item, visibleProperties }) =>
      visibleProperties.map((view) => ({ itemId: item.id, view })),
    ),
  ].filter(({ view }) => view.property.type === 'singleSelect' && view.states.some(({ allowed }) => !allowed))
  if (places.length === 0) return null
  const { itemId, view } = random.pick(places)
  const { option } = random.pick(view.states.filter(({ allowed }) => !allowed))
  return { itemId, propertyId: view.property.id, selection: { optionId: option.id } }
}

/** Takes every way out of a refused choice; how many there were. */
function takeWaysOut(before: OrderEvaluation, change: SelectionChange): number {
  const plan = planSelection(before.context, before.document, change)
  if (plan.ok) return 0
  const known = invalidLines(before)
  for (const repair of plan.repairs) {
    const next = after(before, repair)
    expect([repair.title, holds(next, change)]).toEqual([repair.title, true])
    const left = invalidLines(next)
    expect([repair.title, left.filter((id) => !known.includes(id))]).toEqual([repair.title, []])
    if (change.itemId !== null) expect(left).not.toContain(change.itemId)
    expect(repair.priceDifferenceInCents).toBe(
      before.isPriced && next.isPriced
        ? (next.subtotal ?? 0) - (before.subtotal ?? 0)
        : repair.priceDifferenceInCents,
    )
  }
  const rank = plan.repairs.map(({ changes, priceDifferenceInCents }) => [
    changes.length,
    priceDifferenceInCents ?? 1e12,
  ])
  expect(rank).toEqual(rank.toSorted(([a = 0, x = 0], [b = 0, y = 0]) => a - b || x - y))
  return plan.repairs.length
}

describe.each(seeds.map((seed) => [seed.title, seed] as const))('orders of %s', (_, seed) => {
  const context = contextOf(seed)
  const documents = documentsOf(seed)

  test('[1.5.26, 1.5.27] every way out of a refused choice is accepted and leaves no line less valid', () => {
    const random = randomFrom(seed.id)
    let refused = 0
    for (let round = 0; round < 40; round++) {
      const before = evaluateOrder(context, random.pick(documents))
      const change = someChoice(before, random)
      if (change === null) continue
      refused += 1
      takeWaysOut(before, change)
    }
    const hasRules = seed.catalog.productRules.length > 0
    expect(refused).toBeGreaterThan(hasRules ? 5 : -1)
  })

  test('[1.8.02] every way out of an invalid line leaves fewer invalid lines', () => {
    const random = randomFrom(seed.id + 1)
    for (let round = 0; round < 12; round++) {
      const before = evaluateOrder(context, broken(random.pick(documents), seed, random))
      for (const itemId of invalidLines(before).slice(0, 1)) {
        const { problems, complete } = explainItem(before, itemId)
        for (const repair of [
          ...problems.flatMap(({ repairs }) => repairs),
          ...(complete ? [complete] : []),
        ]) {
          const next = after(before, repair)
          expect([repair.title, invalidLines(next).includes(itemId)]).toEqual([repair.title, false])
          expect(invalidLines(next).length).toBeLessThan(invalidLines(before).length)
        }
      }
    }
  })
})

/** The order with two choices of a line changed at will, as an older catalog may have left it. */
function broken(document: OrderDocument, seed: Seed, random: Random): OrderDocument {
  if (document.items.length === 0) return document
  const item = random.pick(document.items)
  const properties = { ...item.properties }
  for (let k = 0; k < 2; k++) {
    const chosen = Object.entries(properties).filter(([, selection]) => selection.optionId !== undefined)
    if (chosen.length === 0) return document
    const [propertyId] = random.pick(chosen)
    const options = seed.catalog.productOptions.filter((one) => one.productPropertyId === Number(propertyId))
    if (options.length > 0) properties[propertyId] = { optionId: random.pick(options).id }
  }
  return { ...document, items: document.items.map((one) => (one === item ? { ...item, properties } : one)) }
}

describe('fronts and doors of Norrvik', () => {
  const norrvik = seeds.find(({ title }) => title === 'Norrvik')
  if (!norrvik) throw new Error('no Norrvik')
  const context = contextOf(norrvik)

  /** With every measure as near to `mm` as its bounds are. */
  function inSize(item: OrderDocument['items'][number], mm: number) {
    const properties = { ...item.properties }
    for (const [id, { value }] of Object.entries(properties)) {
      const property = context.catalog.properties.get(Number(id))
      if (property?.type !== 'dimensions' || typeof value !== 'number') continue
      const { minDimension, maxDimension } = property.data
      properties[id] = { value: Math.min(Math.max(mm, minDimension), maxDimension || mm) }
    }
    return { ...item, properties }
  }

  test('[1.5.26, 1.5.27] each option that a drawing leaves no room for has a way out, and takes it', () => {
    let struck = 0
    const sized = documentsOf(norrvik).flatMap((document) =>
      [240, 500, 900].map((mm) => ({ ...document, items: document.items.map((item) => inSize(item, mm)) })),
    )
    for (const before of sized.map((document) => evaluateOrder(context, document))) {
      const line = before.items.find(({ isValid }) => isValid)
      const states = line?.visibleProperties.flatMap(({ property }) =>
        pickerStates(before, line.item.id, property.id).filter(
          ({ allowed, reasons }) => !allowed && reasons[0]?.code === 'layout',
        ),
      )
      for (const { option } of states ?? []) {
        const change = {
          itemId: line?.item.id ?? null,
          propertyId: option.productPropertyId,
          selection: { optionId: option.id },
        }
        const refused = drawingRefusal(before, change, [change])
        struck += 1
        expect([refused?.message, refused?.repairs.length]).not.toEqual([refused?.message, 0])
        for (const repair of refused?.repairs ?? []) {
          expect([repair.title, invalidLines(after(before, repair))]).toEqual([
            repair.title,
            invalidLines(before),
          ])
        }
      }
    }
    expect(struck).toBeGreaterThan(5)
  })
})

describe('what failed in the browser', () => {
  const [lumen] = seeds
  if (!lumen) throw new Error('no organisations')
  const context = contextOf(lumen)

  test('[issue 12, 12] hidden fixing on order 51: the ways out mend every wide plate, and say what they cost', () => {
    const document = documentsOf(lumen).find(({ order }) => order.orgSpecificId === 51)
    if (!document) throw new Error('no order 51')
    const before = evaluateOrder(context, document)
    const change = {
      itemId: null,
      propertyId: propertyIds.screwType,
      selection: { optionId: optionIds.screwNone },
    }
    expect(planSelection(context, document, change).ok).toBe(false)
    expect(takeWaysOut(before, change)).toBeGreaterThan(0)
    // A plate, its layout and its box on each of the lines with six buttons in a row; a plate on the others.
    const plan = planSelection(context, document, change)
    const [cheapest] = plan.ok ? [] : plan.repairs
    const changed = (cheapest?.changes ?? []).map(({ itemId, propertyId }) => ({
      line: document.items.find(({ id }) => id === itemId)?.title ?? 'order',
      property: context.catalog.properties.get(propertyId)?.title,
    }))
    expect(changed).toEqual([
      { line: 'Powder room', property: 'Plate size' },
      { line: 'Powder room', property: 'Mechanism layout' },
      { line: 'Powder room', property: 'Back box' },
      { line: 'Stair hall', property: 'Plate size' },
      { line: 'Stair hall', property: 'Mechanism layout' },
      { line: 'Stair hall', property: 'Back box' },
      { line: 'Guest bedroom', property: 'Plate size' },
      { line: 'Terrace door', property: 'Plate size' },
      { line: 'Terrace door', property: 'Back box' },
      { line: 'Media room', property: 'Plate size' },
      { line: 'order', property: 'Screw type' },
    ])
    // The same with twenty times as many lines: each is mended by itself.
    const many = {
      order: document.order,
      items: Array.from({ length: 20 }, (_, copy) =>
        document.items.map((item) => ({ ...item, id: item.id + 10_000 * copy })),
      ).flat(),
    }
    expect(takeWaysOut(evaluateOrder(context, many), change)).toBeGreaterThan(0)
  })

  test('[issue 12, 12] a four-gang box behind nine buttons on 144 × 144: no way out makes an invalid line', () => {
    const nine = documentsOf(lumen)
      .flatMap((document) => document.items.map((item) => ({ document, item })))
      .find(({ item }) => item.productId === productIds.keypad)
    if (!nine) throw new Error('no keypad')
    const { document, item } = nine
    const plates = lumen.catalog.productOptions.filter(
      ({ productPropertyId }) => productPropertyId === propertyIds.plateSize,
    )
    const layouts = lumen.catalog.productOptions.filter(
      ({ productPropertyId }) => productPropertyId === propertyIds.layout,
    )
    const plate = plates.find(({ data }) => data['width'] === 144 && data['height'] === 144)
    const layout = layouts.find(({ title }) => /3\s*[×x]\s*3|9 buttons/i.test(title))
    if (!plate || !layout) throw new Error(`no plate or layout: ${layouts.map(({ title }) => title).join()}`)
    const properties = {
      ...item.properties,
      [propertyIds.plateSize]: { optionId: plate.id },
      [propertyIds.layout]: { optionId: layout.id },
      [propertyIds.ledIndicator]: { optionId: optionIds.ledOff },
      [propertyIds.keypadBackBox]: {
        optionId: backBoxOptionId(propertyIds.keypadBackBox, 'us-two-gang'),
      },
    }
    const before = evaluateOrder(context, { ...document, items: [{ ...item, properties }] })
    const change = {
      itemId: item.id,
      propertyId: propertyIds.keypadBackBox,
      selection: { optionId: backBoxOptionId(propertyIds.keypadBackBox, 'four-gang') },
    }
    expect(planSelection(context, before.document, change).ok).toBe(false)
    expect(takeWaysOut(before, change)).toBeGreaterThan(0)
  })
})

describe('options that can not stand', () => {
  const [lumen] = seeds
  if (!lumen) throw new Error('no organisations')
  const context = contextOf(lumen)
  const optionOf = (propertyId: number, isWanted: (title: string) => boolean) => {
    const option = lumen.catalog.productOptions.find(
      (one) => one.productPropertyId === propertyId && isWanted(one.title),
    )
    if (!option) throw new Error(`no such option of ${propertyId}`)
    return option
  }
  const [first] = documentsOf(lumen)
  if (!first) throw new Error('no orders')
  const { document } = defaultConfiguration(context, { ...first, items: [] }, productIds.keypad)
  const [item] = document.items
  if (!item) throw new Error('no keypad')
  const plate = optionOf(propertyIds.plateSize, (title) => title.startsWith('144 × 117'))
  const properties = { ...item.properties, [propertyIds.plateSize]: { optionId: plate.id } }
  const before = evaluateOrder(context, { ...document, items: [{ ...item, properties }] })
  const nine = optionOf(propertyIds.layout, (title) => title.startsWith('9 push buttons'))
  const change = { itemId: item.id, propertyId: propertyIds.layout, selection: { optionId: nine.id } }

  test('[issue 12, 12] [1.5.42] nine buttons on 144 × 117 are struck with the reason before they are chosen', () => {
    expect(before.isValid).toBe(true)
    const states = pickerStates(before, item.id, propertyIds.layout)
    expect(states.find(({ option }) => option.id === nine.id)).toMatchObject({
      allowed: false,
      reasons: [
        { code: 'layout', message: 'This plate is high enough for 2 rows of mechanisms, not for 3.' },
      ],
    })
  })

  test('[issue 12, 12] what is not struck stands, and what is struck does not', () => {
    for (const propertyId of [propertyIds.layout, propertyIds.plateSize, propertyIds.keypadBackBox]) {
      const plain = before.itemsById.get(item.id)?.properties.get(propertyId)?.states ?? []
      for (const [index, { option, allowed, chosen }] of pickerStates(
        before,
        item.id,
        propertyId,
      ).entries()) {
        if (plain[index]?.allowed !== true || chosen) continue
        const selection = { optionId: option.id }
        const plan = planSelection(context, before.document, { itemId: item.id, propertyId, selection })
        const next = plan.ok ? evaluateOrder(context, plan.document) : before
        const isSound = !(next.items[0]?.problems ?? []).some(({ code }) => code === 'layout')
        expect([option.title, isSound]).toEqual([option.title, allowed])
      }
    }
  })

  test('[issue 12, 12] asking for them is answered with ways out that leave the item valid', () => {
    const refused = drawingRefusal(before, change, [change])
    expect(refused?.message).toBe('This plate is high enough for 2 rows of mechanisms, not for 3.')
    expect(refused?.repairs.length).toBeGreaterThan(0)
    for (const repair of refused?.repairs ?? []) {
      const next = after(before, repair)
      expect([repair.title, next.isValid, holds(next, change)]).toEqual([repair.title, true, true])
    }
  })
})

test('[issue 12, 12] a shade that meets the wall: the way out chooses the color that it brings up, without which the item is invalid', () => {
  const seed = seeds.find(({ id }) => id === 1004)
  const product = seed?.catalog.products.find(({ title }) => title === 'Halden wall light')
  if (!seed || !product) throw new Error('no wall light')
  const context = contextOf(seed)
  const [some] = documentsOf(seed)
  if (!some) throw new Error('no orders')
  const { document } = defaultConfiguration(context, { ...some, items: [] }, product.id)
  const views = evaluateOrder(context, document).items[0]?.visibleProperties ?? []
  const choice = (property: string, option: string): SelectionChange => {
    const view = views.find((one) => one.property.title === property)
    const found = view?.states.find((one) => one.option.title.startsWith(option))
    if (!view || !found) throw new Error(`no ${property}: ${option}`)
    const itemId = document.items[0]?.id ?? 0
    return { itemId, propertyId: view.property.id, selection: { optionId: found.option.id } }
  }
  const near = planChanges(context, document, [choice('Projection', '95 mm')])
  if (!near.ok) throw new Error(near.message)
  const before = evaluateOrder(context, near.document)
  const drum = choice('Shade', 'Drum, 140')
  const alone = planChanges(context, near.document, [choice('Projection', '120 mm'), drum])
  const problems = alone.ok ? evaluateOrder(context, alone.document).items[0]?.problems : []
  expect(problems?.map(({ message }) => message)).toEqual(['Shade color is not chosen yet.'])
  const refused = drawingRefusal(before, drum, [drum])
  expect(refused?.repairs[0]?.title).toBe('Change Shade color to Ivory, Change Projection to 120 mm')
  for (const repair of refused?.repairs ?? []) expect(after(before, repair).isValid).toBe(true)
})

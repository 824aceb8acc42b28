/**
 * The yardstick of `option-change`: the demo keypad's rules, validity, price and costs written by hand for this
 * one product, as one would without an engine. It knows every rule and gives the same answers.
 */
import type { ProductOption } from '@orderwright/domain/catalog'
import type { Selections } from '@orderwright/domain/orders'
import type { maisonLumenCatalog } from '../../packages/server/src/seeds/maison-lumen/catalog/catalog.ts'
import {
  backBoxes,
  backBoxOptionId,
  openingOf,
} from '../../packages/server/src/seeds/maison-lumen/catalog/back-boxes.ts'
import { engravingColors } from '../../packages/server/src/seeds/maison-lumen/catalog/engraving.ts'
import {
  optionIds as o,
  pricingRuleIds,
  productIds,
  propertyIds as p,
} from '../../packages/server/src/seeds/maison-lumen/ids.ts'
import {
  layoutLimits,
  layouts,
  matchedFinishes,
  mechanismSpacing,
} from '../../packages/server/src/seeds/maison-lumen/catalog/mechanisms.ts'
import { plateFinishes, plateSizes } from '../../packages/server/src/seeds/maison-lumen/catalog/plates.ts'
import {
  finishFamilies,
  mechanismFamilies,
} from '../../packages/server/src/seeds/maison-lumen/catalog/pricing.ts'

export type OfferedOption = { option: ProductOption; allowed: boolean; chosen: boolean }
export type ByHand = {
  selections: Selections
  offered: Map<number, OfferedOption[]>
  isValid: boolean
  unitPrice: number
  costs: {
    orderSubTotal: number
    discount: number
    tariff: number
    tax: number
    orderTotal: number
    depositAmount: number
  }
}

type Grid = { columns: number; rows: number }
type Records = ReturnType<typeof maisonLumenCatalog>

const sizeById = new Map(plateSizes.map((size) => [size.id, size]))
const finishById = new Map(plateFinishes.map((finish) => [finish.id, finish]))
const layoutById = new Map(layouts.map((layout) => [layout.id, layout]))
const matchedById = new Map(matchedFinishes.map((finish) => [finish.id, finish]))
const colorById = new Map<number, (typeof engravingColors)[number]>(
  engravingColors.map((color) => [color.id, color]),
)
const boxUsSingle = backBoxOptionId(p.keypadBackBox, 'us-single')
const boxUsTwo = backBoxOptionId(p.keypadBackBox, 'us-two-gang')
const boxUkDouble = backBoxOptionId(p.keypadBackBox, 'uk-double')
const boxFour = backBoxOptionId(p.keypadBackBox, 'four-gang')

/** Boxes by their option; a box by others has none. */
const boxById = new Map(
  backBoxes
    .filter(({ key }) => key !== 'floor')
    .map((box) => [backBoxOptionId(p.keypadBackBox, box.key), box] as const),
)
const BUTTON_MM = 17
const HEAD_MM = 6

function spacingOf(axis: string, plateSize: number, count: number): number {
  for (const row of mechanismSpacing.table) {
    if (row.axis === axis && row.plateSize === plateSize && row.count === count) return row.spacing
  }
  return mechanismSpacing.default
}

const own = [
  p.plateSize,
  p.plateFinish,
  p.edge,
  p.layout,
  p.mechanismFinish,
  p.ledIndicator,
  p.engravingType,
  p.engravingFont,
  p.engravingSize,
  p.engravingColor,
  p.keypadBackBox,
] as const

/** Prices of today, looked up once. */
function fixedPrices(records: Records): Map<number, number> {
  const prices = new Map<number, number>()
  for (const option of records.productOptions) {
    const rule = records.productPricingRules.find((known) => known.id === option.productPricingRuleId)
    const [expression] = rule?.versions['2']?.expressions ?? []
    if (expression?.type === 'fixed') prices.set(option.id, expression.props.value)
  }
  return prices
}

export function keypadByHand(records: Records) {
  const prices = fixedPrices(records)
  const disabled = new Set(
    records.products.find((product) => product.id === productIds.keypad)?.associations.productProperties[
      p.layout
    ]?.disabledProductOptionIds,
  )
  const optionsOf = new Map<number, ProductOption[]>(
    own.map((id) => [
      id,
      records.productOptions
        .filter((option) => option.productPropertyId === id)
        .sort((a, b) => a.rank - b.rank || a.id - b.id),
    ]),
  )
  const rule = records.productPricingRules.find((known) => known.id === pricingRuleIds.keypad)
  const [base] = rule?.versions['2']?.expressions ?? []
  const basePrice = base?.type === 'fixed' ? base.props.value : 0

  /** Whether an option goes with the other choices; `own` says which property is asked about. */
  function goes(option: number, property: number, chosen: (id: number) => number): boolean {
    switch (property) {
      case p.plateSize: {
        const size = sizeById.get(option)!
        if (chosen(p.screwType) === o.screwNone && size.width > 175) return false
        const box = chosen(p.keypadBackBox)
        if (box === boxUsSingle && size.height < 117) return false
        if (box === boxUsTwo && size.height < 133) return false
        if (box === boxUkDouble && size.width < 144) return false
        return !(box === boxFour && size.width < 207)
      }
      case p.plateFinish: {
        const matched = matchedById.get(chosen(p.mechanismFinish))
        return matched === undefined || matched.plateFinishId === option
      }
      case p.layout: {
        const layout = layoutById.get(option)!
        if (disabled.has(option)) return false
        const hasRoom = (layout.kind === 'push' || layout.kind === 'button') && layout.rows <= 3
        return hasRoom || chosen(p.ledIndicator) !== o.ledOn
      }
      case p.mechanismFinish: {
        const matched = matchedById.get(option)
        const finish = chosen(p.plateFinish)
        return matched === undefined || finish === 0 || matched.plateFinishId === finish
      }
      case p.ledIndicator: {
        const layout = layoutById.get(chosen(p.layout))
        if (option !== o.ledOn || layout === undefined) return true
        return (layout.kind === 'push' || layout.kind === 'button') && layout.rows <= 3
      }
      case p.engravingType: {
        if (option !== o.groupEngraving) return true
        const layout = layoutById.get(chosen(p.layout))
        return layout !== undefined && layout.columns * layout.rows > 1
      }
      case p.engravingColor: {
        const finish = finishById.get(chosen(p.plateFinish))
        return finish === undefined || colorById.get(option)!.forDark === finish.isDark
      }
      case p.keypadBackBox: {
        const size = sizeById.get(chosen(p.plateSize))
        if (size === undefined) return true
        if (option === boxUsSingle) return size.height >= 117
        if (option === boxUsTwo) return size.height >= 133
        if (option === boxUkDouble) return size.width >= 144
        return option !== boxFour || size.width >= 207
      }
      default:
        return true
    }
  }

  function isHidden(property: number, engraving: number): boolean {
    return (
      engraving === o.noEngraving &&
      (property === p.engravingFont || property === p.engravingSize || property === p.engravingColor)
    )
  }

  function layoutFits(chosen: (id: number) => number): boolean {
    const size = sizeById.get(chosen(p.plateSize))
    const layout = layoutById.get(chosen(p.layout))
    if (size === undefined || layout === undefined) return true
    let columns = 1
    for (const row of layoutLimits.columnsByWidth) if (row.width <= size.width) columns = row.columns
    let rows = 1
    for (const row of layoutLimits.rowsByHeight) if (row.height <= size.height) rows = row.rows
    if (layout.columns <= columns && layout.rows <= rows) return true
    if (size.width >= 144 && layout.rows === 1 && layout.columns <= columns + 1) return true
    const isTwoGang = chosen(p.keypadBackBox) === boxUsTwo
    return isTwoGang && size.width === 82 && size.height === 144 && layout.columns <= 2 && layout.rows <= 4
  }

  /** Whether the buttons stand inside the box, and the screws beside the buttons. */
  function standsInBox(chosen: (id: number) => number): boolean {
    const size = sizeById.get(chosen(p.plateSize))
    const layout = layoutById.get(chosen(p.layout))
    if (size === undefined || layout === undefined) return true
    const x = ((layout.columns - 1) * spacingOf('x', size.width, layout.columns)) / 2
    const y = ((layout.rows - 1) * spacingOf('y', size.height, layout.rows)) / 2
    const half = BUTTON_MM / 2
    const box = boxById.get(chosen(p.keypadBackBox))
    if (box !== undefined) {
      if (box.width > size.width || box.height > size.height) return false
      const opening = openingOf(box)
      if (box.isRound && Math.hypot(x, y) + half > opening.height / 2) return false
      if (x + half > opening.width / 2 || y + half > opening.height / 2) return false
    }
    return chosen(p.screwType) === o.screwNone || hasScrews(size, layout)
  }

  /** Whether one pair left and right, one above and below, or four towards the corners has a place. */
  function hasScrews(size: { width: number; height: number; screwSpacing: number }, layout: Grid): boolean {
    const dx = spacingOf('x', size.width, layout.columns)
    const dy = spacingOf('y', size.height, layout.rows)
    const reach = HEAD_MM / 2
    const isFree = (x: number, y: number) => {
      if (Math.abs(x) + reach + 1 > size.width / 2 || Math.abs(y) + reach + 1 > size.height / 2) return false
      const least = BUTTON_MM / 2 + reach + 0.5
      for (let column = 0; column < layout.columns; column++) {
        for (let row = 0; row < layout.rows; row++) {
          const atX = (column - (layout.columns - 1) / 2) * dx
          const atY = (row - (layout.rows - 1) / 2) * dy
          if (Math.abs(x - atX) < least && Math.abs(y - atY) < least) return false
        }
      }
      return true
    }
    const half = size.screwSpacing / 2
    if (isFree(half, 0) && isFree(-half, 0)) return true
    if (isFree(0, half) && isFree(0, -half)) return true
    return isFree(half, 23) && isFree(-half, 23) && isFree(half, -23) && isFree(-half, -23)
  }

  function unitPrice(chosen: (id: number) => number): number {
    const finish = finishById.get(chosen(p.plateFinish))!
    const size = sizeById.get(chosen(p.plateSize))!
    const mechanism = matchedById.has(chosen(p.mechanismFinish))
      ? mechanismFamilies.matched.price
      : chosen(p.mechanismFinish) < 353
        ? mechanismFamilies.standard.price
        : mechanismFamilies.metal.price
    const layout = layoutById.get(chosen(p.layout))!
    const count = layout.columns * layout.rows
    let price = basePrice + finishFamilies[finish.family].numbers[size.plateClass]
    price += prices.get(chosen(p.edge))! + mechanism * count + prices.get(chosen(p.ledIndicator))! * count
    price += prices.get(chosen(p.engravingType))! + prices.get(chosen(p.screwType))!
    if (chosen(p.engravingType) !== o.noEngraving) price += prices.get(chosen(p.engravingColor))!
    return Math.round(price)
  }

  /** One choice: the new choices, every option's state, validity, price and costs. */
  return function choose(
    before: Selections,
    order: Selections,
    quantity: number,
    property: number,
    optionId: number,
  ): ByHand | null {
    const selections: Selections = { ...before, [property]: { optionId } }
    const chosen = (id: number) => (id === p.screwType ? order[id] : selections[id])?.optionId ?? 0
    if (!goes(optionId, property, chosen)) return null
    const engraving = chosen(p.engravingType)
    for (const id of own) if (isHidden(id, engraving)) delete selections[id]
    const offered = new Map<number, OfferedOption[]>()
    let isValid = layoutFits(chosen) && standsInBox(chosen)
    for (const id of own) {
      if (isHidden(id, engraving)) continue
      const current = chosen(id)
      let hasValidChoice = false
      const states: OfferedOption[] = []
      for (const option of optionsOf.get(id)!) {
        const allowed = goes(option.id, id, chosen)
        const isChosen = option.id === current
        if (isChosen && allowed) hasValidChoice = true
        states.push({ option, allowed, chosen: isChosen })
      }
      if (!hasValidChoice) isValid = false
      offered.set(id, states)
    }
    const price = isValid ? unitPrice(chosen) : 0
    const subtotal = price * quantity
    const tax = Math.round((subtotal * 8.875) / 100)
    const total = subtotal + tax
    return {
      selections,
      offered,
      isValid,
      unitPrice: price,
      costs: {
        orderSubTotal: subtotal,
        discount: 0,
        tariff: 0,
        tax,
        orderTotal: total,
        depositAmount: Math.round(total / 2),
      },
    }
  }
}

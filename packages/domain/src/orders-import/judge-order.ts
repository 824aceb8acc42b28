/** The lines of an order judged by the rules, one after another, as if somebody chose them on the page. */
import { customProductId, type CatalogProduct, type ProductProperty } from '../catalog/schema.ts'
import { isSameFieldValue } from '../catalog-changes/change.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { tryChanges } from '../configuration/changes/try-changes.ts'
import type { PropertyEvaluation } from '../configuration/types.ts'
import { isEngraved } from '../item-drawings/engraving-grid.ts'
import { customProductName } from '../messages/admin/spreadsheet-titles.ts'
import { orderImportMessages as words } from '../messages/admin/spreadsheets.ts'
import type { OrderDocument } from '../orders/document.ts'
import { newItem, newOrder } from '../orders/new-order.ts'
import { type ProductInstance, productInstanceSchema, productOrderSchema } from '../orders/schema.ts'
import type { Selection, SelectionChange } from '../orders/selections.ts'
import { priceItem } from '../pricing/price-item.ts'
import { type CellReport, plainCell } from '../spreadsheets/imports/row-cells.ts'
import { currencySymbol } from '../invoices/currency.ts'
import { formatCents } from '../units/money.ts'
import type { OrdersMaterial, PlannedOrder } from './material.ts'
import {
  engraved,
  engravedProperty,
  isCustomProduct,
  readChoice,
  readProduct,
  readProperty,
} from './read-choices.ts'
import { readPrice } from './read-price.ts'
import { keyOf, type OpenOrder, type ReadRow } from './read-orders.ts'

/** A choice of a line with the cell that it comes from. */
interface Choice {
  readonly change: SelectionChange
  readonly property: ProductProperty
  readonly report: CellReport
}

const refuseAt = (report: CellReport | undefined, message: string) => {
  if (report === undefined || report.outcome === 'refused') return
  report.outcome = 'refused'
  report.message = message
}

const isOpen = ({ property, isValid, selection }: PropertyEvaluation) =>
  property.isRequired === 1 && !isValid && selection === undefined

export class OrderJudge {
  private document: OrderDocument
  private readonly wholeOrder = new Map<number, { readonly row: number; readonly selection: Selection }>()

  constructor(
    private readonly material: OrdersMaterial,
    private readonly open: OpenOrder,
  ) {
    const { profile, now } = material.context
    const draft = newOrder({ orgId: 1, userId: 1 }, profile, now)
    const order = productOrderSchema.parse({ ...draft, ...serverOwned(now), id: 1, orgSpecificId: 1 })
    this.document = { order, items: [] }
  }

  judge(): PlannedOrder {
    const lines = this.open.lines.filter((line) => this.take(line))
    const { order, items } = this.document
    const evaluation = evaluateOrder(this.material.context, this.document)
    for (const [index, read] of lines.entries()) {
      const own = evaluation.items[index]?.visibleProperties ?? []
      // What is chosen for a whole order is said at its first line.
      const properties = index === 0 ? [...own, ...evaluation.orderProperties] : own
      const openTitles = properties.filter(isOpen).map(({ property }) => property.title)
      const at = read.reports.get('product')
      if (openTitles.length > 0 && at && at.outcome !== 'refused' && at.message === undefined)
        at.message = words.stillOpen({ properties: openTitles })
      this.tellPriceOfRules(read, items[index])
    }
    return {
      row: this.open.row,
      properties: order.properties,
      lines: items.map(({ productId, title, quantity, notes, properties, customPriceInCents }) => ({
        productId,
        title,
        quantity,
        notes,
        properties,
        customPriceInCents,
      })),
    }
  }

  /** Whether the line is one: of a product that there is. */
  private take(read: ReadRow): boolean {
    const { catalog } = this.material.context
    const named = plainCell(read.cellOf('product'))
    const product = readProduct(named, catalog)
    const at = read.reports.get('product')
    if (!product.ok && isCustomProduct(named)) return this.takeCustom(read)
    if (!product.ok) {
      refuseAt(at, product.message)
      return false
    }
    const item = this.add(product.value.id, read)
    const choices = [
      ...this.choices(read, product.value, item),
      ...this.engravings(read, product.value, item),
    ]
    this.choose(choices)
    this.tellRounded(choices)
    return true
  }

  /** A line of no product: its name and its price are all that it has. */
  private takeCustom(read: ReadRow): boolean {
    if (read.fields.title === '') {
      refuseAt(read.reports.get('product'), words.customNeedsItem)
      return false
    }
    this.add(customProductId, read)
    const names = { product: customProductName }
    for (const { column, heading } of read.columns) {
      const [kind] = typeof column === 'string' ? [] : column.path
      const report = read.reports.get(keyOf(column))
      if (kind === 'choices') refuseAt(report, words.notOfProduct({ ...names, property: heading }))
      if (kind === 'engravings') refuseAt(report, words.notEngraved(names))
    }
    return true
  }

  private price(read: ReadRow): ProductInstance['customPriceInCents'] {
    const report = read.reports.get('customPrice')
    if (!report) return null
    const { context, locale } = this.material
    const symbol = currencySymbol(context.profile.payment.currency)
    const price = readPrice(plainCell(read.cellOf('customPrice')), locale, symbol)
    if (price.ok) return price.value
    refuseAt(report, price.message)
    return null
  }

  /** Whoever has written what all pieces cost, or another amount than was meant, sees it. */
  private tellPriceOfRules({ reports }: ReadRow, item: ProductInstance | undefined): void {
    const report = reports.get('customPrice')
    if (!report || report.outcome === 'refused' || item === undefined) return
    const { context } = this.material
    const byRule = priceItem(context, this.document, { ...item, customPriceInCents: null })
    if (!byRule.ok || byRule.unitPrice === item.customPriceInCents) return
    const symbol = currencySymbol(context.profile.payment.currency)
    report.message = words.insteadOfRules({ byRule: formatCents(byRule.unitPrice, symbol) })
  }

  private add(productId: number, read: ReadRow): ProductInstance {
    const { title, quantity, notes } = read.fields
    const { items, order } = this.document
    const rank = items.length + 1
    const item = productInstanceSchema.parse({
      ...newItem({ orgId: 1, productId, rank, title, quantity, notes, customPriceInCents: this.price(read) }),
      ...serverOwned(this.material.context.now),
      id: rank,
      productOrderId: order.id,
    })
    this.document = { order, items: [...items, item] }
    return item
  }

  private choices(read: ReadRow, product: CatalogProduct, item: ProductInstance): Choice[] {
    const { catalog, profile } = this.material.context
    return read.columns.flatMap(({ column, heading }): Choice[] => {
      const report = read.reports.get(keyOf(column))
      if (typeof column === 'string' || column.path[0] !== 'choices' || !report) return []
      const property = readProperty(heading, product, catalog)
      if (!property.ok) {
        refuseAt(report, property.message)
        return []
      }
      if (isEngraved(property.value, product, profile)) {
        refuseAt(report, words.isEngraved({ property: property.value.title }))
        return []
      }
      const cell = plainCell(read.cellOf(column.key))
      const chosen = readChoice(cell, property.value, catalog, this.material.locale)
      if (!chosen.ok) {
        refuseAt(report, chosen.message)
        return []
      }
      const isWhole = property.value.isOrderLevel === 1
      if (isWhole && this.isOtherThanBefore(property.value, read.number, chosen.value, report)) return []
      const itemId = isWhole ? null : item.id
      return [
        {
          change: { itemId, propertyId: property.value.id, selection: chosen.value },
          property: property.value,
          report,
        },
      ]
    })
  }

  /** What is chosen for a whole order is said once, or the same on each line. */
  private isOtherThanBefore(
    { id, title }: ProductProperty,
    row: number,
    selection: Selection,
    report: CellReport,
  ): boolean {
    const before = this.wholeOrder.get(id)
    if (before === undefined) {
      this.wholeOrder.set(id, { row, selection })
      return false
    }
    if (isSameFieldValue(before.selection, selection)) return false
    refuseAt(report, words.otherThanBefore({ property: title, row: before.row }))
    return true
  }

  private engravings(read: ReadRow, product: CatalogProduct, item: ProductInstance): Choice[] {
    const { catalog, profile } = this.material.context
    const property = engravedProperty(product, catalog, profile)
    let set = {}
    let last: CellReport | undefined
    for (const { column } of read.columns) {
      const report = read.reports.get(keyOf(column))
      if (typeof column === 'string' || column.path[0] !== 'engravings' || !report) continue
      if (!property) {
        refuseAt(report, words.notEngraved({ product: product.title }))
        continue
      }
      const next = engraved(set, String(column.path[1]), plainCell(read.cellOf(column.key)))
      if (next.ok) {
        set = next.value
        last = report
      } else refuseAt(report, next.message)
    }
    if (!property || !last) return []
    const selection: Selection = { engravings: [set] }
    return [{ change: { itemId: item.id, propertyId: property.id, selection }, property, report: last }]
  }

  /** Together, as one choice; where that is refused, one after another, in whatever order they go, says which cells are left. */
  private choose(choices: readonly Choice[]): void {
    const { context } = this.material
    const together = tryChanges(
      context,
      this.document,
      choices.map(({ change }) => change),
    )
    if (together.ok) {
      this.document = together.document
      return
    }
    let left: readonly Choice[] = choices
    for (;;) {
      const refused = left.flatMap((choice) => {
        const alone = tryChanges(context, this.document, [choice.change])
        if (!alone.ok) return [{ choice, message: alone.message }]
        this.document = alone.document
        return []
      })
      if (refused.length === left.length) {
        for (const { choice, message } of refused) refuseAt(choice.report, message)
        return
      }
      left = refused.map(({ choice }) => choice)
    }
  }

  /** A figure that the property rounds, or holds within its bounds, is said as it is stored. */
  private tellRounded(choices: readonly Choice[]): void {
    for (const { change, report } of choices) {
      const given = change.selection?.value
      const item = this.document.items.find(({ id }) => id === change.itemId)
      const stored = (item ?? this.document.order).properties[change.propertyId]?.value
      if (typeof given !== 'number' || typeof stored !== 'number' || given === stored) continue
      if (report.outcome !== 'refused') report.message = words.becomes({ value: stored })
    }
  }
}

const serverOwned = (now: string) => ({ version: 1, created: now, lastUpdated: now, deletedAt: null })

/** The lines of an order judged by the rules, one after another, as if somebody chose them on the page. */
import type { CatalogProduct, ProductProperty } from '../catalog/schema.ts'
import type { Values as Fields } from '../catalog-changes/change.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { tryChanges } from '../configuration/try-changes.ts'
import type { PropertyEvaluation } from '../configuration/types.ts'
import { orderImportMessages as words } from '../messages/admin/spreadsheets.ts'
import type { OrderDocument } from '../orders/document.ts'
import { newItem, newOrder } from '../orders/new-order.ts'
import { type ProductInstance, productInstanceSchema, productOrderSchema } from '../orders/schema.ts'
import type { Selection, SelectionChange } from '../orders/selections.ts'
import { type CellReport, plainCell } from '../spreadsheets/row-cells.ts'
import type { OrdersMaterial, PlannedOrder } from './material.ts'
import { lineRowSchema } from './orders-tables.ts'
import { engraved, engravedProperty, readChoice, readProduct, readProperty } from './read-choices.ts'
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
  private readonly wholeOrder = new Map<number, { readonly row: number; readonly text: string }>()

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
    const lines = this.open.lines.flatMap((line) => this.line(line) ?? [])
    const { order, items } = this.document
    const evaluation = evaluateOrder(this.material.context, this.document)
    for (const [index, { read }] of lines.entries()) {
      const own = evaluation.items[index]?.visibleProperties ?? []
      // What is chosen for a whole order is said at its first line.
      const properties = index === 0 ? [...own, ...evaluation.orderProperties] : own
      const openTitles = properties.filter(isOpen).map(({ property }) => property.title)
      const at = read.reports.get('product')
      if (openTitles.length > 0 && at && at.outcome !== 'refused' && at.message === undefined)
        at.message = words.stillOpen({ properties: openTitles })
    }
    return {
      row: this.open.row,
      properties: order.properties,
      lines: items.map(({ productId, title, quantity, notes, properties }) => ({
        productId,
        title,
        quantity,
        notes,
        properties,
      })),
    }
  }

  private line(read: ReadRow): { readonly read: ReadRow } | undefined {
    const { catalog } = this.material.context
    const product = readProduct(plainCell(read.cellOf('product')), catalog)
    const at = read.reports.get('product')
    if (!product.ok) {
      if (at && at.value !== '') refuseAt(at, product.message)
      return undefined
    }
    const item = this.add(product.value, read.fields)
    const choices = [
      ...this.choices(read, product.value, item),
      ...this.engravings(read, product.value, item),
    ]
    this.choose(choices)
    return { read }
  }

  private add(product: CatalogProduct, fields: Fields): ProductInstance {
    const { items, order } = this.document
    const row = lineRowSchema.omit({ key: true, product: true }).safeParse(fields)
    const rank = items.length + 1
    const item = productInstanceSchema.parse({
      ...newItem({ orgId: 1, productId: product.id, rank, ...(row.success ? row.data : {}) }),
      ...serverOwned(this.material.context.now),
      id: rank,
      productOrderId: order.id,
    })
    this.document = { order, items: [...items, item] }
    return item
  }

  private choices(read: ReadRow, product: CatalogProduct, item: ProductInstance): Choice[] {
    const { catalog } = this.material.context
    return read.columns.flatMap(({ column, heading }): Choice[] => {
      const report = read.reports.get(keyOf(column))
      if (typeof column === 'string' || column.path[0] !== 'choices' || !report) return []
      const property = readProperty(heading, product, catalog)
      if (!property.ok) {
        refuseAt(report, property.message)
        return []
      }
      const cell = plainCell(read.cellOf(column.key))
      const chosen = readChoice(cell, property.value, catalog, this.material.locale)
      if (!chosen.ok) {
        refuseAt(report, chosen.message)
        return []
      }
      const isWhole = property.value.isOrderLevel === 1
      if (isWhole && this.isOtherThanBefore(property.value, read.number, report)) return []
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
  private isOtherThanBefore({ id, title }: ProductProperty, row: number, report: CellReport): boolean {
    const before = this.wholeOrder.get(id)
    const text = report.value.toLowerCase()
    if (before === undefined) {
      this.wholeOrder.set(id, { row, text })
      return false
    }
    if (before.text === text) return false
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
    let left = choices
    for (;;) {
      const refused: Choice[] = []
      for (const choice of left) {
        const alone = tryChanges(context, this.document, [choice.change])
        if (alone.ok) this.document = alone.document
        else refused.push(choice)
      }
      if (refused.length === left.length) break
      left = refused
    }
    for (const { change, report } of left) {
      const alone = tryChanges(context, this.document, [change])
      if (!alone.ok) refuseAt(report, alone.message)
    }
  }
}

const serverOwned = (now: string) => ({ version: 1, created: now, lastUpdated: now, deletedAt: null })

/** The lines of a cart under headings: by product, or by what was chosen of a property, such as the room. [issue 18, configuring faster] */
import type { Catalog } from '@orderwright/domain/catalog'
import { type ItemEvaluation, propertyLabel, selectionText } from '@orderwright/domain/configuration'
import { severalItemsMessages as words } from '@orderwright/domain/messages'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { cents, formatCents, type LengthUnit, zeroCents } from '@orderwright/domain/units'
import { z } from 'zod'
import { productTitle } from '../open-order/item-names.ts'
import type { FoundItem } from './find-items.ts'

/** What lines can be grouped by: their product, or the id of a property. */
export type GroupKey = 'product' | number

/** As a browser keeps it; null: not grouped. */
export const groupKeySchema = z.union([z.literal('product'), z.number()]).nullable()

export interface Grouping {
  readonly key: GroupKey
  readonly title: string
}

export interface ItemGroup {
  /** what its lines have in common; '' for those that have nothing chosen */
  readonly value: string
  readonly title: string
  readonly found: readonly FoundItem[]
}

/** What the lines come to; '' where prices are hidden, or one of them is on request. */
export function amountOf(items: readonly ItemEvaluation[]): string {
  let sum = zeroCents
  for (const { price, lineTotal } of items) {
    if (!price.ok || lineTotal === null) return ''
    sum = cents(sum + lineTotal)
  }
  return formatCents(sum)
}

function valueOf(catalog: Catalog, evaluation: ItemEvaluation, by: GroupKey, unit: LengthUnit): string {
  if (by === 'product') return productTitle(catalog, evaluation.item)
  const view = evaluation.visibleProperties.find(({ property }) => property.id === by)
  return view === undefined ? '' : selectionText(catalog, view.property, view.cutSelection, unit).trim()
}

/**
 * What it is of use to group these lines by: of what they differ in, and where some are alike, as it stands in the cart; the
 * organization's rooms come first and are enough with two.
 */
export function groupingsOf(
  catalog: Catalog,
  { roles }: Pick<OrgProfile, 'roles'>,
  items: readonly ItemEvaluation[],
  unit: LengthUnit,
): Grouping[] {
  const rooms = new Set<number>(roles['room'] ?? [])
  const titles = new Map<number, string>()
  for (const { visibleProperties } of items) {
    for (const { property } of visibleProperties) {
      if (property.isArray === 1 || property.type === 'checkbox' || property.title === '') continue
      titles.set(property.id, propertyLabel(property, unit))
    }
  }
  const all: Grouping[] = [
    { key: 'product', title: words.byProduct },
    ...[...titles].map(([id, title]): Grouping => ({ key: id, title })),
  ]
  const isRoom = ({ key }: Grouping) => key !== 'product' && rooms.has(key)
  return [...all.filter(isRoom), ...all.filter((one) => !isRoom(one))].filter((one) => {
    const values = new Set(items.map((item) => valueOf(catalog, item, one.key, unit)))
    return values.size > 1 && (isRoom(one) || values.size < items.length)
  })
}

/** In the order in which the first line of each stands in the cart. Every line is in one group. */
export function groupItems(
  catalog: Catalog,
  found: readonly FoundItem[],
  { key, title }: Grouping,
  unit: LengthUnit,
): ItemGroup[] {
  const groups = new Map<string, FoundItem[]>()
  for (const one of found) {
    const value = valueOf(catalog, one.evaluation, key, unit)
    const group = groups.get(value)
    if (group) group.push(one)
    else groups.set(value, [one])
  }
  return [...groups].map(([value, group]) => ({
    value,
    title: value === '' ? words.without({ title }) : value,
    found: group,
  }))
}

/** The sections of the options panel: one for each property group, in display order. */
import {
  type Catalog,
  groupOfProperty,
  type ItemEvaluation,
  type OrderEvaluation,
  type PropertyEvaluation,
} from '@orderwright/domain'

export interface PropertySection {
  /** stable over items and reloads: it is what the browser remembers as open */
  readonly key: string
  readonly title: string
  /** null is the order level */
  readonly itemId: number | null
  readonly properties: readonly PropertyEvaluation[]
}

export const orderSectionKey = 'order'

/** The sections of one line, then that of the whole order when it has choices. */
export function propertySections(
  catalog: Catalog,
  item: ItemEvaluation | undefined,
  order: Pick<OrderEvaluation, 'orderProperties'>,
): PropertySection[] {
  const sections = new Map<string, PropertySection & { properties: PropertyEvaluation[] }>()
  for (const view of item?.visibleProperties ?? []) {
    const group = groupOfProperty(catalog, view.property.id)
    const key = group ? `group ${group.id}` : 'other'
    const section = sections.get(key)
    if (section) section.properties.push(view)
    else {
      sections.set(key, {
        key,
        title: group?.title ?? 'Other options',
        itemId: item?.item.id ?? null,
        properties: [view],
      })
    }
  }
  const all: PropertySection[] = [...sections.values()]
  if (order.orderProperties.length > 0) {
    all.push({
      key: orderSectionKey,
      title: 'For the whole order',
      itemId: null,
      properties: order.orderProperties,
    })
  }
  return all
}

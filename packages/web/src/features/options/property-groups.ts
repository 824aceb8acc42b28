/** The sections of the options panel: one for each property group, in display order. */
import { type Catalog, groupOfProperty } from '@orderwright/domain/catalog'
import type { ItemEvaluation, OrderEvaluation, PropertyEvaluation } from '@orderwright/domain/configuration'
import { optionPanelMessages as words } from '@orderwright/domain/messages'

export interface PropertySection {
  /** stable over items and reloads: it is what the browser remembers as open */
  readonly key: string
  readonly title: string
  /** null is the order level */
  readonly itemId: number | null
  readonly properties: readonly PropertyEvaluation[]
}

export const orderSectionKey = 'order'

/**
 * Whether a row shows the same for both views. The options themselves are not looked at: working them out is for the
 * picker, which asks for them itself; only where there is none to choose the row says why.
 */
export function isSameView(one: PropertyEvaluation, other: PropertyEvaluation): boolean {
  if (one === other) return true
  return (
    one.property === other.property &&
    one.selection === other.selection &&
    one.chosenOption === other.chosenOption &&
    one.availableCount === other.availableCount &&
    one.isValid === other.isValid &&
    one.reason?.message === other.reason?.message &&
    !saysWhyNone(one)
  )
}

function saysWhyNone({ property, availableCount }: PropertyEvaluation): boolean {
  return availableCount === 0 && (property.type === 'singleSelect' || property.type === 'select')
}

/** Whether a section shows the same. */
export function isSameSection(one: PropertySection, other: PropertySection): boolean {
  return (
    one.key === other.key &&
    one.title === other.title &&
    one.itemId === other.itemId &&
    one.properties.length === other.properties.length &&
    one.properties.every((view, index) => isSameView(view, other.properties[index] ?? view))
  )
}

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
        title: group?.title ?? words.otherOptions,
        itemId: item?.item.id ?? null,
        properties: [view],
      })
    }
  }
  const all: PropertySection[] = [...sections.values()]
  if (order.orderProperties.length > 0) {
    all.push({
      key: orderSectionKey,
      title: words.forTheWholeOrder,
      itemId: null,
      properties: order.orderProperties,
    })
  }
  return all
}

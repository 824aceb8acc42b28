/**
 * Property groups have a draft and what counts: the group's `properties` map is the draft, a property's own
 * `productPropertyGroupId` is the group under which it stands on the order page. Publishing brings the second to the
 * first. [2.2.89, 2.3.07]
 */
import type { ProductProperty, ProductPropertyGroup } from './schema.ts'

type Draft = Pick<ProductPropertyGroup, 'id' | 'properties'>
type Grouped = Pick<ProductProperty, 'id' | 'productPropertyGroupId'>

/** A property that goes from one group to another; null is no group. */
export interface GroupMove {
  readonly productPropertyId: number
  readonly fromGroupId: number | null
  readonly toGroupId: number | null
}

/** What publishing a group changes on the order page, as property ids in the order of `properties`. */
export interface GroupChanges {
  /** they stood in no group */
  readonly joining: readonly number[]
  /** they will stand in no group */
  readonly leaving: readonly number[]
  /** they come from another group */
  readonly moving: readonly number[]
  /** all of these */
  readonly moves: readonly GroupMove[]
}

/** What publishing `group` would change; nothing where the draft is published. Ids of no property are passed over. */
export function groupChanges(group: Draft, properties: readonly Grouped[]): GroupChanges {
  const joining: number[] = []
  const leaving: number[] = []
  const moving: number[] = []
  const moves: GroupMove[] = []
  for (const { id, productPropertyGroupId: fromGroupId } of properties) {
    const isDrafted = group.properties[String(id)] !== undefined
    const isIn = fromGroupId === group.id
    if (isDrafted === isIn) continue
    if (isIn) leaving.push(id)
    else if (fromGroupId === null) joining.push(id)
    else moving.push(id)
    moves.push({ productPropertyId: id, fromGroupId, toGroupId: isIn ? null : group.id })
  }
  return { joining, leaving, moving, moves }
}

/**
 * The drafts that have to follow when properties change their group by another way than publishing this draft: the group
 * that they leave no longer drafts them, the one that they come to does. Only drafts that change are answered.
 */
export function draftsAfter<Group extends Draft>(
  groups: readonly Group[],
  moves: readonly GroupMove[],
): { readonly group: Group; readonly properties: ProductPropertyGroup['properties'] }[] {
  return groups.flatMap((group) => {
    const properties = new Map(Object.entries(group.properties))
    let isChanged = false
    for (const { productPropertyId, fromGroupId, toGroupId } of moves) {
      const key = String(productPropertyId)
      if (toGroupId === group.id && !properties.has(key)) {
        properties.set(key, {})
        isChanged = true
      }
      if (fromGroupId === group.id && toGroupId !== group.id && properties.delete(key)) isChanged = true
    }
    return isChanged ? [{ group, properties: Object.fromEntries(properties) }] : []
  })
}

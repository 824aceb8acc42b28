/** The classifications of an option as rows of a classifier group and a value, finished ones and those that are not. [1.8.11] */
import { type ProductOption, unassignedId } from '@orderwright/domain/catalog'

type Classifications = ProductOption['classifications']

/** `unassignedId` stands for what is not chosen yet. [1.9.37] */
export interface ClassificationRow {
  readonly key: string
  readonly groupId: number
  readonly classifierId: number
  /** the group that the option is classified by until the row is finished; null: the row is new */
  readonly savedGroupId: number | null
}

/** Nothing of it is saved until both are chosen. */
export function isFinished({ groupId, classifierId }: ClassificationRow): boolean {
  return groupId !== unassignedId && classifierId !== unassignedId
}

/** What is saved by the id of its group, with `drafts` in the place of what they change, then those that are new. */
export function classificationRows(
  classifications: Classifications,
  drafts: readonly ClassificationRow[],
): readonly ClassificationRow[] {
  const saved = Object.entries(classifications).map(([group, classifierId]): ClassificationRow => {
    const groupId = Number(group)
    const draft = drafts.find(({ savedGroupId }) => savedGroupId === groupId)
    return draft ?? { key: `saved ${groupId}`, groupId, classifierId, savedGroupId: groupId }
  })
  // What somebody else has taken away meanwhile is new again.
  const others = drafts.filter(
    ({ savedGroupId }) => savedGroupId === null || classifications[String(savedGroupId)] === undefined,
  )
  return [...saved, ...others]
}

/** The classifications with a finished row in them. */
export function withRow(classifications: Classifications, row: ClassificationRow): Classifications {
  const { groupId, classifierId, savedGroupId } = row
  return { ...withoutGroup(classifications, savedGroupId), [String(groupId)]: classifierId }
}

export function withoutGroup(classifications: Classifications, groupId: number | null): Classifications {
  return Object.fromEntries(Object.entries(classifications).filter(([group]) => Number(group) !== groupId))
}

/** Moving a record within a ranked list: products, properties, categories and property groups. [2.5.01–2.5.04] */

export interface Ranked {
  readonly id: number
  readonly rank: number
}

/** The list as people see it: by rank, records of equal rank by id. */
export function byRankThenId(one: Ranked, other: Ranked): number {
  return one.rank - other.rank || one.id - other.id
}

/** The typed text as a number; undefined for what is none. A place within a list is whole. */
function parsePosition(typed: string): number | undefined {
  const text = typed.trim()
  const position = text === '' ? Number.NaN : Number(text)
  return Number.isNaN(position) ? undefined : position
}

/**
 * The ranks that change when the record `id` goes to the typed place, counted from 1 in the whole list (`records`, archived
 * ones included, in any order) and clamped to it; the list is then numbered 1 to n. None where the text is no number, where the
 * record stands there already, or where it is not in the list. A fraction is cut off. [2.5.01–2.5.04]
 */
export function moveToRank(records: readonly Ranked[], id: number, typed: string): Ranked[] {
  const typedPosition = parsePosition(typed)
  if (typedPosition === undefined) return []
  const list = records.toSorted(byRankThenId)
  const from = list.findIndex((record) => record.id === id)
  const moved = list[from]
  if (moved === undefined) return []
  const to = Math.trunc(Math.min(Math.max(typedPosition, 1), list.length)) - 1
  if (to === from) return []
  list.splice(from, 1)
  list.splice(to, 0, moved)
  return list.flatMap((record, index) =>
    record.rank === index + 1 ? [] : [{ id: record.id, rank: index + 1 }],
  )
}

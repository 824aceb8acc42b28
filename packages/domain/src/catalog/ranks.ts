/** Moving a record within its ranked list. [2.5.01–2.5.04] */
export interface Ranked {
  readonly id: number
  readonly rank: number
}

/** By rank, then by id: the order of every ranked list. */
export function byRankThenId(a: Ranked, b: Ranked): number {
  return a.rank - b.rank || a.id - b.id
}

/**
 * Puts record `id` at the position typed, 1-based and clamped to the list; the whole list (archived ones included) is numbered
 * 1..n anew. Gives back the records whose rank changes; none when what was typed is no number or the position is the same.
 */
export function moveToRank(records: readonly Ranked[], id: number, typed: string): readonly Ranked[] {
  const position = Number(typed.trim() === '' ? Number.NaN : typed)
  const sorted = records.toSorted(byRankThenId)
  const index = sorted.findIndex((record) => record.id === id)
  const moved = sorted[index]
  if (!Number.isFinite(position) || !moved) return []
  const target = Math.min(sorted.length, Math.max(1, Math.trunc(position))) - 1
  if (target === index) return []
  const rest = sorted.toSpliced(index, 1).toSpliced(target, 0, moved)
  return rest.flatMap((record, place) =>
    record.rank === place + 1 ? [] : [{ id: record.id, rank: place + 1 }],
  )
}

/** Which rows of a list are selected. A press with Shift takes all between the last one and this. */
import { useMemo, useRef, useState } from 'react'

export interface Selection {
  readonly ids: ReadonlySet<number>
  readonly toggle: (id: number) => void
  /** selects everything between the row pressed last and this one, in the order of `rows` */
  readonly extendTo: (id: number, rows: readonly number[]) => void
  readonly setAll: (ids: readonly number[]) => void
}

const nothing: ReadonlySet<number> = new Set()

/** The ids from one to the other, both included, in the order of the rows. */
export function idsBetween(rows: readonly number[], from: number, to: number): readonly number[] {
  const [a, b] = [rows.indexOf(from), rows.indexOf(to)]
  if (a < 0 || b < 0) return []
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1)
}

export function useSelection(): Selection {
  const [ids, setIds] = useState(nothing)
  const last = useRef<number | null>(null)
  return useMemo(
    () => ({
      ids,
      toggle(id) {
        last.current = id
        setIds((old) => {
          const next = new Set(old)
          if (!next.delete(id)) next.add(id)
          return next
        })
      },
      extendTo(id, rows) {
        const from = last.current ?? id
        last.current = id
        setIds((old) => new Set([...old, ...idsBetween(rows, from, id)]))
      },
      setAll(next) {
        setIds(next.length === 0 ? nothing : new Set(next))
      },
    }),
    [ids],
  )
}

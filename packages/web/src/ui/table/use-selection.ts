/** Which rows of a list are selected. A press with Shift takes all between the last one and this. */
import { useMemo, useRef, useState } from 'react'

export interface Selection {
  readonly ids: ReadonlySet<number>
  readonly toggle: (id: number) => void
  /** selects everything between the row pressed last and this one, in the order of `rows` */
  readonly extendTo: (id: number, rows: readonly number[]) => void
  readonly setAll: (ids: readonly number[]) => void
  /** selects these, or no longer; the others stay as they are */
  readonly setEach: (ids: readonly number[], isOn: boolean) => void
}

const nothing: ReadonlySet<number> = new Set()

/** The ids from one to the other, both included, in the order of the rows. */
export function idsBetween(rows: readonly number[], from: number, to: number): readonly number[] {
  const [a, b] = [rows.indexOf(from), rows.indexOf(to)]
  if (a < 0 || b < 0) return []
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1)
}

const itself = (id: number) => id

/** `idNow`: the id that a row has by now, where one is named anew while it is selected. */
export function useSelection(idNow: (id: number) => number = itself): Selection {
  const [held, setHeld] = useState(nothing)
  const last = useRef<number | null>(null)
  const commands = useMemo(() => {
    const change = (make: (now: Set<number>) => Iterable<number>) =>
      setHeld((old) => {
        const next = new Set(make(new Set([...old].map(idNow))))
        return next.size === 0 ? nothing : next
      })
    return {
      toggle(id: number) {
        last.current = id
        change((now) => {
          if (!now.delete(id)) now.add(id)
          return now
        })
      },
      extendTo(id: number, rows: readonly number[]) {
        const from = idNow(last.current ?? id)
        last.current = id
        change((now) => [...now, ...idsBetween(rows, from, id)])
      },
      setAll: (next: readonly number[]) => change(() => next),
      setEach: (some: readonly number[], isOn: boolean) =>
        change((now) => (isOn ? [...now, ...some] : [...now].filter((id) => !some.includes(id)))),
    }
  }, [idNow])
  const selection = useMemo(() => ({ ids: held, ...commands }), [held, commands])
  if (idNow === itself || held.size === 0) return selection
  return { ...selection, ids: new Set([...held].map(idNow)) }
}

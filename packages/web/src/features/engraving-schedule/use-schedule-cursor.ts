/** The cursor of the schedule: it stays on its place while rows come, go and are arranged otherwise. */
import type { ScheduleColumn, ScheduleRow } from '@orderwright/domain/engraving-schedule'
import { useMemo, useState } from 'react'
import { type CellAt, clamped, type Cursor } from '../../ui/grid/cursor.ts'

interface Place {
  readonly key: string
  readonly column: ScheduleColumn
  /** where it stood last, should its row be gone */
  readonly row: number
}

export interface ScheduleCursor {
  readonly cursor: Cursor | null
  readonly set: (cursor: Cursor) => void
  /** Goes to a row, also one that is shown only then. */
  readonly goTo: (row: Pick<ScheduleRow, 'key'>, column: ScheduleColumn) => void
  /** of the active row */
  readonly activeKey: string | null
}

export function useScheduleCursor(): {
  readonly activeKey: string | null
  readonly over: (
    rows: readonly ScheduleRow[],
    columns: readonly ScheduleColumn[],
  ) => Omit<ScheduleCursor, 'activeKey'>
} {
  const [places, setPlaces] = useState<{ readonly active: Place; readonly anchor: Place } | null>(null)
  return {
    activeKey: places?.active.key ?? null,
    over(rows, columns) {
      const find = ({ key, column, row }: Place): CellAt => {
        const found = rows[row]?.key === key ? row : rows.findIndex((one) => one.key === key)
        return { row: found < 0 ? row : found, column: Math.max(0, columns.indexOf(column)) }
      }
      const placeAt = ({ row, column }: CellAt): Place => ({
        key: rows[row]?.key ?? '',
        column: columns[column] ?? 'line1',
        row,
      })
      const cursor =
        places &&
        clamped(
          { active: find(places.active), anchor: find(places.anchor) },
          { rows: rows.length, columns: columns.length },
        )
      return {
        cursor,
        set: ({ active, anchor }) => setPlaces({ active: placeAt(active), anchor: placeAt(anchor) }),
        goTo({ key }, column) {
          const place = {
            key,
            column,
            row: Math.max(
              0,
              rows.findIndex((row) => row.key === key),
            ),
          }
          setPlaces({ active: place, anchor: place })
        },
      }
    },
  }
}

/** The same object while nothing of it changed. */
export function useCursorOver(
  { over }: ReturnType<typeof useScheduleCursor>,
  rows: readonly ScheduleRow[],
  columns: readonly ScheduleColumn[],
) {
  const { cursor, set, goTo } = over(rows, columns)
  const [activeRow, activeColumn] = [cursor?.active.row, cursor?.active.column]
  const [anchorRow, anchorColumn] = [cursor?.anchor.row, cursor?.anchor.column]
  const kept = useMemo((): Cursor | null => {
    if (activeRow === undefined || activeColumn === undefined) return null
    return {
      active: { row: activeRow, column: activeColumn },
      anchor: { row: anchorRow ?? activeRow, column: anchorColumn ?? activeColumn },
    }
  }, [activeRow, activeColumn, anchorRow, anchorColumn])
  return { cursor: kept, set, goTo }
}

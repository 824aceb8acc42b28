/** Which rows of the schedule are shown, and in which order. */
import {
  type EngravingSchedule,
  isEngravedRow,
  isFaultyRow,
  type ScheduleRow,
} from '@orderwright/domain/engraving-schedule'
import { useMemo } from 'react'

/** `items`: plate by plate; `places`: the same button of all plates under each other, so that it is filled down. */
export type Arrangement = 'items' | 'places'
export type RowFilter = 'all' | 'engraved' | 'faults'

const filters: Readonly<Record<RowFilter, (row: ScheduleRow) => boolean>> = {
  all: () => true,
  engraved: isEngravedRow,
  faults: isFaultyRow,
}

/** Places in reading order, plates in the order of their items. */
export function byPlaces(rows: readonly ScheduleRow[]): ScheduleRow[] {
  const place = ({ mechanism, side, language }: ScheduleRow) =>
    mechanism * 4 + (side === 'above' ? 0 : 2) + (language === 'second' ? 1 : 0)
  return rows.toSorted((a, b) => place(a) - place(b))
}

/** `kept` stays in sight though it is another one by now: a row does not vanish under the hand that writes in it. */
export function useShownRows(
  { rows }: EngravingSchedule,
  arrangement: Arrangement,
  filter: RowFilter,
  kept: string | null,
): readonly ScheduleRow[] {
  return useMemo(() => {
    const shown = filter === 'all' ? rows : rows.filter((row) => filters[filter](row) || row.key === kept)
    return arrangement === 'places' ? byPlaces(shown) : shown
  }, [rows, arrangement, filter, kept])
}

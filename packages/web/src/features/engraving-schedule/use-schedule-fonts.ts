/** Fetches the glyphs by which the schedule is measured, also those of plates on which nothing is engraved yet. */
import type { EngravingSchedule } from '@orderwright/domain/engraving-schedule'
import { useMemo } from 'react'
import { useTextMeasurer } from '../../engraving/use-text-measurer.ts'

export function useScheduleFonts(schedule: EngravingSchedule | null) {
  const fonts = useMemo(
    () => [...new Set(schedule?.rows.flatMap(({ fontFamily }) => fontFamily ?? []))],
    [schedule],
  )
  useTextMeasurer(fonts)
}

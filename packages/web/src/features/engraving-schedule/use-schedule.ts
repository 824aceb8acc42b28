/**
 * The schedule of the open order. It follows every change; what takes longer (the first time, glyphs that arrive, a paste
 * over hundreds of items) is worked out in slices, so that hands are answered in between, and shown when it is whole.
 */
import type { OrderEvaluation } from '@orderwright/domain/configuration'
import {
  type EngravingSchedule,
  engravingSchedule,
  itemScheduleRows,
  staleItems,
} from '@orderwright/domain/engraving-schedule'
import { useEffect, useMemo, useState } from 'react'
import { useEditorState } from '../open-order/editor-context.tsx'

/** Fewer items than this are worked out at once. */
const FEW = 24
const SLICE_MS = 8

/** null until it is there for the first time. */
export function useSchedule(): EngravingSchedule | null {
  const evaluation = useEditorState((state) => state.evaluation)
  const [whole, setWhole] = useState<OrderEvaluation | null>(null)
  const isQuick = useMemo(() => staleItems(evaluation).length <= FEW, [evaluation])
  useEffect(() => {
    if (isQuick) {
      setWhole(evaluation)
      return undefined
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const left = staleItems(evaluation)
    function slice() {
      const begin = performance.now()
      while (left.length > 0 && performance.now() - begin < SLICE_MS) {
        const one = left.shift()
        if (one) itemScheduleRows(evaluation, one)
      }
      if (left.length === 0) setWhole(evaluation)
      else timer = setTimeout(slice, 0)
    }
    slice()
    return () => clearTimeout(timer)
  }, [evaluation, isQuick])
  const shown = isQuick ? evaluation : whole
  return useMemo(() => (shown === null ? null : engravingSchedule(shown)), [shown])
}

/** What is done to cells of the schedule: each time one step of the order's history, and what was left out is named. */
import { engravingScheduleMessages as words } from '@orderwright/domain/messages'
import type { SelectionChange } from '@orderwright/domain/orders'
import type { FitSuggestion } from '@orderwright/domain/repairs'
import {
  type CellWrite,
  fitChange,
  planCells,
  type PlannedBlock,
  type RefusedCell,
  type TooWide,
} from '@orderwright/domain/engraving-schedule'
import { useMemo } from 'react'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { asStep } from '../open-order/as-step.ts'

export interface ScheduleWriting {
  /** typed into one cell: said only when it is refused */
  readonly type: (write: CellWrite) => void
  readonly write: (writes: readonly CellWrite[], label: string) => void
  readonly block: (block: PlannedBlock, label: string) => void
  readonly apply: (suggestion: FitSuggestion) => void
  /** Makes everything fit that can be written otherwise; tells how much of it could not. */
  readonly fitAll: (tooWide: readonly TooWide[]) => Promise<void>
}

/** Refused cells that are named. */
const NAMED = 4
const pause = () => new Promise((resolve) => setTimeout(resolve, 0))
const SLICE_MS = 8

function whereOf({ row, column }: RefusedCell): string {
  return [row.room || row.itemTitle, row.mechanismTitle, words.sides[row.side], words.columns[column]].join(
    ', ',
  )
}

function leftOutWords(refused: readonly RefusedCell[], beyond: number): string[] {
  const named = refused
    .slice(0, NAMED)
    .map((one) => words.leftOutOf({ where: whereOf(one), message: one.message }))
  const more = refused.length - named.length
  return [
    ...(refused.length > 0 ? [words.leftOut({ number: refused.length }), ...named] : []),
    ...(more > 0 ? [words.andMore({ number: more })] : []),
    ...(beyond > 0 ? [words.beyondGrid({ number: beyond })] : []),
  ]
}

export function useScheduleWriting(): ScheduleWriting {
  const { editor } = useOpenOrder()
  return useMemo((): ScheduleWriting => {
    /** Whether it was done, with its Undo. */
    function choose(changes: readonly SelectionChange[], label: string) {
      if (changes.length === 0) return { isDone: false }
      const { result, onUndo } = asStep(editor, () => editor.chooseAll(changes, label))
      if (!result.ok) toast(result.message, { tone: 'invalid' })
      return { isDone: result.ok, onUndo }
    }
    function put(writes: readonly CellWrite[], label: string, beyond = 0) {
      const plan = planCells(editor.getState().evaluation, writes)
      const { isDone, onUndo } = choose(plan.changes, label)
      const left = leftOutWords(plan.refused, beyond)
      const message = isDone ? words.pasted({ number: plan.written }) : words.nothingChanged
      const more = left.length > 0 ? { description: left.join('\n'), durationMs: 12_000 } : {}
      toast(isDone || left.length === 0 ? message : (left.shift() ?? message), {
        id: 'schedule',
        ...more,
        ...(left.length > 0 ? { tone: 'invalid' as const } : {}),
        onUndo,
      })
    }
    return {
      type(write) {
        const plan = planCells(editor.getState().evaluation, [write])
        const isStyle = write.column === 'font' || write.column === 'size'
        choose(
          plan.changes,
          isStyle ? words.steps.style : write.text === '' ? words.steps.clear : words.steps.type,
        )
        const [refused] = plan.refused
        if (refused) toast(refused.message, { id: 'schedule', tone: 'invalid' })
      },
      write: (writes, label) => put(writes, label),
      block: ({ writes, beyond }, label) => put(writes, label, beyond),
      apply: ({ changes, title }) => void choose(changes, title),
      async fitAll(tooWide) {
        const changes: SelectionChange[] = []
        let before = editor.getState().evaluation
        let left = 0
        let begin = performance.now()
        for (const one of tooWide) {
          if (performance.now() - begin > SLICE_MS) {
            await pause()
            before = editor.getState().evaluation
            begin = performance.now()
          }
          const change = fitChange(before, one)
          if (change === null) left += 1
          else changes.push(change)
        }
        // What somebody has changed meanwhile is not written over.
        const { evaluation } = editor.getState()
        const still = changes.filter(
          ({ itemId }) =>
            itemId !== null && evaluation.itemsById.get(itemId) === before.itemsById.get(itemId),
        )
        const { isDone, onUndo } = choose(still, words.steps.fit)
        const message = isDone ? words.madeFit({ number: still.length }) : words.noneFits
        toast(message, {
          id: 'schedule',
          ...(left > 0 ? { description: words.leftTooWide({ number: left }) } : {}),
          ...(isDone ? { onUndo } : { tone: 'invalid' as const }),
        })
      },
    }
  }, [editor])
}

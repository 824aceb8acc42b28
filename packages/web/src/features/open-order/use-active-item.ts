/** The line on the drawing board, and what the engine says of it. */
import type { ItemEvaluation } from '@orderwright/domain/configuration'
import { useEditorState } from './editor-context.tsx'

/** Undefined while the order has no lines. The same object while nothing in the line's judgement changed. */
export function useActiveItem(): ItemEvaluation | undefined {
  return useEditorState((state) =>
    state.activeItemId === null ? undefined : state.evaluation.itemsById.get(state.activeItemId),
  )
}

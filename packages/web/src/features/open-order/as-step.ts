/** What is done in one step, with the Undo that its news offer. */
import type { OrderEditor } from '@orderwright/editor'
import { undo } from './undo-redo.ts'

/**
 * Does what is one step. The Undo of its news takes back that very step, whatever was done since; there is none where nothing was changed.
 */
export function asStep<T>(editor: OrderEditor, act: () => T): { result: T; onUndo?: () => void } {
  const before = editor.lastStep()
  const result = act()
  const step = editor.lastStep()
  return step && step.id !== before?.id ? { result, onUndo: () => undo(editor, step) } : { result }
}

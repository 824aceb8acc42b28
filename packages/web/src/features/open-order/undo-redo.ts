/** Undo and redo of the open order, and what is said of them. */
import { listWords, orderScreenMessages as words } from '@orderwright/domain/messages'
import type { OrderEditor, StepName } from '@orderwright/editor'
import { toast } from '../../ui/toasts/toasts.tsx'

/** Takes the last step back, or the named one, says which it was, and what stays because somebody else changed it since. */
export function undo(editor: OrderEditor, step?: StepName) {
  tell(editor.undo(step), words.undone)
}

export function redo(editor: OrderEditor) {
  tell(editor.redo(), words.redone)
}

function tell({ label, note }: ReturnType<OrderEditor['undo']>, word: string) {
  if (note) toast(note, { id: 'history', durationMs: 8000 })
  else if (label)
    toast(`${listWords.labeled({ label: word, value: label })}.`, { id: 'history', durationMs: 2000 })
}

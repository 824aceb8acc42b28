/** Waiting until everything a person changed is on the server, before a step that counts on it. */
import { checkoutMessages } from '@orderwright/domain/messages'
import type { EditorState, OrderEditor } from '@orderwright/editor'

/** The part of the editor that is needed here. */
export type SavingEditor = Pick<OrderEditor, 'flush' | 'subscribe' | 'hasUnsentChanges'> & {
  getState: () => Pick<EditorState, 'saveState' | 'rejections'>
}

/** saved, or why it can't be saved now. 'refused': the server took a change back meanwhile. */
export type SaveOutcome = 'saved' | 'offline' | 'retrying' | 'conflict' | 'signedOut' | 'refused'

/** Sends what waits and resolves when all of it arrived, or as soon as a person has to act. */
export function whenSaved(editor: SavingEditor): Promise<SaveOutcome> {
  const refusedBefore = editor.getState().rejections.length
  function outcome(): SaveOutcome | null {
    const { saveState, rejections } = editor.getState()
    if (rejections.length > refusedBefore) return 'refused'
    if (saveState === 'saving') return null
    return saveState === 'saved' && editor.hasUnsentChanges() ? null : saveState
  }
  return new Promise((resolve) => {
    editor.flush()
    const first = outcome()
    if (first) return resolve(first)
    const stop = editor.subscribe(() => {
      const next = outcome()
      if (!next) return
      stop()
      resolve(next)
    })
  })
}

/** What to tell the person when it could not be saved. */
export const saveFailureMessages: Record<Exclude<SaveOutcome, 'saved'>, string> = {
  offline: checkoutMessages.changesNotSaved,
  retrying: checkoutMessages.changesRetried,
  conflict: checkoutMessages.changesInConflict,
  signedOut: checkoutMessages.signedOut,
  refused: checkoutMessages.changesRefused,
}

/** What stands around every screen and can wait until the first picture is there. */
import { pasteMessages as words } from '@orderwright/domain/messages'
import { watchPastes } from '../lib/browser/cut-pastes.ts'
import { keepFocus } from '../lib/browser/focus-keeper.ts'
import { toast } from '../ui/toasts/toasts.tsx'

/** Keeps the focus, and tells of pastes that were cut. Gives back how to end it. */
export function beginLate(): () => void {
  const ends = [
    keepFocus(),
    // What is pasted and does not fit is told, and not lost without a word.
    watchPastes((cut) => toast(words.cut(cut), { tone: 'invalid', id: 'cut-paste' })),
  ]
  return () => {
    for (const end of ends) end()
  }
}

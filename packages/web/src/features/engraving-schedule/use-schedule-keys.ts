/** The keys of the schedule beside those of the grid itself; `?` lists them. */
import { engravingScheduleMessages, orderScreenMessages as words } from '@orderwright/domain/messages'
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { redo, undo } from '../open-order/undo-redo.ts'

export function useScheduleKeys() {
  const { editor } = useOpenOrder()
  const anywhere = { group: engravingScheduleMessages.title, isActiveInIdleFields: true }
  useHotkeys([
    { keys: 'Mod+Z', label: words.undo, ...anywhere, run: () => undo(editor) },
    { keys: 'Shift+Mod+Z', label: words.redo, ...anywhere, run: () => redo(editor) },
  ])
}

/** Undo and redo as buttons. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { redo, undo } from '../open-order/undo-redo.ts'

/** Undo and redo, each naming its step. */
export function HistoryButtons() {
  const { editor, data } = useOpenOrder()
  const undoLabel = useEditorState((state) => state.undoLabel)
  const redoLabel = useEditorState((state) => state.redoLabel)
  if (!data.abilities.update) return null
  return (
    <>
      <IconButton
        label={undoLabel ? words.undoOf({ undoLabel }) : words.undo}
        icon={<Undo2 />}
        shortcut="Mod+Z"
        isDisabled={undoLabel === null}
        onPress={() => undo(editor)}
      />
      <IconButton
        label={redoLabel ? words.redoOf({ redoLabel }) : words.redo}
        icon={<Redo2 />}
        shortcut="Shift+Mod+Z"
        isDisabled={redoLabel === null}
        onPress={() => redo(editor)}
      />
    </>
  )
}

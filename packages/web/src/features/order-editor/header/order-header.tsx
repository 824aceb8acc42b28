/** What the order page puts into the header: title, status, save state, undo, details. */
import { Redo2, SlidersHorizontal, Undo2 } from 'lucide-react'
import { HeaderSlot } from '../../../app/header-slots.tsx'
import { useIsDesk, useIsPhone } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useCheckout } from '../../checkout/index.ts'
import { useEditorState, useOpenOrder } from '../editor-context.tsx'
import { redo, undo } from '../order-shortcuts.tsx'
import { OrderStatusDots } from './order-status-dots.tsx'
import { OrderTitle } from './order-title.tsx'
import { SaveWord } from './save-word.tsx'

export function OrderHeader({ isEditing }: { isEditing: boolean }) {
  const isPhone = useIsPhone()
  return (
    <>
      <HeaderSlot name="title">
        <OrderTitle />
      </HeaderSlot>
      <HeaderSlot name="status">
        <OrderStatusDots />
      </HeaderSlot>
      <HeaderSlot name="save">
        <SaveWord />
      </HeaderSlot>
      <HeaderSlot name="actions">
        {isEditing && !isPhone && <HistoryButtons />}
        <DetailsButton />
      </HeaderSlot>
    </>
  )
}

function HistoryButtons() {
  const { editor, data } = useOpenOrder()
  const undoLabel = useEditorState((state) => state.undoLabel)
  const redoLabel = useEditorState((state) => state.redoLabel)
  if (!data.abilities.update) return null
  return (
    <>
      <IconButton
        label={undoLabel ? `Undo: ${undoLabel}` : 'Undo'}
        icon={<Undo2 />}
        shortcut="Mod+Z"
        isDisabled={undoLabel === null}
        onPress={() => undo(editor)}
      />
      <IconButton
        label={redoLabel ? `Redo: ${redoLabel}` : 'Redo'}
        icon={<Redo2 />}
        shortcut="Shift+Mod+Z"
        isDisabled={redoLabel === null}
        onPress={() => redo(editor)}
      />
    </>
  )
}

/** 'Edit Order Details', where the person may. [1.6.17] */
function DetailsButton() {
  const { profile } = useOpenOrder()
  const { openDetails, writable } = useCheckout()
  const isDesk = useIsDesk()
  const name = `Edit ${profile.vocabulary.order} Details`
  if (!writable.has('phone')) return null
  if (!isDesk) return <IconButton label={name} icon={<SlidersHorizontal />} onPress={() => openDetails()} />
  return (
    <Button variant="quiet" icon={<SlidersHorizontal aria-hidden />} onPress={() => openDetails()}>
      {name}
    </Button>
  )
}

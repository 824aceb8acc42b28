/** What the order page puts into the header: title, status, save state, undo, details. */
import { SlidersHorizontal } from 'lucide-react'
import { useHeaderRoom } from '../../../app/header-room.ts'
import { HeaderSlot } from '../../../app/header-slots.tsx'
import { OrderTabs } from '../../../app/order-tabs.tsx'
import { useIsPhone, useMediaQuery } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useCheckout } from '../../checkout/index.ts'
import { OrderMenu } from '../../order-actions/order-menu.tsx'
import { useEditorState, useOpenOrder } from '../editor-context.tsx'
import { PresentPeopleSlot } from '../live/people-slots.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { OrderStatusDots } from './order-status-dots.tsx'
import { OrderTitle } from './order-title.tsx'
import { SaveWord } from './save-word.tsx'

export function OrderHeader({ isEditing }: { isEditing: boolean }) {
  const { isTight } = useHeaderRoom()
  // Otherwise undo and redo stand below the drawing, where there is one.
  const hasDrawing = useEditorState((state) => state.document.items.length > 0)
  const isStocked = useEditorState((state) => state.document.order.isStocked)
  return (
    <>
      <OrderTabs isStocked={isStocked} />
      <HeaderSlot name="title">
        <OrderTitle />
      </HeaderSlot>
      <HeaderSlot name="status">
        <OrderStatusDots />
      </HeaderSlot>
      <HeaderSlot name="save">
        <span className="flex items-center gap-3">
          <PresentPeopleSlot />
          <SaveWord />
        </span>
      </HeaderSlot>
      <HeaderSlot name="actions">
        {isEditing && !(isTight && hasDrawing) && <HistoryButtons />}
        <DetailsButton />
        <OrderMenu isEditing={isEditing} />
      </HeaderSlot>
    </>
  )
}

/** 'Edit Order Details', where the person may. [1.6.17] */
function DetailsButton() {
  const { profile } = useOpenOrder()
  const { openDetails, writable } = useCheckout()
  const { isTight } = useHeaderRoom()
  const hasRoom = useMediaQuery('(min-width: 1680px)') && !isTight
  const isPhone = useIsPhone()
  const name = `Edit ${profile.vocabulary.order} Details`
  // On phones it stands in the menu: the title needs the room.
  if (isPhone || !writable.has('phone')) return null
  if (!hasRoom) return <IconButton label={name} icon={<SlidersHorizontal />} onPress={() => openDetails()} />
  return (
    <Button variant="quiet" icon={<SlidersHorizontal aria-hidden />} onPress={() => openDetails()}>
      {name}
    </Button>
  )
}

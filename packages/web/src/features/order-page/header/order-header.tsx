/** What the order page alone puts into the header: save state, undo, details. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { SlidersHorizontal } from 'lucide-react'
import { useHeaderRoom } from '../../navigation/header-room.ts'
import { HeaderSlot } from '../../navigation/header-slots.tsx'
import { OrderTabs } from '../../navigation/order-tabs.tsx'
import { useIsPhone, useMediaQuery } from '../../../lib/browser/media.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useCheckout } from '../../checkout/index.ts'
import { OrderMenu } from '../../order-actions/order-menu.tsx'
import { canBeDrawn } from '../../open-order/can-be-drawn.ts'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { PresentPeopleSlot } from '../../open-order/people-slots.tsx'
import { HistoryButtons } from '../history-buttons.tsx'
import { SaveStatus } from '../save-status.tsx'

export function OrderHeader({ isEditing }: { isEditing: boolean }) {
  const { isTight } = useHeaderRoom()
  const { data } = useOpenOrder()
  const isStocked = useEditorState((state) => state.document.order.isStocked)
  const isDrawable = useEditorState((state) => canBeDrawn(data, state.document))
  return (
    <>
      <OrderTabs isStocked={isStocked} canBeDrawn={isDrawable} />
      <HeaderSlot name="save">
        <span className="flex items-center gap-3">
          <PresentPeopleSlot />
          <SaveStatus />
        </span>
      </HeaderSlot>
      <HeaderSlot name="actions">
        {/* Otherwise they stand below the drawing, or where it will be: the title needs the room. */}
        {isEditing && !isTight && <HistoryButtons />}
        <DetailsButton />
        <OrderMenu isEditing={isEditing} />
      </HeaderSlot>
    </>
  )
}

/** 'Edit Order Details', where the person may. [1.6.17] */
function DetailsButton() {
  const { profile } = useOpenOrder()
  const { openDetails, order, writable } = useCheckout()
  const { isTight } = useHeaderRoom()
  const hasRoom = useMediaQuery('(min-width: 1680px)') && !isTight
  const isPhone = useIsPhone()
  const name = words.editDetails({ word: profile.vocabulary.order })
  // On phones it stands in the menu: the title needs the room.
  // An archived order's details can be read, and it is taken out of the archive there too. [1.2.89]
  if (isPhone || !(writable.has('phone') || order.archived === 1)) return null
  if (!hasRoom) return <IconButton label={name} icon={<SlidersHorizontal />} onPress={() => openDetails()} />
  return (
    <Button variant="quiet" icon={<SlidersHorizontal aria-hidden />} onPress={() => openDetails()}>
      {name}
    </Button>
  )
}

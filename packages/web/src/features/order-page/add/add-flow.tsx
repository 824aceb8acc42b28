/** The dialogs of the add flow and of favorites; a guest with no items goes straight into it. [1.2.82, 1.4.33, 1.6.20] */
import { useEffect, useRef } from 'react'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useItemToSave } from '../../order-dialogs/item-to-save.ts'
import { useOrderUi } from '../../order-dialogs/order-ui.tsx'
import { useStartAdding } from '../../order-dialogs/use-start-adding.ts'
import { deferred } from '../../../ui/deferred.tsx'

const AddDialogs = deferred(() => import('./add-dialogs.tsx').then((part) => part.AddDialogs))

export function AddFlow() {
  const { addStep } = useOrderUi()
  const savedItemId = useItemToSave()
  useStraightIn()
  return (addStep !== 'closed' || savedItemId !== null) && <AddDialogs />
}

/** Once, when the page opens: who comes to an empty order as a guest comes to add something. */
function useStraightIn() {
  const { editor, viewer, data } = useOpenOrder()
  const start = useStartAdding()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const isEmpty = editor.getState().document.items.length === 0
    if (viewer.role === 'guest' && data.abilities.update && isEmpty) start('product')
  }, [editor, viewer.role, data.abilities.update, start])
}

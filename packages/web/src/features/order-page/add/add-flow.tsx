/** The dialogs of the add flow; a guest with no items goes straight into it. [1.2.82, 1.4.33, 1.6.20] */
import { useEffect, useRef } from 'react'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useOrderUi } from '../../open-order/order-ui.tsx'
import { useStartAdding } from '../../open-order/use-start-adding.ts'
import { deferred } from '../../../ui/deferred.tsx'

const CustomItemDialog = deferred(() =>
  import('./custom-item-dialog.tsx').then((part) => part.CustomItemDialog),
)

const CreateItemDialog = deferred(() =>
  import('./create-item-dialog.tsx').then((part) => part.CreateItemDialog),
)

const ProjectInfoDialog = deferred(() =>
  import('../../checkout/project-info-form.tsx').then((part) => part.ProjectInfoDialog),
)

export function AddFlow() {
  const { addStep, afterProjectInfo, setAddStep } = useOrderUi()
  useStraightIn()
  return (
    <>
      {addStep === 'projectInfo' && (
        <ProjectInfoDialog
          isOpen
          onCreated={() => setAddStep(afterProjectInfo)}
          onCancel={() => setAddStep('closed')}
        />
      )}
      {addStep === 'product' && <CreateItemDialog isOpen onClose={() => setAddStep('closed')} />}
      {addStep === 'custom' && <CustomItemDialog onClose={() => setAddStep('closed')} />}
    </>
  )
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

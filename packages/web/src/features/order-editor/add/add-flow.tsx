/** The dialogs of the add flow; a guest with no items goes straight into it. [1.2.82, 1.4.33, 1.6.20] */
import { useEffect, useRef } from 'react'
import { ProjectInfoDialog } from '../../checkout/index.ts'
import { useOpenOrder } from '../editor-context.tsx'
import { useOrderUi } from '../order-ui.tsx'
import { CreateItemDialog } from './create-item-dialog.tsx'
import { CustomItemDialog } from './custom-item-dialog.tsx'
import { useStartAdding } from './use-start-adding.ts'

export function AddFlow() {
  const { addStep, afterProjectInfo, setAddStep } = useOrderUi()
  useStraightIn()
  return (
    <>
      <ProjectInfoDialog
        isOpen={addStep === 'projectInfo'}
        onCreated={() => setAddStep(afterProjectInfo)}
        onCancel={() => setAddStep('closed')}
      />
      <CreateItemDialog isOpen={addStep === 'product'} onClose={() => setAddStep('closed')} />
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

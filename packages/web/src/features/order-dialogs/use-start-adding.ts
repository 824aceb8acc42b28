/** The way to a new line: the project form first when nobody has filled it in, then the product. [1.2.82] */
import { useCallback } from 'react'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { type AddedKind, useOrderUi } from './order-ui.tsx'

export function useStartAdding(): (kind: AddedKind) => void {
  const { editor } = useOpenOrder()
  const { setAddStep, setAfterProjectInfo } = useOrderUi()
  return useCallback(
    (kind) => {
      const { order, items } = editor.getState().document
      if (order.promptedForProjectInfo === 0 && items.length === 0) {
        setAfterProjectInfo(kind)
        setAddStep('projectInfo')
      } else setAddStep(kind)
    },
    [editor, setAddStep, setAfterProjectInfo],
  )
}

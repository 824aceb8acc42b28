/** Deletes what is selected; what goes with it is asked about first. [2.4.27] */
import { canvasScreenMessages as words } from '@orderwright/domain'
import { confirm } from '../../ui/popups/confirm.tsx'
import { useCanvas } from './canvas-context.tsx'

export function useDeleteSelected(): () => Promise<void> {
  const canvas = useCanvas()
  return async () => {
    if (canvas.getState().selection.length === 0) return
    const { dependents } = canvas.deletion()
    const [first] = dependents
    if (first) {
      const { one, many } = first.kind.words
      const what = dependents.length === 1 ? one : [dependents.length, many].join(' ')
      const isSure = await confirm({
        title: words.deleteWithDependents({ what }),
        message: words.deleteDependentsDetail({ what }),
        confirmLabel: words.deleteSelected,
        isDanger: true,
      })
      if (!isSure) return
    }
    canvas.deleteSelected()
  }
}

/** Deletes what is selected; what goes with it is asked about first. [2.4.27] */
import { canvasScreenMessages as words, tracingMessages } from '@orderwright/domain/messages'
import { confirm } from '../../ui/popups/confirm.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useCanvas } from './canvas-context.tsx'

export function useDeleteSelected(): () => Promise<void> {
  const canvas = useCanvas()
  return async () => {
    if (canvas.getState().selection.length === 0) return
    const { changes, dependents } = canvas.deletion()
    if (changes.length === 0) return void toast(tracingMessages.lockedStays)
    const [first] = dependents
    if (first) {
      const { one, many } = first.kind.words()
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

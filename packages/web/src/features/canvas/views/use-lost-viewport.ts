/** Says that somebody else has deleted the viewport that one looks at, and offers to bring it back with what stands on it. [issue 15] */
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import type { ArchCustomView } from '@orderwright/domain/spatial'
import { useEffect, useRef } from 'react'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useCanvas, useCanvasContext, useCanvasState, useOpenCanvas } from '../canvas-context.tsx'

export function useLostViewport(): void {
  const canvas = useCanvas()
  const { document } = useOpenCanvas()
  const { archCustomView: views } = useCanvasContext().tables
  const sheet = useCanvasState((state) => state.sheet)
  const looked = useRef<ArchCustomView | null>(null)
  useEffect(() => {
    const before = looked.current
    looked.current = (sheet.type === 'view' && views.get(document.currentId(sheet.id))) || null
    // One that the server does not know yet nobody else can delete.
    if (!before || before.id < 0 || views.has(before.id) || document.isDeleting('archCustomView', before.id))
      return
    const bringBack = () => {
      document.bringBack('archCustomView', before, words.viewportBroughtBack)
      canvas.goTo({ type: 'view', id: before.id })
    }
    const action = { label: words.bringBack, onAction: bringBack }
    toast(words.viewportGone({ title: before.title }), document.canEdit() ? { action } : {})
  }, [canvas, document, sheet, views])
}

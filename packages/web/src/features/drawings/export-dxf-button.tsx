/** The print panels of a viewport as a DXF file in real millimetres: their edges, bleeds and marks, for who cuts them. */
import { canvasSheetMessages as words } from '@orderwright/domain'
import { canvasContextOf } from '@orderwright/domain/canvas-sheets'
import { Download } from 'lucide-react'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { alert } from '../../ui/popups/confirm.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOrderEditor } from '../open-order/editor-context.tsx'

export function ExportDxfButton({ viewId, title }: { viewId: number; title: string }) {
  const { state } = useOrderEditor()
  const save = async () => {
    try {
      const { dxfFileName, viewportDxf } = await import('@orderwright/domain/dxf')
      const made = viewportDxf(canvasContextOf(state.evaluation), viewId, '2000')
      if (made.ok) {
        const file = new Blob([made.dxf], { type: 'image/vnd.dxf' })
        saveFile(file, dxfFileName(made, state.document.order))
      } else await alert({ message: made.message })
    } catch {
      toast(words.dxfFailed, { tone: 'invalid' })
    }
  }
  return (
    <Button variant="quiet" size="small" icon={<Download aria-hidden />} onPress={() => void save()}>
      {words.exportDxfOf({ title })}
    </Button>
  )
}

/** The print panels of a viewport as a DXF file in real millimetres, of either version: their edges, bleeds and marks, for who cuts them. */
import { canvasSheetMessages as words, drawingMessages } from '@orderwright/domain/messages'
import { canvasContextOf } from '@orderwright/domain/canvas-sheets'
import type { DxfVersion } from '@orderwright/domain/dxf'
import { Download } from 'lucide-react'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { alert } from '../../ui/popups/confirm.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOrderEditor } from '../open-order/editor-context.tsx'

export function ExportDxfButton({ viewId, title }: { viewId: number; title: string }) {
  const { state } = useOrderEditor()
  const save = async (version: DxfVersion) => {
    try {
      const { dxfFileName, viewportDxf } = await import('@orderwright/domain/dxf')
      const made = viewportDxf(canvasContextOf(state.evaluation), viewId, version)
      if (made.ok) {
        const file = new Blob([made.dxf], { type: 'image/vnd.dxf' })
        saveFile(file, dxfFileName(made, state.document.order))
      } else await alert({ message: made.message })
    } catch {
      toast(words.dxfFailed, { tone: 'invalid' })
    }
  }
  const versions: readonly (readonly [DxfVersion, label: string])[] = [
    ['2000', drawingMessages.dxf2000],
    ['R12', drawingMessages.dxfR12],
  ]
  return (
    <Menu
      label={words.exportDxfOf({ title })}
      trigger={
        <Button variant="quiet" size="small" icon={<Download aria-hidden />}>
          {words.exportDxfOf({ title })}
        </Button>
      }
      groups={[
        {
          key: 'dxf',
          actions: versions.map(([key, label]) => ({ key, label, onAction: () => void save(key) })),
        },
      ]}
    />
  )
}

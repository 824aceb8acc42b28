/** EXPORT SVG: the print panels of a viewport as a file of true size; without a viewport it says so. [2.2.51, 2.5.31] */
import { canvasSheetMessages as words } from '@orderwright/domain/messages'
import { canvasContextOf } from '@orderwright/domain/canvas-sheets'
import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { exportViewportSvg } from '../canvas/export-svg.ts'
import { useOrderEditor } from '../open-order/editor-context.tsx'

export function ExportSvgButton({ viewId, title }: { viewId: number | null; title?: string }) {
  const { state, profile } = useOrderEditor()
  const context = () => canvasContextOf(state.evaluation)
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Download aria-hidden />}
      onPress={() =>
        void exportViewportSvg({ context: context(), viewId, profile, order: state.document.order })
      }
    >
      {title === undefined ? words.exportSvg : words.exportSvgOf({ title })}
    </Button>
  )
}

/** One drawing as an SVG file in real millimetres, made here. [2.7.04] */
import {
  drawingMessages,
  type SheetOptions,
  type SheetView,
  svgFileName,
  viewToSvg,
} from '@orderwright/domain'
import { Download } from 'lucide-react'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'

export function SvgMenu({ view, options }: { view: SheetView; options: SheetOptions }) {
  const { editor, whenMeasured } = useOpenOrder()
  const save = async (asOutlines: boolean) => {
    try {
      // Letters become outlines only once their font has been measured.
      if (asOutlines) await whenMeasured()
      const svg = viewToSvg(view, { ...options, asOutlines })
      const file = new Blob([svg], { type: 'image/svg+xml' })
      saveFile(file, svgFileName(view, editor.getState().document.order))
    } catch {
      toast(drawingMessages.svgFailed, { tone: 'invalid' })
    }
  }
  return (
    <Menu
      label={drawingMessages.svgFileOf({ heading: view.heading })}
      trigger={
        <Button variant="quiet" size="small" icon={<Download aria-hidden />}>
          {drawingMessages.svgOf({ heading: view.heading })}
        </Button>
      }
      groups={[
        {
          key: 'engravings',
          title: drawingMessages.realMillimeters,
          actions: [
            { key: 'outlines', label: drawingMessages.engravingsAsOutlines, onAction: () => void save(true) },
            { key: 'text', label: drawingMessages.engravingsAsText, onAction: () => void save(false) },
          ],
        },
      ]}
    />
  )
}

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
      label={`SVG file of ${view.heading}`}
      trigger={
        <Button variant="quiet" size="small" icon={<Download aria-hidden />}>
          SVG of {view.heading}
        </Button>
      }
      groups={[
        {
          key: 'engravings',
          title: 'Real millimeters',
          actions: [
            { key: 'outlines', label: 'Engravings as outlines', onAction: () => void save(true) },
            { key: 'text', label: 'Engravings as text', onAction: () => void save(false) },
          ],
        },
      ]}
    />
  )
}

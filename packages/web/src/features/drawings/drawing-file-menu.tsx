/** One drawing as an SVG or DXF file in real millimetres, made here. [2.7.04] */
import { svgFileName, viewToSvg } from '@orderwright/domain/documents'
import { drawingMessages as words } from '@orderwright/domain/messages'
import type { SheetOptions, SheetView } from '@orderwright/domain/sheets'
import type { DxfLetters, DxfVersion } from '@orderwright/domain/dxf'
import { Download } from 'lucide-react'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'

const letterChoices: readonly (readonly [DxfLetters, label: string])[] = [
  ['outlines', words.engravingsAsOutlines],
  ['text', words.engravingsAsText],
  ['both', words.engravingsAsBoth],
]

export function DrawingFileMenu({ view, options }: { view: SheetView; options: SheetOptions }) {
  const { editor, whenMeasured } = useOpenOrder()
  const order = () => editor.getState().document.order
  const save = async (asOutlines: boolean) => {
    try {
      // Letters become outlines only once their font has been measured.
      if (asOutlines) await whenMeasured()
      const svg = viewToSvg(view, { ...options, asOutlines })
      saveFile(new Blob([svg], { type: 'image/svg+xml' }), svgFileName(view, order()))
    } catch {
      toast(words.svgFailed, { tone: 'invalid' })
    }
  }
  const saveDxf = async (version: DxfVersion, letters: DxfLetters) => {
    try {
      if (letters !== 'text') await whenMeasured()
      const { dxfFileName, viewToDxf } = await import('@orderwright/domain/dxf')
      const dxf = viewToDxf(view, { ...options, version, letters })
      saveFile(new Blob([dxf], { type: 'image/vnd.dxf' }), dxfFileName(view, order()))
    } catch {
      toast(words.dxfFailed, { tone: 'invalid' })
    }
  }
  const dxfGroup = (version: DxfVersion, title: string) => ({
    key: version,
    title,
    actions: letterChoices.map(([letters, label]) => ({
      key: `${version}-${letters}`,
      label,
      onAction: () => void saveDxf(version, letters),
    })),
  })
  return (
    <Menu
      label={words.filesOf({ heading: view.heading })}
      trigger={
        <Button variant="quiet" size="small" icon={<Download aria-hidden />}>
          {words.fileOf({ heading: view.heading })}
        </Button>
      }
      groups={[
        {
          key: 'svg',
          title: words.svgRealMillimeters,
          actions: [
            { key: 'outlines', label: words.engravingsAsOutlines, onAction: () => void save(true) },
            { key: 'text', label: words.engravingsAsText, onAction: () => void save(false) },
          ],
        },
        dxfGroup('2000', words.dxf2000),
        dxfGroup('R12', words.dxfR12),
      ]}
    />
  )
}

/** Above the sheet: which it is, where one looks, how finely is measured, and what is shown. [2.2.53, 2.2.57, 2.2.58] */
import {
  canvasScreenMessages as words,
  canvasSheetMessages as sheetWords,
  formatInches,
  formatMm,
} from '@orderwright/domain'
import { canvasLayers, isSameSheet } from '@orderwright/domain/canvas'
import { ChevronLeft, ChevronRight, Download, Maximize, Minus, Plus, Ruler } from 'lucide-react'
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { deferred } from '../../ui/deferred.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useCanvas, useCanvasState } from './canvas-context.tsx'
import { writeLayers } from './layer-memory.ts'
import { useExportSvg } from './use-export-svg.ts'
import { useSheetTitle } from './use-sheet-title.ts'

const ArrangeButton = deferred(
  () => import('./murals/arrange-button.tsx').then((part) => part.ArrangeButton),
  null,
  { when: 'demand' },
)

export function SheetBar() {
  const canvas = useCanvas()
  const exportSvg = useExportSvg()
  const title = useSheetTitle()
  const sheet = useCanvasState((state) => state.sheet)
  const scale = useCanvasState((state) => state.camera.scale)
  const unit = useCanvasState((state) => state.unit)
  const precision = useCanvasState((state) => state.precision)
  const { hasMurals } = useOpenOrder().profile.spatial
  const layers = canvasLayers.filter((layer) => hasMurals || layer === 'dimensions')
  const hidden = useCanvasState((state) => state.hiddenLayers)
  const isSnapping = useCanvasState((state) => state.isSnapping)
  const sheets = canvas.sheets()
  const number = sheets.findIndex((one) => isSameSheet(one, sheet)) + 1
  useHotkeys([
    { keys: 'PageDown', label: words.nextView, group: words.canvas, run: () => canvas.step(1) },
    { keys: 'PageUp', label: words.previousView, group: words.canvas, run: () => canvas.step(-1) },
    { keys: '1', label: words.zoomToFit, group: words.canvas, run: () => canvas.zoomToFit() },
    {
      keys: '2',
      label: words.zoomToSelection,
      group: words.canvas,
      run: () => canvas.zoomToFit('selection'),
    },
    { keys: '+', label: words.zoomIn, group: words.canvas, run: () => canvas.zoomBy(1.25) },
    { keys: '-', label: words.zoomOut, group: words.canvas, run: () => canvas.zoomBy(0.8) },
  ])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline bg-paper px-3 py-1.5 text-sm">
      <div className="flex min-w-0 items-center gap-1">
        <IconButton
          size="small"
          label={words.previousView}
          icon={<ChevronLeft aria-hidden />}
          onPress={() => canvas.step(-1)}
        />
        <span className="tabular text-ink-2">{words.viewNumber({ number, count: sheets.length })}</span>
        <h2 className="truncate font-medium">{title}</h2>
        <IconButton
          size="small"
          label={words.nextView}
          icon={<ChevronRight aria-hidden />}
          onPress={() => canvas.step(1)}
        />
        {hasMurals && (
          <IconButton
            size="small"
            label={sheetWords.exportSvg}
            icon={<Download aria-hidden />}
            onPress={() => exportSvg(sheet.type === 'view' ? sheet.id : null)}
          />
        )}
      </div>
      {hasMurals && sheet.type === 'layout' && <ArrangeButton />}
      <div className="flex items-center gap-1">
        <IconButton
          size="small"
          label={words.zoomOut}
          shortcut="-"
          icon={<Minus aria-hidden />}
          onPress={() => canvas.zoomBy(0.8)}
        />
        <span className="tabular w-12 text-center text-ink-2">
          {words.scalePercent({ percent: Math.round(scale * 50) })}
        </span>
        <IconButton
          size="small"
          label={words.zoomIn}
          shortcut="+"
          icon={<Plus aria-hidden />}
          onPress={() => canvas.zoomBy(1.25)}
        />
        <IconButton
          size="small"
          label={words.zoomToFit}
          shortcut="1"
          icon={<Maximize aria-hidden />}
          onPress={() => canvas.zoomToFit()}
        />
      </div>
      <div role="group" aria-label={words.precision} className="flex items-center gap-1">
        <Ruler aria-hidden className="size-4 text-ink-2" />
        <IconButton
          size="small"
          label={words.finer}
          icon={<Minus aria-hidden />}
          onPress={() => canvas.setPrecision('finer')}
        />
        <span className="tabular w-10 text-center text-ink-2">
          {unit === 'mm' ? formatMm(precision, 4) : formatInches(precision)}
        </span>
        <IconButton
          size="small"
          label={words.coarser}
          icon={<Plus aria-hidden />}
          onPress={() => canvas.setPrecision('coarser')}
        />
      </div>
      <div role="group" aria-label={words.layers} className="ml-auto flex flex-wrap items-center gap-x-3">
        {layers.map((layer) => (
          <Checkbox
            key={layer}
            isSelected={!hidden.has(layer)}
            onChange={(isVisible) => {
              canvas.setLayer(layer, isVisible)
              writeLayers(canvas.getState().hiddenLayers)
            }}
          >
            {words.layerNames[layer]}
          </Checkbox>
        ))}
        <Checkbox isSelected={isSnapping} onChange={canvas.setSnapping}>
          {words.snapping}
        </Checkbox>
      </div>
    </div>
  )
}

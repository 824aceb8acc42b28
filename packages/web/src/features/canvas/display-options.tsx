/** What is shown on the sheet and beside it, and how finely is measured, in one small surface. [2.2.57, 2.2.58] */
import { withDecimalSign } from '@orderwright/domain/localization'
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import { formatInches, formatMm } from '@orderwright/domain/units'
import { canvasLayers } from '@orderwright/domain/canvas'
import { Layers, Minus, Plus, Ruler } from 'lucide-react'
import { useIsDesk, useIsPhone } from '../../lib/browser/media.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popups/popover.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useCanvas, useCanvasState } from './canvas-context.tsx'
import { writeLayers } from './layer-memory.ts'
import { useMinimapChoice } from './minimap/minimap-choice.ts'

/** The layers that an order of this organization can have. */
function useLayers() {
  const { hasMurals } = useOpenOrder().profile.spatial
  return canvasLayers.filter((layer) => hasMurals || layer === 'dimensions')
}

export function DisplayOptions() {
  const isPhone = useIsPhone()
  const hidden = useCanvasState((state) => state.hiddenLayers)
  const count = useLayers().filter((layer) => hidden.has(layer)).length
  const label = count > 0 ? words.displayHidden({ count }) : words.display
  const icon = <Layers aria-hidden />
  return (
    <Popover
      label={words.display}
      placement="bottom end"
      className="w-72 p-3"
      trigger={
        isPhone ? (
          <IconButton size="small" label={label} icon={icon} />
        ) : (
          <Button size="small" variant="quiet" icon={icon}>
            {label}
          </Button>
        )
      }
    >
      <Content />
    </Popover>
  )
}

function Content() {
  const canvas = useCanvas()
  const layers = useLayers()
  const hidden = useCanvasState((state) => state.hiddenLayers)
  const isSnapping = useCanvasState((state) => state.isSnapping)
  const { isWanted, setWanted } = useMinimapChoice()
  const isDesk = useIsDesk()
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={words.layers} className="flex flex-col gap-1">
        <p className="eyebrow" aria-hidden="true">
          {words.layers}
        </p>
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
      </div>
      <div className="flex flex-col gap-1 border-t border-hairline pt-3">
        <Checkbox isSelected={isSnapping} onChange={canvas.setSnapping}>
          {words.snapping}
        </Checkbox>
        <Checkbox isSelected={isWanted} onChange={setWanted}>
          {words.minimap}
        </Checkbox>
      </div>
      {!isDesk && (
        <div className="flex items-center justify-between gap-2 border-t border-hairline pt-3 text-sm">
          <span aria-hidden="true" className="whitespace-nowrap">
            {words.precision}
          </span>
          <Precision />
        </div>
      )}
    </div>
  )
}

export function Precision() {
  const canvas = useCanvas()
  const unit = useCanvasState((state) => state.unit)
  const precision = useCanvasState((state) => state.precision)
  return (
    <div role="group" aria-label={words.precision} className="flex shrink-0 items-center gap-1">
      <Ruler aria-hidden className="size-4 text-ink-2" />
      <IconButton
        size="small"
        label={words.finer}
        icon={<Minus aria-hidden />}
        onPress={() => canvas.setPrecision('finer')}
      />
      <span className="tabular w-10 text-center text-ink-2">
        {unit === 'mm' ? withDecimalSign(formatMm(precision, 4)) : formatInches(precision)}
      </span>
      <IconButton
        size="small"
        label={words.coarser}
        icon={<Plus aria-hidden />}
        onPress={() => canvas.setPrecision('coarser')}
      />
    </div>
  )
}

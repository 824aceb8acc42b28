/** What the sheets of a canvas show: murals, panels and seams, dimensions. [2.2.58] */
import { canvasLayers } from '@orderwright/domain/canvas'
import { canvasScreenMessages, canvasSheetMessages as words } from '@orderwright/domain/messages'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import type { useHiddenLayers } from './use-hidden-layers.ts'

export function LayerChoices({ state: [hidden, setShown] }: { state: ReturnType<typeof useHiddenLayers> }) {
  const { hasMurals } = useOpenOrder().profile.spatial
  const layers = canvasLayers.filter((layer) => hasMurals || layer === 'dimensions')
  return (
    <div role="group" aria-label={words.layers} className="flex flex-wrap items-center gap-x-3">
      {layers.map((layer) => (
        <Checkbox
          key={layer}
          isSelected={!hidden.includes(layer)}
          onChange={(isShown) => setShown(layer, isShown)}
        >
          {canvasScreenMessages.layerNames[layer]}
        </Checkbox>
      ))}
    </div>
  )
}

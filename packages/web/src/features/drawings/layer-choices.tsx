/** What the sheets of a canvas show: murals, panels and seams, dimensions. [2.2.58] */
import { canvasLayers, canvasScreenMessages, canvasSheetMessages as words } from '@orderwright/domain'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import type { useHiddenLayers } from './use-hidden-layers.ts'

export function LayerChoices({ layers: [hidden, setShown] }: { layers: ReturnType<typeof useHiddenLayers> }) {
  return (
    <div role="group" aria-label={words.layers} className="flex flex-wrap items-center gap-x-3">
      {canvasLayers.map((layer) => (
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

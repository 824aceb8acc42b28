/** The layers that are hidden, as the canvas remembers them for this session of the browser. [2.2.58] */
import type { CanvasLayer } from '@orderwright/domain/canvas'
import { useState } from 'react'
import { readLayers, writeLayers } from '../canvas/layer-memory.ts'

export function useHiddenLayers(): readonly [
  hidden: readonly CanvasLayer[],
  setShown: (layer: CanvasLayer, isShown: boolean) => void,
] {
  const [hidden, setHidden] = useState(readLayers)
  function setShown(layer: CanvasLayer, isShown: boolean) {
    const next = [...hidden.filter((one) => one !== layer), ...(isShown ? [] : [layer])]
    setHidden(next)
    writeLayers(new Set(next))
  }
  return [hidden, setShown]
}

/** Which layers a person has hidden, for this session of the browser. [2.2.58] */
import { type CanvasLayer, canvasLayers } from '@orderwright/domain/canvas'

const key = 'canvas-layers'

function isLayer(name: string): name is CanvasLayer {
  return canvasLayers.some((layer) => layer === name)
}

/** The hidden ones. Storage is refused in some private windows: then nothing is remembered. */
export function readLayers(): readonly CanvasLayer[] {
  try {
    return (window.sessionStorage.getItem(key) ?? '').split(' ').filter(isLayer)
  } catch {
    return []
  }
}

export function writeLayers(hidden: ReadonlySet<CanvasLayer>): void {
  try {
    window.sessionStorage.setItem(key, [...hidden].join(' '))
  } catch {
    // Nothing is remembered then.
  }
}

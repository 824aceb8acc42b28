/** The layers of a canvas that a person shows and hides. [2.2.58] */
export const canvasLayers = ['murals', 'panelsAndSeams', 'dimensions'] as const
export type CanvasLayer = (typeof canvasLayers)[number]

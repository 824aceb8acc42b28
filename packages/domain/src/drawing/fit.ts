/**
 * The largest scale at which a scene with its dimensions fits into a sheet or a window. Dimensions keep
 * their size on paper, so the room left for the part depends on the scale and is found step by step.
 */
import type { LengthUnit } from '../units/lengths.ts'
import { growBox } from './box.ts'
import { layoutDimensions } from './dimensions.ts'
import type { Box, Scene } from './scene.ts'

export type FitOptions = {
  /** Room on paper, millimetres. */
  widthMm: number
  heightMm: number
  unit: LengthUnit
  showDimensions: boolean
  /** Free margin on every side, paper millimetres. */
  marginMm?: number
  /** Never larger than this (paper mm per drawing mm). */
  maxScale?: number
}

export type Fit = {
  /** Paper millimetres per drawing millimetre. */
  scale: number
  /** The part with its dimensions and the margin, in drawing millimetres. */
  bounds: Box
}

/** What a scene covers at a scale, in drawing millimetres, with the margin (paper mm) around it. */
export function sceneExtent(
  scene: Scene,
  scale: number,
  options: Pick<FitOptions, 'unit' | 'showDimensions' | 'marginMm'>,
): Box {
  const bounds = options.showDimensions
    ? layoutDimensions(scene, { scale, unit: options.unit }).bounds
    : scene.bounds
  return growBox(bounds, (options.marginMm ?? 4) / scale)
}

/** Finds the scale. A window too small for the dimensions alone still gets a positive scale. */
export function fitScene(scene: Scene, options: FitOptions): Fit {
  const smallest = 1e-3
  const fits = (scale: number) => {
    const extent = sceneExtent(scene, scale, options)
    return extent.width * scale <= options.widthMm && extent.height * scale <= options.heightMm
  }
  const { width, height } = scene.bounds
  let high = Math.min(
    options.maxScale ?? 100,
    Math.max(
      smallest,
      Math.min(options.widthMm / Math.max(width, 1e-3), options.heightMm / Math.max(height, 1e-3)),
    ),
  )
  let low = smallest
  if (fits(high)) low = high
  for (let step = 0; step < 20 && high - low > 1e-3 * high; step += 1) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return { scale: low, bounds: sceneExtent(scene, low, options) }
}

/** The scale as it stands in a title block: `1 : 1.4`, `2 : 1`, `1 : 20`. */
export function paperScaleText(scale: number): string {
  const ratio = scale >= 1 ? scale : 1 / scale
  const rounded = ratio >= 20 ? Math.round(ratio) : Math.round(ratio * 10) / 10
  return scale >= 1 && rounded !== 1 ? `${rounded} : 1` : `1 : ${rounded}`
}

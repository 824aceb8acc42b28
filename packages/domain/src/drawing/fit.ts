/**
 * The largest scale at which a scene with its dimensions fits into a sheet or a window. Dimensions keep
 * their size on paper, so the room left for the part depends on the scale and is found step by step.
 */
import type { LengthUnit } from '../units/lengths.ts'
import { growBox } from './box.ts'
import { layoutDimensions } from './dimensions.ts'
import type { Box, LinearDimension, Scene } from './scene.ts'

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
  /** The dimensions that have room: all, the overall sizes, or none. */
  dimensions: readonly LinearDimension[]
  /** The part with its dimensions and the margin, in drawing millimetres. */
  bounds: Box
}

/** What a scene covers at a scale, in drawing millimetres, with the margin (paper mm) around it. */
export function sceneExtent(
  scene: Pick<Scene, 'bounds' | 'dimensions'>,
  scale: number,
  options: Pick<FitOptions, 'unit' | 'showDimensions' | 'marginMm'>,
): Box {
  const bounds = options.showDimensions
    ? layoutDimensions(scene, { scale, unit: options.unit }).bounds
    : scene.bounds
  return growBox(bounds, (options.marginMm ?? 4) / scale)
}

const SMALLEST_SCALE = 1e-3

function largestScale(scene: Pick<Scene, 'bounds' | 'dimensions'>, options: FitOptions): number {
  const fits = (scale: number) => {
    const extent = sceneExtent(scene, scale, options)
    return extent.width * scale <= options.widthMm && extent.height * scale <= options.heightMm
  }
  const { width, height } = scene.bounds
  const bare = Math.min(options.widthMm / Math.max(width, 1e-3), options.heightMm / Math.max(height, 1e-3))
  let high = Math.max(SMALLEST_SCALE, Math.min(options.maxScale ?? 100, bare))
  let low = SMALLEST_SCALE
  if (fits(high)) return high
  for (let step = 0; step < 20 && high - low > 1e-3 * high; step += 1) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/** Dimensions may take this share of the part's size; where they would take more, fewer are shown. */
const LEAST_SHARE_WITH_ALL = 0.5
const LEAST_SHARE_WITH_OVERALL = 0.4

/**
 * Finds the scale, and with it the dimensions that have room: where all of them would shrink the part to less
 * than half, only overall sizes stay; where even those leave too little, none. A window too small for
 * anything still gets a positive scale.
 */
export function fitScene(scene: Scene, options: FitOptions): Fit {
  const fitWith = (dimensions: readonly LinearDimension[]) => ({
    dimensions,
    scale: largestScale({ bounds: scene.bounds, dimensions }, options),
  })
  const bare = fitWith([])
  const overall = scene.dimensions.filter((dimension) => dimension.isOverall)
  const enough = [
    { list: scene.dimensions, share: LEAST_SHARE_WITH_ALL },
    { list: overall, share: LEAST_SHARE_WITH_OVERALL },
  ].flatMap(({ list, share }) => {
    const fit = options.showDimensions ? fitWith(list) : bare
    return fit.scale >= share * bare.scale ? [fit] : []
  })
  const best = enough[0] ?? bare
  return {
    ...best,
    bounds: sceneExtent({ bounds: scene.bounds, dimensions: best.dimensions }, best.scale, options),
  }
}

/** The scale as it stands in a title block: `1 : 1.4`, `2 : 1`, `1 : 20`. */
export function paperScaleText(scale: number): string {
  const ratio = scale >= 1 ? scale : 1 / scale
  const rounded = ratio >= 20 ? Math.round(ratio) : Math.round(ratio * 10) / 10
  return scale >= 1 && rounded !== 1 ? `${rounded} : 1` : `1 : ${rounded}`
}

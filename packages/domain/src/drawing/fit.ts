/**
 * The largest scale at which a scene with its dimensions fits into a sheet or a window. Dimensions keep
 * their size on paper, so the room left for the part depends on the scale and is found step by step.
 */
import { type Box, growBox } from '../geometry/box.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { dimensionBounds } from './dimensions/dimensions.ts'
import type { LinearDimension, Scene } from './scene.ts'

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
  const bounds = options.showDimensions ? dimensionBounds(scene, { scale, unit: options.unit }) : scene.bounds
  return growBox(bounds, (options.marginMm ?? 4) / scale)
}

const SMALLEST_SCALE = 1e-3

/**
 * The largest scale at which the extent fits. Dimensions take about the same room on paper at every scale, so
 * a few steps of "what is left for the part" find it; halving finds it where that room jumps.
 */
function largestScale(scene: Pick<Scene, 'bounds' | 'dimensions'>, options: FitOptions): number {
  const { width, height } = scene.bounds
  const scaleBeside = (across: number, along: number) =>
    Math.min(
      (options.widthMm - across) / Math.max(width, 1e-3),
      (options.heightMm - along) / Math.max(height, 1e-3),
      options.maxScale ?? 100,
    )
  /** What the room beside dimensions and margin allows: at least `scale` when the extent fits at `scale`. */
  const allowedAt = (scale: number) => {
    const extent = sceneExtent(scene, scale, options)
    return scaleBeside((extent.width - width) * scale, (extent.height - height) * scale)
  }
  let low = SMALLEST_SCALE
  let high = Math.max(SMALLEST_SCALE, scaleBeside(0, 0))
  let next = high
  for (let step = 0; step < 16 && high - low > 1e-3 * high; step += 1) {
    const allowed = allowedAt(next)
    if (allowed >= next) low = next
    else high = next
    const isBetween = allowed > low && allowed < high
    next = isBetween && step < 6 ? allowed * (1 - 1e-4) : (low + high) / 2
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
  const choices = [
    { list: scene.dimensions, share: LEAST_SHARE_WITH_ALL },
    { list: overall, share: LEAST_SHARE_WITH_OVERALL },
  ]
  let best = bare
  for (const { list, share } of options.showDimensions ? choices : []) {
    const fit = fitWith(list)
    if (fit.scale < share * bare.scale) continue
    best = fit
    break
  }
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

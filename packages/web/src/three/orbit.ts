/**
 * The camera that goes around a product: where it looks from, how near, and how far it must stand so that everything
 * is in the picture. Angles in degrees, lengths in millimetres.
 */
import type { Bounds, Vec3 } from '@orderwright/domain/graphics'
import { view3dMessages as words } from '@orderwright/domain/messages'

export interface Orbit {
  /** to the right of straight ahead; -180 to 180 */
  readonly azimuth: number
  /** above the horizon; -80 to 80 */
  readonly elevation: number
  /** 1 shows the whole product */
  readonly zoom: number
}

export const startingOrbit: Orbit = { azimuth: 34, elevation: 16, zoom: 1 }

/** Vertical angle of view, degrees: long enough a lens that nothing looks bent. */
export const FIELD_OF_VIEW = 26
const MAX_ELEVATION = 80
const LEAST_ZOOM = 0.5
const MAX_ZOOM = 8
export const ZOOM_STEP = 1.25
/** Of one press of an arrow key, degrees. */
export const TURN_STEP = 10

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Turns by degrees; around without end, up and down to just before the poles. */
export function turned(orbit: Orbit, right: number, up: number): Orbit {
  const around = orbit.azimuth + right
  const azimuth = ((((around + 180) % 360) + 360) % 360) - 180
  return { ...orbit, azimuth, elevation: clamp(orbit.elevation + up, -MAX_ELEVATION, MAX_ELEVATION) }
}

export function zoomed(orbit: Orbit, factor: number): Orbit {
  return { ...orbit, zoom: clamp(orbit.zoom * factor, LEAST_ZOOM, MAX_ZOOM) }
}

/** From the product towards the camera, length 1. */
export function directionOf({ azimuth, elevation }: Orbit): Vec3 {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
}

export function middleOf({ from, to }: Bounds): Vec3 {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2]
}

function cornersOf({ from, to }: Bounds): Vec3[] {
  return [from[0], to[0]].flatMap((x) =>
    [from[1], to[1]].flatMap((y) => [from[2], to[2]].map((z): Vec3 => [x, y, z])),
  )
}

/**
 * How far from the middle of the bounds the camera stands so that all of them are in the picture with some air
 * around (`air` 0.1 leaves a tenth). `aspect` is width over height.
 */
export function fittingDistance(bounds: Bounds, orbit: Orbit, aspect: number, air = 0.12): number {
  const towards = directionOf(orbit)
  const a = (orbit.azimuth * Math.PI) / 180
  const right: Vec3 = [Math.cos(a), 0, -Math.sin(a)]
  const up: Vec3 = [
    towards[1] * right[2] - towards[2] * right[1],
    towards[2] * right[0] - towards[0] * right[2],
    towards[0] * right[1] - towards[1] * right[0],
  ]
  const dot = (one: Vec3, other: Vec3) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
  const tall = Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * (1 - air)
  const wide = tall * aspect
  const middle = middleOf(bounds)
  const distances = cornersOf(bounds).map((corner) => {
    const from: Vec3 = [corner[0] - middle[0], corner[1] - middle[1], corner[2] - middle[2]]
    return dot(from, towards) + Math.max(Math.abs(dot(from, right)) / wide, Math.abs(dot(from, up)) / tall)
  })
  return Math.max(1, ...distances)
}

/** Where the camera stands: fitted, then nearer by the zoom. */
export function cameraPlace(bounds: Bounds, orbit: Orbit, aspect: number): Vec3 {
  const distance = fittingDistance(bounds, orbit, aspect) / orbit.zoom
  const middle = middleOf(bounds)
  const towards = directionOf(orbit)
  return [
    middle[0] + towards[0] * distance,
    middle[1] + towards[1] * distance,
    middle[2] + towards[2] * distance,
  ]
}

/** Whether this is the picture that one begins with. */
export function isStarting(orbit: Orbit): boolean {
  const { azimuth, elevation, zoom } = startingOrbit
  return orbit.azimuth === azimuth && orbit.elevation === elevation && Math.abs(orbit.zoom - zoom) < 1e-6
}

/** Where one looks from, in words: `from the front right, slightly above`. */
export function viewWords({ azimuth, elevation }: Orbit): string {
  const side = words.sides[((Math.round(azimuth / 45) % 8) + 8) % 8] ?? words.sides[0]
  const height = Math.abs(elevation)
  if (height < 5) return words.fromLevel({ side })
  return words.fromSide({ side, isSteep: height >= 35, isAbove: elevation > 0 })
}

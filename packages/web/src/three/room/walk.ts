/**
 * Walking about in a room: steps, turns of the head, and where the camera is for it. Inches and degrees; x and z as on the plan,
 * y up. No wall holds one up: one may look at a room from outside.
 */
import type { Vec3 } from '@orderwright/domain/graphics'
import { type Eye, lookOfEye } from '@orderwright/domain/canvas-room'

export type Walk = (eye: Eye) => Eye

/** Of one press of a key: inches of a step, inches that the eyes are raised, degrees of a turn. */
export const STEP = 6
export const RAISE = 2
export const TURN = 5
/** The highest and the lowest that one looks. */
const MAX_TILT = 60
const MAX_HEIGHT = 600
/** Inches: as far from the plan as one may walk. */
const FAR = 100_000
/** Degrees from the lower edge of a picture to the upper one: more looks bent. */
const MAX_UPRIGHT = 85

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Steps by inches: to where one looks, and to the right of that. */
export function stepped(eye: Eye, forward: number, right: number): Eye {
  const { x, y: z } = lookOfEye(eye)
  return {
    ...eye,
    x: clamp(eye.x + x * forward - z * right, -FAR, FAR),
    z: clamp(eye.z + z * forward + x * right, -FAR, FAR),
  }
}

/** Turns the head by degrees. */
export function lookingTo(eye: Eye, right: number, up: number): Eye {
  const direction = ((((eye.direction + right + 180) % 360) + 360) % 360) - 180
  return { ...eye, direction, tilt: clamp(eye.tilt + up, -MAX_TILT, MAX_TILT) }
}

export function raised(eye: Eye, by: number): Eye {
  return { ...eye, height: clamp(eye.height + by, 4, MAX_HEIGHT) }
}

/** What a key does; undefined: nothing. `home` is where Home goes. */
export function walkOfKey(key: string, isShift: boolean, home: Eye): Walk | undefined {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'ArrowUp':
    case 'w':
      return (eye) => stepped(eye, STEP, 0)
    case 'ArrowDown':
    case 's':
      return (eye) => stepped(eye, -STEP, 0)
    case 'ArrowLeft':
      return isShift ? (eye) => stepped(eye, 0, -STEP) : (eye) => lookingTo(eye, -TURN, 0)
    case 'ArrowRight':
      return isShift ? (eye) => stepped(eye, 0, STEP) : (eye) => lookingTo(eye, TURN, 0)
    case 'a':
      return (eye) => stepped(eye, 0, -STEP)
    case 'd':
      return (eye) => stepped(eye, 0, STEP)
    case 'q':
      return (eye) => lookingTo(eye, -TURN, 0)
    case 'e':
      return (eye) => lookingTo(eye, TURN, 0)
    case 'r':
      return (eye) => lookingTo(eye, 0, TURN)
    case 'f':
      return (eye) => lookingTo(eye, 0, -TURN)
    case 'PageUp':
      return (eye) => raised(eye, RAISE)
    case 'PageDown':
      return (eye) => raised(eye, -RAISE)
    case 'Home':
      return () => home
    default:
      return undefined
  }
}

export interface CameraOfEye {
  readonly place: Vec3
  /** a point that it looks at */
  readonly target: Vec3
  /** degrees from the lower edge to the upper one */
  readonly upright: number
}

/** The camera of an eye in a picture of this width over its height. */
export function cameraOfEye(eye: Eye, aspect: number): CameraOfEye {
  const { x, y: z } = lookOfEye(eye)
  const tilt = (eye.tilt * Math.PI) / 180
  const across = Math.tan((eye.fieldOfView * Math.PI) / 360)
  const upright = (Math.atan(across / aspect) * 360) / Math.PI
  const place: Vec3 = [eye.x, eye.height, eye.z]
  const level = Math.cos(tilt)
  return {
    place,
    target: [eye.x + x * level, eye.height + Math.sin(tilt), eye.z + z * level],
    upright: Math.min(MAX_UPRIGHT, upright),
  }
}

/** Do two eyes look the same? Less than this nobody sees. */
export function isSameEye(one: Eye, other: Eye): boolean {
  const turn = Math.abs(((((one.direction - other.direction) % 360) + 540) % 360) - 180)
  const away = Math.hypot(one.x - other.x, one.z - other.z, one.height - other.height)
  return (
    away < 0.1 && turn < 0.2 && Math.abs(one.tilt - other.tilt) < 0.2 && one.fieldOfView === other.fieldOfView
  )
}

/**
 * Mouse, pen and fingers on the sheet: whose press is a tool's, and which only moves the look. A finger on what is selected
 * drags it; on anything else it pans, and takes up what is under it when it rests there. Two fingers pan and zoom. Once a
 * pen has drawn, fingers pan and zoom alone.
 */
import type { Point } from '@orderwright/domain/geometry'
import type { Clock } from '../ports.ts'
import type { Canvas } from './canvas.ts'
import { type Modifiers, type PointerType, reaches } from './canvas-state.ts'

export interface PointerSignal extends Modifiers {
  /** the same from its press to its release */
  readonly id: number
  readonly type: PointerType
  /** on the screen, in pixels */
  readonly at: Point
  /** which button goes down or up; 1 is the middle one (default 0) */
  readonly button?: number
}

/** How long a finger rests on something until it takes it up, milliseconds. */
export const LONG_PRESS_MS = 450

/** Two fingers that pan never keep their distance: so much of it, in pixels, is no zoom. */
const PINCH_SLOP = 12

/** What the hands do. Fingers on the sheet are counted beside it. */
type Hold =
  | { readonly name: 'idle' }
  /** the press is the tool's */
  | { readonly name: 'tool'; readonly id: number }
  /** a finger is down: it will have been a tap, a long press, or it pans */
  | { readonly name: 'waiting'; readonly down: PointerSignal; readonly stop: () => void }
  | { readonly name: 'panning'; readonly id: number; readonly last: Point }
  /** `radius` is that of the fingers when they came: they pan until it has changed, and zoom from then on (null) */
  | { readonly name: 'pinching'; readonly radius: number | null }

export interface PointersOptions {
  readonly canvas: Canvas
  readonly clock: Pick<Clock, 'after'>
  /** a finger has taken something up: for a device that can be felt */
  readonly onTakenUp?: () => void
}

interface Spread {
  readonly middle: Point
  /** mean distance from the middle; 0 of one finger */
  readonly radius: number
}

function spreadOf(points: readonly Point[]): Spread {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  const middle = { x: sum.x / points.length, y: sum.y / points.length }
  const away = points.reduce((total, { x, y }) => total + Math.hypot(x - middle.x, y - middle.y), 0)
  return { middle, radius: away / points.length }
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y }
}

export type Pointers = ReturnType<typeof createPointers>

export function createPointers({ canvas, clock, onTakenUp }: PointersOptions) {
  const fingers = new Map<number, Point>()
  /** fingers that were down when a pen or a mouse began: nothing comes of them until they are lifted */
  const ignored = new Set<number>()
  let hold: Hold = { name: 'idle' }
  let isSpaceHeld = false

  /** Gives back what the hand has begun, as if it had never come. */
  function giveBack(): void {
    if (hold.name === 'waiting') hold.stop()
    if (hold.name === 'tool') canvas.abandon()
    hold = { name: 'idle' }
  }

  function beginPress({ id, at, ...signal }: PointerSignal): void {
    hold = { name: 'tool', id }
    canvas.pointerDown(at, signal)
  }

  /** A finger comes down on the select tool on something that is not selected. */
  function wait(down: PointerSignal): void {
    const stop = clock.after(LONG_PRESS_MS, () => {
      if (hold.name !== 'waiting' || hold.down !== down) return
      beginPress(down)
      onTakenUp?.()
    })
    hold = { name: 'waiting', down, stop }
  }

  function fingerDown(signal: PointerSignal): void {
    const { id, at } = signal
    const isOthers = hold.name === 'tool' && !fingers.has(hold.id)
    // The hand that draws with a pen lies on the sheet; and nobody points with a mouse and a finger.
    if (isOthers) return void ignored.add(id)
    fingers.set(id, at)
    if (fingers.size > 1) {
      giveBack()
      hold = { name: 'pinching', radius: spreadOf([...fingers.values()]).radius }
      return
    }
    const { tool, isPenAlone } = canvas.getState()
    if (isPenAlone || isSpaceHeld) hold = { name: 'panning', id, last: at }
    else if (tool !== 'select' || canvas.grips(at)) beginPress(signal)
    else wait(signal)
  }

  function pinch(id: number, at: Point, from: number | null): void {
    const before = spreadOf([...fingers.values()])
    fingers.set(id, at)
    const after = spreadOf([...fingers.values()])
    canvas.panBy(minus(after.middle, before.middle))
    if (from !== null && Math.abs(after.radius - from) > PINCH_SLOP / 2) {
      hold = { name: 'pinching', radius: null }
    } else if (from === null && before.radius > 0 && after.radius > 0) {
      canvas.zoomBy(after.radius / before.radius, after.middle)
    }
  }

  function tap({ at, id: _, ...signal }: PointerSignal): void {
    canvas.pointerDown(at, signal)
    canvas.pointerUp(at, signal)
  }

  return {
    down(signal: PointerSignal): void {
      const { id, type, at, button = 0 } = signal
      canvas.setPointerType(type)
      if (type === 'touch') return fingerDown(signal)
      if (type === 'pen') {
        canvas.setPenAlone(true)
        // The palm came first: what it began is nothing.
        giveBack()
        for (const finger of fingers.keys()) ignored.add(finger)
        fingers.clear()
      }
      if (hold.name !== 'idle') return
      if (button === 1 || isSpaceHeld) hold = { name: 'panning', id, last: at }
      else if (button === 0) beginPress(signal)
    },
    move({ id, type, at, ...modifiers }: PointerSignal): void {
      if (ignored.has(id)) return
      if (type === 'touch' && !fingers.has(id)) return
      if (hold.name === 'pinching') return pinch(id, at, hold.radius)
      if (type === 'touch') fingers.set(id, at)
      switch (hold.name) {
        case 'idle':
          return canvas.pointerMove(at, modifiers)
        case 'tool':
          return hold.id === id ? canvas.pointerMove(at, modifiers) : undefined
        case 'panning': {
          if (hold.id !== id) return undefined
          canvas.panBy(minus(at, hold.last))
          hold = { ...hold, last: at }
          return undefined
        }
        case 'waiting': {
          const { down, stop } = hold
          if (Math.hypot(at.x - down.at.x, at.y - down.at.y) <= reaches.touch.drag) return undefined
          stop()
          canvas.panBy(minus(at, down.at))
          hold = { name: 'panning', id, last: at }
        }
      }
    },
    up({ id, at, type: _, button = 0, ...modifiers }: PointerSignal): void {
      if (ignored.delete(id)) return
      fingers.delete(id)
      if (hold.name === 'pinching') {
        // The last finger still moves the sheet; it begins nothing.
        if (fingers.size === 0) hold = { name: 'idle' }
        return
      }
      if (hold.name === 'waiting') {
        const { down } = hold
        giveBack()
        return tap(down)
      }
      if (hold.name === 'idle' || hold.id !== id) return
      const isPress = hold.name === 'tool'
      if (isPress && button !== 0) return
      hold = { name: 'idle' }
      if (isPress) canvas.pointerUp(at, modifiers)
    },
    /** The system took the pointer away: what it had begun is nothing. */
    cancel(id: number): void {
      if (ignored.delete(id)) return
      const wasFinger = fingers.delete(id)
      if (hold.name === 'pinching') {
        if (fingers.size === 0) hold = { name: 'idle' }
        return
      }
      const isHolder = hold.name === 'waiting' ? wasFinger : hold.name !== 'idle' && hold.id === id
      if (isHolder) giveBack()
    },
    /** The pointer has left the sheet. A finger leaves it with every lift: the cross of a tool stays where it was. */
    leave(type: PointerType): void {
      const { tool } = canvas.getState()
      if (type !== 'touch' || tool === 'select' || tool === 'hand') canvas.pointerLeave()
    },
    /** While the space bar is held, whatever points pans. */
    holdSpace(isHeld: boolean): void {
      isSpaceHeld = isHeld
    },
  }
}

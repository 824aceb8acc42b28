/** Sections of rails: their outline, and what of it shows in the long view. */
import type { Point } from '../../../geometry/box.ts'
import type { RailProfileSpec } from './spec.ts'

/** Wall thickness as far as the section has room for two walls and something between. */
export function wallOf({ wall, width, height }: RailProfileSpec): number {
  return Math.min(wall, Math.min(width, height) * 0.45)
}

function lipOf(spec: RailProfileSpec): number {
  return Math.min(Math.max(spec.lip, wallOf(spec)), spec.width * 0.45)
}

const ROUND_STEPS = 48

function circle(spec: RailProfileSpec, radius: number): Point[] {
  const middle = spec.width / 2
  return Array.from({ length: ROUND_STEPS }, (_, index) => {
    const angle = (index / ROUND_STEPS) * 2 * Math.PI
    return { x: middle + radius * Math.cos(angle), y: middle + radius * Math.sin(angle) }
  })
}

/** The outer size of the section, mm; round ones have one size. */
export function sectionSize({ shape, width, height }: RailProfileSpec): { width: number; height: number } {
  return shape === 'round' ? { width, height: width } : { width, height }
}

/** Contours of the section at true shape, y down, upper left corner at the origin: outside, then the hollow. */
export function sectionContours(spec: RailProfileSpec): readonly (readonly Point[])[] {
  const { shape, width: w, height: h } = spec
  const t = wallOf(spec)
  const points = (...xy: readonly (readonly [number, number])[]): Point[] => xy.map(([x, y]) => ({ x, y }))
  switch (shape) {
    case 'c': {
      const lip = lipOf(spec)
      return [
        points(
          [0, 0],
          [lip, 0],
          [lip, t],
          [t, t],
          [t, h - t],
          [w - t, h - t],
          [w - t, t],
          [w - lip, t],
          [w - lip, 0],
          [w, 0],
          [w, h],
          [0, h],
        ),
      ]
    }
    case 'u':
      return [points([0, 0], [t, 0], [t, h - t], [w - t, h - t], [w - t, 0], [w, 0], [w, h], [0, h])]
    case 'l':
      return [points([0, 0], [t, 0], [t, h - t], [w, h - t], [w, h], [0, h])]
    case 't': {
      const [a, b] = [(w - t) / 2, (w + t) / 2]
      return [points([0, 0], [w, 0], [w, t], [b, t], [b, h], [a, h], [a, t], [0, t])]
    }
    case 'z': {
      const [a, b] = [(w - t) / 2, (w + t) / 2]
      return [points([0, 0], [b, 0], [b, h - t], [w, h - t], [w, h], [a, h], [a, t], [0, t])]
    }
    case 'flat':
      return [points([0, 0], [w, 0], [w, h], [0, h])]
    case 'box':
      return [points([0, 0], [w, 0], [w, h], [0, h]), points([t, t], [t, h - t], [w - t, h - t], [w - t, t])]
    case 'round':
      return [circle(spec, w / 2), circle(spec, Math.max(0.1, w / 2 - t)).toReversed()]
  }
}

/** The long view: what face is looked at, how high it is, which edges show or are hidden, and where holes sit. */
export type LongFace = {
  readonly title: string
  readonly height: number
  /** heights of edges that show */
  readonly seen: readonly number[]
  readonly hidden: readonly number[]
  /** middle of the holes */
  readonly holeY: number
  /** largest hole that the face has room for */
  readonly mostHole: number
}

export function longFace(spec: RailProfileSpec): LongFace {
  const { shape, width: w, height: h } = spec
  const t = wallOf(spec)
  switch (shape) {
    case 'c': {
      const lip = lipOf(spec)
      return {
        title: 'Top',
        height: w,
        seen: [lip, w - lip],
        hidden: [t, w - t],
        holeY: w / 2,
        mostHole: w - 2 * t - 2,
      }
    }
    case 'u':
      return { title: 'Top', height: w, seen: [t, w - t], hidden: [], holeY: w / 2, mostHole: w - 2 * t - 2 }
    case 'l':
      return { title: 'Side', height: h, seen: [], hidden: [h - t], holeY: (h - t) / 2, mostHole: h - t - 4 }
    case 't':
      return {
        title: 'Top',
        height: w,
        seen: [],
        hidden: [(w - t) / 2, (w + t) / 2],
        holeY: (w - t) / 4,
        mostHole: (w - t) / 2 - 3,
      }
    case 'z':
      return { title: 'Side', height: h, seen: [t], hidden: [h - t], holeY: h / 2, mostHole: h - 2 * t - 2 }
    case 'flat':
      return { title: 'Top', height: w, seen: [], hidden: [], holeY: w / 2, mostHole: w - 4 }
    case 'box':
      return { title: 'Side', height: h, seen: [], hidden: [t, h - t], holeY: h / 2, mostHole: h - 2 * t - 2 }
    case 'round':
      return { title: 'Side', height: w, seen: [], hidden: [t, w - t], holeY: w / 2, mostHole: w * 0.6 }
  }
}

/** Holes from the first on, as many as keep the distance of the first one from the right end, mm. */
export function holePositions({ length, holes }: RailProfileSpec): number[] {
  if (holes.diameter <= 0 || holes.first > length) return []
  const last = Math.max(holes.first, length - holes.first)
  const count = Math.min(2000, Math.floor((last - holes.first) / holes.spacing + 1e-9) + 1)
  return Array.from({ length: count }, (_, index) => holes.first + index * holes.spacing)
}

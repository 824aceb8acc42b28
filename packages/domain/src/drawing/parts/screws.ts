/** Visible screws: countersunk heads with a slot or a six-lobed socket, and where they stand on a plate. */
import { type Box, type Point, boxAround, boxesOverlap, coordinate as n } from '../../geometry/box.ts'
import { darken, lighten, lineOn } from '../surfaces/colour.ts'
import type { Primitive } from '../scene.ts'
import type { Screws } from '../spec-parts.ts'

export type ScrewDirection = 'horizontal' | 'vertical'

function positionsAlong(center: Point, screws: Screws, direction: ScrewDirection): Point[] {
  const half = screws.spacing / 2
  const points: Point[] = []
  for (let pair = 0; pair < screws.pairs; pair += 1) {
    const shift = (pair - (screws.pairs - 1) / 2) * screws.pairSpacing
    for (const side of [-half, half]) {
      points.push(
        direction === 'horizontal'
          ? { x: center.x + side, y: center.y + shift }
          : { x: center.x + shift, y: center.y + side },
      )
    }
  }
  return points
}

/** Whether a head with a millimetre around it lies on the plate. */
function isOnPlate(point: Point, screws: Screws, plate: Box): boolean {
  const reach = screws.headDiameter / 2 + 1
  return (
    point.x - reach >= plate.x &&
    point.y - reach >= plate.y &&
    point.x + reach <= plate.x + plate.width &&
    point.y + reach <= plate.y + plate.height
  )
}

/** What screws must not meet: mechanisms rule a place out, engravings only speak against it. */
export type ScrewObstacles = { solid: readonly Box[]; soft: readonly Box[] }

/** Least and wished-for room between a head and a mechanism, mm. */
const LEAST_GAP = 0.5
const GOOD_GAP = 1.5

function meets(point: Point, screws: Screws, boxes: readonly Box[], gap: number): boolean {
  const head = boxAround(point, screws.headDiameter + 2 * gap, screws.headDiameter + 2 * gap)
  return boxes.some((box) => boxesOverlap(box, head))
}

export type PlacedScrews = { points: Point[]; direction: ScrewDirection }
/** `isComplete`: every screw that there should be has its place. */
export type SettledScrews = PlacedScrews & { isComplete: boolean }

/** The ways in which `auto` may set one pair, best first; the last is four screws towards the corners. */
function candidates(center: Point, screws: Screws): PlacedScrews[] {
  const along = (direction: ScrewDirection, pairs = screws.pairs): PlacedScrews => ({
    points: positionsAlong(center, { ...screws, pairs }, direction),
    direction,
  })
  if (screws.direction !== 'auto') return [along(screws.direction)]
  const both = [along('horizontal'), along('vertical')]
  return screws.pairs === 1 ? [...both, along('horizontal', 2)] : both
}

/**
 * Where the screws stand and in which direction their spacing runs. `auto` takes the first way in which no
 * head leaves the plate or meets something: left and right, above and below, four towards the corners; else
 * the one with the least trouble. A head that would leave the plate or stand in a mechanism is left out:
 * there is no such screw. No screws: no points.
 */
export function placeScrews(screws: Screws, plate: Box, obstacles: ScrewObstacles): SettledScrews {
  const center = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 }
  const isPossible = (point: Point) =>
    isOnPlate(point, screws, plate) && !meets(point, screws, obstacles.solid, LEAST_GAP)
  const trouble = (point: Point) => {
    if (!isPossible(point)) return 1
    const boxes = [...obstacles.solid, ...obstacles.soft]
    return meets(point, screws, boxes, GOOD_GAP) ? 0.1 : 0
  }
  const troubles = ({ points }: PlacedScrews) =>
    points.reduce((sum, point) => sum + trouble(point), 0) / Math.max(1, points.length)
  const ranked = candidates(center, screws).toSorted((a, b) => troubles(a) - troubles(b))
  const best = ranked[0] ?? { points: [], direction: 'horizontal' }
  if (screws.type === 'none') return { points: [], direction: best.direction, isComplete: true }
  const points = best.points.filter(isPossible)
  return { points, direction: best.direction, isComplete: points.length === best.points.length }
}

/** The six-lobed socket (hexalobular), `size` across the lobes. */
function torxPath(center: Point, size: number): string {
  const outer = size / 2
  const shoulder = (index: number, offset: number): string => {
    const angle = ((index * 60 + offset) * Math.PI) / 180
    return `${n(center.x + outer * 0.93 * Math.sin(angle))} ${n(center.y - outer * 0.93 * Math.cos(angle))}`
  }
  const lobe = n(outer * 0.22)
  const hollow = n(outer * 0.34)
  let d = `M${shoulder(0, -12)}`
  for (let index = 0; index < 6; index += 1) {
    d += `A${lobe} ${lobe} 0 0 1 ${shoulder(index, 12)}A${hollow} ${hollow} 0 0 0 ${shoulder(index + 1, -12)}`
  }
  return `${d}Z`
}

/** One screw head seen from the front. */
export function drawScrew(center: Point, screws: Screws, surfaceFill: string, part: string): Primitive[] {
  const fill = screws.fill ?? surfaceFill
  const line = lineOn(fill)
  const radius = screws.headDiameter / 2
  const socket = darken(fill, 0.55)
  const head: Primitive[] = [
    { kind: 'circle', center, radius: radius + 0.45, fill: darken(surfaceFill, 0.22), part },
    { kind: 'circle', center, radius, fill: lighten(fill, 0.16), role: 'detail', stroke: line, part },
  ]
  switch (screws.type) {
    case 'none':
      return []
    case 'slot': {
      const half = n(radius * 0.17)
      const reach = Math.sqrt(radius ** 2 - (radius * 0.17) ** 2)
      const [top, bottom] = [n(center.y - reach), n(center.y + reach)]
      const [left, right] = [n(center.x - Number(half)), n(center.x + Number(half))]
      const r = n(radius)
      const d = `M${left} ${top}A${r} ${r} 0 0 1 ${right} ${top}V${bottom}A${r} ${r} 0 0 1 ${left} ${bottom}Z`
      return [...head, { kind: 'path', d, fill: socket, role: 'fine', stroke: line, part }]
    }
    case 'torx':
      return [
        ...head,
        { kind: 'circle', center, radius: radius * 0.8, role: 'fine', stroke: line, opacity: 0.45, part },
        { kind: 'path', d: torxPath(center, radius * 1.12), fill: socket, role: 'fine', stroke: line, part },
      ]
  }
}

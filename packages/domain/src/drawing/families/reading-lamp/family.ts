/** The reading lamp in side elevation: cut wall, base, arm and head, with projection and heights. */
import { type Box, type Point, boxOf, coordinate as n, unionBoxes } from '../../../geometry/box.ts'
import { lightDrawingWords as words } from '../../../messages/drawings/lights.ts'
import { formatLength } from '../../../units/lengths.ts'
import { darken, lighten, lineOn, solid } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { hatchPolygon } from '../../surfaces/hatch.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { sentences } from '../../words.ts'
import { type ReadingLampSpec, readingLampSpecSchema } from './spec.ts'

const WALL_DEPTH = 9

type LampGeometry = {
  baseFront: Point
  /** Joint of arm and head. */
  joint: Point
  /** Middle of the head's opening. */
  tip: Point
  along: Point
  headAlong: Point
}

function direction(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

/** `from` plus `a` along the direction and `b` to its right (y down). */
function offset(from: Point, along: Point, a: number, b: number): Point {
  return { x: from.x + along.x * a - along.y * b, y: from.y + along.y * a + along.x * b }
}

function geometryOf(spec: ReadingLampSpec): LampGeometry {
  const baseFront = { x: spec.baseDepth, y: 0 }
  const along = direction(-spec.armAngle)
  const joint = offset(baseFront, along, spec.armLength, 0)
  const headAlong = direction(spec.headAngle)
  return { baseFront, along, joint, headAlong, tip: offset(joint, headAlong, spec.headLength * 0.72, 0) }
}

function polygon(points: readonly Point[]): string {
  return `${points.map((p, i) => `${i === 0 ? 'M' : 'L'}${n(p.x)} ${n(p.y)}`).join('')}Z`
}

function drawWall(spec: ReadingLampSpec): Primitive[] {
  const half = spec.baseHeight / 2 + spec.wallMargin
  const wall = [
    { x: -WALL_DEPTH, y: -half },
    { x: 0, y: -half },
    { x: 0, y: half },
    { x: -WALL_DEPTH, y: half },
  ]
  return [
    { kind: 'path', d: hatchPolygon(wall, 2.6), role: 'fine', stroke: 'ink2', part: 'wall' },
    { kind: 'line', from: { x: 0, y: -half }, to: { x: 0, y: half }, role: 'outline', part: 'wall' },
  ]
}

function drawBase(spec: ReadingLampSpec): Primitive[] {
  const { fill } = spec.finish
  const line = lineOn(fill)
  const half = spec.baseHeight / 2
  const chamfer = Math.min(2.5, spec.baseDepth * 0.3)
  const d = `M0 ${n(-half)}H${n(spec.baseDepth - chamfer)}L${n(spec.baseDepth)} ${n(-half + chamfer)}V${n(half - chamfer)}L${n(spec.baseDepth - chamfer)} ${n(half)}H0Z`
  const switchY = half * 0.62
  const push: Primitive = {
    kind: 'rect',
    ...boxOf(spec.baseDepth, switchY - 4, 3.2, 8),
    radius: 0.8,
    fill: lighten(fill, 0.2),
    role: 'detail',
    stroke: line,
    part: 'switch',
  }
  const toggle: Primitive[] = [
    {
      kind: 'path',
      d: `M${n(spec.baseDepth)} ${n(switchY + 1.2)}L${n(spec.baseDepth + 12)} ${n(switchY + 4.5)}A2 2 0 0 0 ${n(spec.baseDepth + 13)} ${n(switchY + 1)}L${n(spec.baseDepth)} ${n(switchY - 1.2)}Z`,
      fill: lighten(fill, 0.25),
      role: 'detail',
      stroke: line,
      part: 'switch',
    },
    {
      kind: 'rect',
      ...boxOf(spec.baseDepth, switchY - 4.5, 2, 9),
      radius: 0.5,
      fill: darken(fill, 0.1),
      role: 'detail',
      stroke: line,
      part: 'switch',
    },
  ]
  return [
    { kind: 'path', d, fill: solid(fill), role: 'outline', part: 'base' },
    {
      kind: 'line',
      from: { x: spec.baseDepth - chamfer, y: -half },
      to: { x: spec.baseDepth - chamfer, y: half },
      role: 'fine',
      stroke: line,
      part: 'base',
    },
    ...(spec.switchType === 'push' ? [push] : spec.switchType === 'toggle' ? toggle : []),
  ]
}

function drawArm(spec: ReadingLampSpec, g: LampGeometry): Primitive[] {
  const { fill } = spec.finish
  const line = lineOn(fill)
  const half = spec.armDiameter / 2
  const band = (
    from: number,
    to: number,
    r: number,
    tone: `#${string}`,
    role: 'outline' | 'detail',
  ): Primitive => ({
    kind: 'path',
    d: polygon([
      offset(g.baseFront, g.along, from, -r),
      offset(g.baseFront, g.along, to, -r),
      offset(g.baseFront, g.along, to, r),
      offset(g.baseFront, g.along, from, r),
    ]),
    fill: tone,
    role,
    stroke: line,
    part: 'arm',
  })
  const sleeve = Math.min(16, spec.armLength * 0.1)
  const items: Primitive[] = [band(0, spec.armLength, half, solid(fill), 'detail')]
  if (spec.armType === 'flexible') {
    let coils = ''
    const pitch = Math.max(1.6, spec.armDiameter * 0.24)
    for (let at = sleeve + pitch; at < spec.armLength - sleeve; at += pitch) {
      const a = offset(g.baseFront, g.along, at - pitch * 0.3, -half)
      const b = offset(g.baseFront, g.along, at + pitch * 0.3, half)
      coils += `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`
    }
    items.push({ kind: 'path', d: coils, role: 'fine', stroke: line, part: 'arm' })
  }
  const light = offset(g.baseFront, g.along, sleeve, -half * 0.45)
  const lightEnd = offset(g.baseFront, g.along, spec.armLength - sleeve, -half * 0.45)
  if (spec.armType === 'rigid') {
    items.push({
      kind: 'line',
      from: light,
      to: lightEnd,
      role: 'fine',
      stroke: lighten(fill, 0.7),
      part: 'arm',
    })
  }
  items.push(band(0, sleeve, half * 1.3, lighten(fill, 0.1), 'detail'))
  items.push(band(spec.armLength - sleeve, spec.armLength, half * 1.15, lighten(fill, 0.1), 'detail'))
  return items
}

function drawHead(spec: ReadingLampSpec, g: LampGeometry): Primitive[] {
  const finish = spec.headFinish ?? spec.finish
  const line = lineOn(finish.fill)
  const r = spec.headDiameter / 2
  const back = -spec.headLength * 0.28
  const front = spec.headLength * 0.72
  const at = (a: number, b: number) => offset(g.joint, g.headAlong, a, b)
  const neck = r * 0.62
  const body = [
    at(back, -neck),
    at(back + spec.headLength * 0.22, -r),
    at(front, -r),
    at(front, r),
    at(back + spec.headLength * 0.22, r),
    at(back, neck),
  ]
  const rim = spec.headLength * 0.08
  return [
    { kind: 'path', d: polygon(body), fill: solid(finish.fill), role: 'outline', part: 'head' },
    {
      kind: 'path',
      d: polygon([
        at(back + spec.headLength * 0.24, -r * 0.72),
        at(front - rim, -r * 0.72),
        at(front - rim, -r * 0.4),
        at(back + spec.headLength * 0.24, -r * 0.4),
      ]),
      fill: lighten(finish.fill, 0.5),
      opacity: 0.7,
      part: 'head',
    },
    {
      kind: 'line',
      from: at(front - rim, -r),
      to: at(front - rim, r),
      role: 'detail',
      stroke: line,
      part: 'head',
    },
    {
      kind: 'line',
      from: at(back + spec.headLength * 0.22, -r),
      to: at(back + spec.headLength * 0.22, r),
      role: 'fine',
      stroke: line,
      part: 'head',
    },
    {
      kind: 'circle',
      center: g.joint,
      radius: Math.max(spec.armDiameter * 0.72, 4),
      fill: lighten(finish.fill, 0.15),
      role: 'detail',
      stroke: line,
      part: 'head',
    },
    {
      kind: 'line',
      from: at(front, 0),
      to: at(front + spec.headLength * 0.9, 0),
      role: 'center',
      stroke: 'ink2',
      part: 'head',
    },
  ]
}

function headBox(spec: ReadingLampSpec, g: LampGeometry): Box {
  const r = spec.headDiameter / 2
  const points = [-0.28, 0.72].flatMap((share) =>
    [-r, r].map((b) => offset(g.joint, g.headAlong, spec.headLength * share, b)),
  )
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  return boxOf(
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs) - Math.min(...xs),
    Math.max(...ys) - Math.min(...ys),
  )
}

export function drawReadingLamp(spec: ReadingLampSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const g = geometryOf(spec)
  const head = headBox(spec, g)
  const half = spec.baseHeight / 2
  const beam = offset(g.joint, g.headAlong, spec.headLength * 1.62, 0)
  const base = boxOf(0, -half, spec.baseDepth, spec.baseHeight)
  const wall = boxOf(-WALL_DEPTH, -half - spec.wallMargin, WALL_DEPTH, spec.baseHeight + 2 * spec.wallMargin)
  const arm = unionBoxes(boxOf(g.baseFront.x, 0, 0, 0), boxOf(g.joint.x, g.joint.y, 0, 0))
  const bounds = [base, head, arm, boxOf(beam.x, beam.y, 0, 0)].reduce(unionBoxes, wall)
  const reach = head.x + head.width
  const top = Math.min(-half, head.y)
  const bottom = Math.max(half, head.y + head.height)
  const at = (x: number, y: number): Point => ({ x, y })
  const headLow = at(reach, head.y + head.height)
  const own = { startsAtPoints: true } as const
  const dimensions: LinearDimension[] = [
    {
      id: 'projection',
      isOverall: true,
      side: 'bottom',
      from: at(0, half + spec.wallMargin),
      to: headLow,
      part: 'head',
      ...own,
    },
    {
      id: 'base-height',
      side: 'left',
      from: at(-WALL_DEPTH, -half),
      to: at(-WALL_DEPTH, half),
      part: 'base',
      ...own,
    },
    { id: 'arm', side: 'top', from: at(spec.baseDepth, -half), to: g.joint, part: 'arm', ...own },
    {
      id: 'base-depth',
      side: 'top',
      from: at(0, -half - spec.wallMargin),
      to: at(spec.baseDepth, -half),
      part: 'base',
      ...own,
    },
    {
      id: 'height',
      isOverall: true,
      side: 'right',
      from: at(reach, top),
      to: at(reach, bottom),
      part: 'head',
      ...own,
    },
  ]
  return {
    family: 'reading-lamp',
    bounds,
    items: [...drawWall(spec), ...drawArm(spec, g), ...drawBase(spec), ...drawHead(spec, g)],
    dimensions,
    parts: [
      { id: 'base', title: 'Base', box: base },
      {
        id: 'arm',
        title: 'Arm',
        box: boxOf(arm.x, arm.y - spec.armDiameter / 2, arm.width, arm.height + spec.armDiameter),
      },
      { id: 'head', title: 'Head', box: head },
    ],
    description: sentences([
      words.readingLamp({ finish: spec.finish.title, reach: formatLength(reach, unit) }),
      words.arm({
        type: spec.armType,
        length: formatLength(spec.armLength, unit),
        base: formatLength(spec.baseHeight, unit),
        head: formatLength(spec.headLength, unit),
      }),
    ]),
  }
}

export const readingLampFamily = defineFamily({
  key: 'reading-lamp',
  specSchema: readingLampSpecSchema,
  draw: drawReadingLamp,
})

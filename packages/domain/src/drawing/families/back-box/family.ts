/** The back box: front view with its screw holes and, to the right, the side view with its depth. */
import {
  type Box,
  type Point,
  boxAround,
  boxOf,
  coordinate as n,
  growBox,
  unionBoxes,
} from '../../../geometry/box.ts'
import { darken, lighten, lineOn, solid } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { hatchPolygon } from '../../surfaces/hatch.ts'
import { centreCross } from '../../parts/views.ts'
import type { LinearDimension, Primitive, RectPrimitive, Scene } from '../../scene.ts'
import { sentences, sizeText } from '../../words.ts'
import { backBoxDrawingWords as words } from '../../../messages/drawings/back-boxes.ts'
import { formatLength } from '../../../units/lengths.ts'
import { type BackBoxSpec, backBoxSpecSchema } from './spec.ts'

function screwHoles(spec: BackBoxSpec, center: Point): Point[] {
  const half = spec.screwSpacing / 2
  const pitch = spec.gang > 1 && spec.screwDirection === 'vertical' ? spec.width / spec.gang : 0
  const pairs = pitch > 0 ? spec.gang : 1
  return Array.from({ length: pairs }, (_, pair) => (pair - (pairs - 1) / 2) * pitch).flatMap((shift) =>
    spec.screwDirection === 'horizontal'
      ? [
          { x: center.x - half, y: center.y },
          { x: center.x + half, y: center.y },
        ]
      : [
          { x: center.x + shift, y: center.y - half },
          { x: center.x + shift, y: center.y + half },
        ],
  )
}

const EAR_MM = 10

/** What an ear covers about its hole; it reaches a little further outwards. */
function earBox(hole: Point, center: Point, spec: BackBoxSpec): Box {
  const isHorizontal = spec.screwDirection === 'horizontal'
  const direction = isHorizontal ? Math.sign(hole.x - center.x) : Math.sign(hole.y - center.y)
  const shift = (direction * EAR_MM) / 8
  return boxAround(
    isHorizontal ? { x: hole.x + shift, y: hole.y } : { x: hole.x, y: hole.y + shift },
    EAR_MM,
    EAR_MM,
  )
}

function drawEar(hole: Point, center: Point, spec: BackBoxSpec): Primitive[] {
  const ear = earBox(hole, center, spec)
  const line = lineOn(spec.finish.fill)
  return [
    {
      kind: 'rect',
      ...ear,
      radius: 2,
      fill: lighten(spec.finish.fill, 0.25),
      role: 'detail',
      stroke: line,
      part: 'ear',
    },
    {
      kind: 'circle',
      center: hole,
      radius: 1.6,
      fill: darken(spec.finish.fill, 0.6),
      role: 'fine',
      stroke: line,
      part: 'ear',
    },
    {
      kind: 'path',
      d: `M${n(hole.x - 3.4)} ${n(hole.y)}H${n(hole.x + 3.4)}M${n(hole.x)} ${n(hole.y - 3.4)}V${n(hole.y + 3.4)}`,
      role: 'center',
      stroke: 'ink2',
      part: 'ear',
    },
  ]
}

/** What the gangs of a box cover from the front: a square one is whole, a round one a circle for each. */
function gangBoxes({ isRound, gang }: BackBoxSpec, box: Box): Box[] {
  if (!isRound) return [box]
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const pitch = gang > 1 ? Math.max(0, box.width - box.height) / (gang - 1) : 0
  return Array.from({ length: gang }, (_, index) => {
    const x = centre.x + (index - (gang - 1) / 2) * pitch
    return boxAround({ x, y: centre.y }, box.height, box.height)
  })
}

/** Edge, opening and floor of one gang. */
function drawGang(spec: BackBoxSpec, gang: Box): Primitive[] {
  const { fill } = spec.finish
  const wall = Math.min(spec.wallThickness, gang.width / 2, gang.height / 2)
  const inner = growBox(gang, -wall)
  const center = { x: gang.x + gang.width / 2, y: gang.y + gang.height / 2 }
  const floor = boxAround(center, inner.width * 0.86, inner.height * 0.86)
  const shape = (box: Box, radius: number, style: Pick<RectPrimitive, 'fill' | 'role'>): Primitive =>
    spec.isRound
      ? { kind: 'circle', center, radius: box.height / 2, ...style, part: 'box' }
      : { kind: 'rect', ...box, radius, ...style, part: 'box' }
  const innerRadius = Math.max(0, spec.cornerRadius - wall)
  return [
    shape(gang, spec.cornerRadius, { fill: solid(fill), role: 'outline' }),
    shape(inner, innerRadius, { fill: darken(fill, 0.14), role: 'detail' }),
    shape(floor, innerRadius, { fill: darken(fill, 0.06), role: 'fine' }),
  ]
}

function drawFlange(spec: BackBoxSpec, gang: Box): Primitive[] {
  if (spec.flange === 0) return []
  const area = growBox(gang, spec.flange)
  const radius = spec.isRound ? area.height / 2 : spec.cornerRadius + spec.flange
  return [
    { kind: 'rect', ...area, radius, fill: lighten(spec.finish.fill, 0.3), role: 'detail', part: 'flange' },
  ]
}

function drawFront(spec: BackBoxSpec, box: Box): Primitive[] {
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const gangs = gangBoxes(spec, box)
  const inset = box.height * 0.07 + spec.wallThickness * 0.86
  const divisions = spec.isRound ? 0 : spec.gang - 1
  const division: Primitive[] = Array.from({ length: divisions }, (_, index) => {
    const x = box.x + (box.width / spec.gang) * (index + 1)
    return {
      kind: 'line',
      from: { x, y: box.y + inset },
      to: { x, y: box.y + box.height - inset },
      role: 'hidden',
      stroke: 'ink2',
      part: 'box',
    }
  })
  return [
    ...gangs.flatMap((gang) => drawFlange(spec, gang)),
    ...gangs.flatMap((gang) => drawGang(spec, gang)),
    ...division,
    ...screwHoles(spec, center).flatMap((hole) => drawEar(hole, center, spec)),
  ]
}

/** Free ends of the centre lines of a cable entry. */
const ENTRY_OVERHANG_MM = 3

/** The cable entry in the middle of the side view: as large as the side has room for. */
function entryRadius(spec: BackBoxSpec): number {
  return Math.min(spec.knockoutDiameter / 2, spec.depth * 0.42, spec.height * 0.42)
}

/** Thickness of a flange seen from the side, mm. */
const SIDE_FLANGE_MM = 1.2

/** The side view: front edge on the left, cable entry hidden, cut walls hatched. */
function drawSide(spec: BackBoxSpec, box: Box): Primitive[] {
  const { x, y, width, height } = box
  const t = spec.wallThickness
  const corners = (b: Box) => [
    { x: b.x, y: b.y },
    { x: b.x + b.width, y: b.y },
    { x: b.x + b.width, y: b.y + b.height },
    { x: b.x, y: b.y + b.height },
  ]
  const walls = [
    boxOf(x, y, width, t),
    boxOf(x, y + height - t, width, t),
    boxOf(x + width - t, y + t, t, height - 2 * t),
  ]
  const radius = entryRadius(spec)
  const center = { x: x + width / 2, y: y + height / 2 }
  const entry: Primitive[] =
    radius > 0
      ? [
          { kind: 'circle', center, radius, role: 'hidden', stroke: 'ink2', part: 'knockout' },
          centreCross(center, radius + ENTRY_OVERHANG_MM, 'knockout'),
        ]
      : []
  const flange: Primitive[] =
    spec.flange > 0
      ? [
          {
            kind: 'rect',
            ...boxOf(x - SIDE_FLANGE_MM, y - spec.flange, SIDE_FLANGE_MM, height + 2 * spec.flange),
            fill: lighten(spec.finish.fill, 0.2),
            role: 'detail',
            part: 'flange',
          },
        ]
      : []
  return [
    ...flange,
    { kind: 'rect', ...box, fill: lighten(spec.finish.fill, 0.4), role: 'outline', part: 'side' },
    ...walls.map(
      (wall): Primitive => ({
        kind: 'path',
        d: hatchPolygon(corners(wall), 1.2),
        role: 'fine',
        part: 'side',
      }),
    ),
    {
      kind: 'path',
      d: `M${n(x)} ${n(y + t)}H${n(x + width - t)}V${n(y + height - t)}H${n(x)}`,
      role: 'detail',
      part: 'side',
    },
    ...entry,
  ]
}

/** Everything that is drawn: ears stand beside a box that is narrower than its screws. */
function boundsOf(spec: BackBoxSpec, front: Box, side: Box): Box {
  const center = { x: front.x + front.width / 2, y: front.y + front.height / 2 }
  const radius = entryRadius(spec)
  const entry = { x: side.x + side.width / 2, y: side.y + side.height / 2 }
  const reach = radius > 0 ? 2 * (radius + ENTRY_OVERHANG_MM) : 0
  return [
    ...gangBoxes(spec, front).map((gang) => growBox(gang, spec.flange)),
    ...screwHoles(spec, center).map((hole) => earBox(hole, center, spec)),
    boxAround(entry, reach, reach),
    side,
  ].reduce(unionBoxes, front)
}

export function drawBackBox(spec: BackBoxSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const front = boxOf(0, 0, spec.width, spec.height)
  const gap = Math.max(24, spec.width * 0.28) + 2 * spec.flange
  // Ears that stand beside the box do not come nearer to the side view than the box would.
  const overhang =
    spec.screwDirection === 'horizontal' ? Math.max(0, (spec.screwSpacing - spec.width) / 2) : 0
  const side = boxOf(spec.width + overhang + gap, 0, spec.depth, spec.height)
  const bottom = spec.height
  const holes = screwHoles(spec, { x: spec.width / 2, y: spec.height / 2 })
  const [first, second] = holes
  const dimensions: LinearDimension[] = [
    {
      id: 'width',
      isOverall: true,
      side: 'bottom',
      from: { x: 0, y: bottom },
      to: { x: spec.width, y: bottom },
      part: 'box',
    },
    {
      id: 'height',
      isOverall: true,
      side: 'left',
      from: { x: 0, y: 0 },
      to: { x: 0, y: bottom },
      part: 'box',
    },
    {
      id: 'depth',
      isOverall: true,
      side: 'bottom',
      from: { x: side.x, y: bottom },
      to: { x: side.x + spec.depth, y: bottom },
      part: 'side',
    },
  ]
  if (first && second) {
    const isHorizontal = spec.screwDirection === 'horizontal'
    dimensions.push({
      id: 'screw-spacing',
      side: isHorizontal ? 'top' : 'left',
      from: first,
      to: second,
      part: 'ear',
    })
  }
  return {
    family: 'back-box',
    bounds: boundsOf(spec, front, side),
    face: { front, depthMm: spec.depth },
    items: [...drawFront(spec, front), ...drawSide(spec, side)],
    dimensions,
    parts: [
      { id: 'box', title: 'Box, front', box: front },
      { id: 'side', title: 'Box, side', box: side },
    ],
    description: sentences([
      words.backBox({
        size: sizeText(spec.width, spec.height, unit),
        depth: formatLength(spec.depth, unit),
        gangs: spec.gang,
      }),
      words.screwHoles({ spacing: formatLength(spec.screwSpacing, unit) }),
    ]),
  }
}

export const backBoxFamily = defineFamily({
  key: 'back-box',
  specSchema: backBoxSpecSchema,
  draw: drawBackBox,
})

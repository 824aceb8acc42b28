/** The back box: front view with its screw holes and, to the right, the side view with its depth. */
import { boxAround, boxOf, coordinate as n } from '../../box.ts'
import { darken, lighten, lineOn, solid } from '../../colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { hatchPolygon } from '../../hatch.ts'
import type { Box, LinearDimension, Point, Primitive, Scene } from '../../scene.ts'
import { countText, sentences, sizeText } from '../../words.ts'
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

function drawEar(hole: Point, center: Point, spec: BackBoxSpec): Primitive[] {
  const isHorizontal = spec.screwDirection === 'horizontal'
  const direction = isHorizontal ? Math.sign(hole.x - center.x) : Math.sign(hole.y - center.y)
  const reach = 5
  const ear = isHorizontal
    ? boxAround({ x: hole.x + (direction * reach) / 4, y: hole.y }, 2 * reach, 10)
    : boxAround({ x: hole.x, y: hole.y + (direction * reach) / 4 }, 10, 2 * reach)
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

function drawFront(spec: BackBoxSpec, box: Box): Primitive[] {
  const { fill } = spec.finish
  const inner = boxOf(
    box.x + spec.wallThickness,
    box.y + spec.wallThickness,
    box.width - 2 * spec.wallThickness,
    box.height - 2 * spec.wallThickness,
  )
  const innerRadius = Math.max(0, spec.cornerRadius - spec.wallThickness)
  const floor = boxAround(
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    inner.width * 0.86,
    inner.height * 0.86,
  )
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const flange: Primitive[] =
    spec.flange > 0
      ? [
          {
            kind: 'rect',
            ...boxOf(
              box.x - spec.flange,
              box.y - spec.flange,
              box.width + 2 * spec.flange,
              box.height + 2 * spec.flange,
            ),
            radius: spec.cornerRadius + spec.flange,
            fill: lighten(fill, 0.3),
            role: 'detail',
            part: 'flange',
          },
        ]
      : []
  const division: Primitive[] = Array.from({ length: spec.gang - 1 }, (_, index) => {
    const x = box.x + (box.width / spec.gang) * (index + 1)
    return {
      kind: 'line',
      from: { x, y: floor.y },
      to: { x, y: floor.y + floor.height },
      role: 'hidden',
      stroke: 'ink2',
      part: 'box',
    }
  })
  return [
    ...flange,
    { kind: 'rect', ...box, radius: spec.cornerRadius, fill: solid(fill), role: 'outline', part: 'box' },
    { kind: 'rect', ...inner, radius: innerRadius, fill: darken(fill, 0.14), role: 'detail', part: 'box' },
    { kind: 'rect', ...floor, radius: innerRadius, fill: darken(fill, 0.06), role: 'fine', part: 'box' },
    ...division,
    ...screwHoles(spec, center).flatMap((hole) => drawEar(hole, center, spec)),
  ]
}

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
  const knockout = spec.knockoutDiameter / 2
  const center = { x: x + width / 2, y: y + height / 2 }
  const entry: Primitive[] =
    knockout > 0
      ? [
          {
            kind: 'circle',
            center,
            radius: Math.min(knockout, width * 0.42),
            role: 'hidden',
            stroke: 'ink2',
            part: 'knockout',
          },
          {
            kind: 'path',
            d: `M${n(center.x - knockout - 3)} ${n(center.y)}H${n(center.x + knockout + 3)}M${n(center.x)} ${n(center.y - knockout - 3)}V${n(center.y + knockout + 3)}`,
            role: 'center',
            stroke: 'ink2',
            part: 'knockout',
          },
        ]
      : []
  const flange: Primitive[] =
    spec.flange > 0
      ? [
          {
            kind: 'rect',
            ...boxOf(x - 1.2, y - spec.flange, 1.2, height + 2 * spec.flange),
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

export function drawBackBox(spec: BackBoxSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const front = boxOf(0, 0, spec.width, spec.height)
  const gap = Math.max(24, spec.width * 0.28) + 2 * spec.flange
  const side = boxOf(spec.width + gap, 0, spec.depth, spec.height)
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
    bounds: boxOf(
      -spec.flange,
      -spec.flange,
      side.x + spec.depth + spec.flange,
      spec.height + 2 * spec.flange,
    ),
    items: [...drawFront(spec, front), ...drawSide(spec, side)],
    dimensions,
    parts: [
      { id: 'box', title: 'Box, front', box: front },
      { id: 'side', title: 'Box, side', box: side },
    ],
    description: sentences([
      `Back box ${sizeText(spec.width, spec.height, unit)}, ${formatLength(spec.depth, unit)} deep, ${countText(spec.gang, 'gang', 'gangs')}`,
      `Screws ${formatLength(spec.screwSpacing, unit)} apart`,
    ]),
  }
}

export const backBoxFamily = defineFamily({
  key: 'back-box',
  title: 'Back box',
  specSchema: backBoxSpecSchema,
  draw: drawBackBox,
})

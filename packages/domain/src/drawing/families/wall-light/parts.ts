/** The pieces of a wall light as they look from the front or from the side. */
import { type Box, type Point, boxAround, boxOf, coordinate as n } from '../../../geometry/box.ts'
import { darken, lighten, lineOn, luminance, solid } from '../../surfaces/colour.ts'
import { grainLines, hatchPolygon } from '../../surfaces/hatch.ts'
import { centreCross, corners, polygonPath } from '../../parts/views.ts'
import type { Primitive } from '../../scene.ts'
import { WALL_DEPTH, type WallLightGeometry } from './geometry.ts'
import type { WallLightSpec } from './spec.ts'

const LIGHT = '#f3dfa0'
/** Drawn length of a cord, which is as long as its dimension says. */
export const CORD_DRAWN = 130
const PLUG = { width: 26, height: 34 }

/** The wall cut by the view, hatched, its face at `x`. */
export function drawWall(x: number, top: number, bottom: number): Primitive[] {
  const wall = corners(boxOf(x - WALL_DEPTH, top, WALL_DEPTH, bottom - top))
  return [
    { kind: 'path', d: hatchPolygon(wall, 3.2), role: 'fine', stroke: 'ink2', part: 'wall' },
    { kind: 'line', from: { x, y: top }, to: { x, y: bottom }, role: 'outline', part: 'wall' },
  ]
}

/** A body standing about `x` (or lying, seen from its end): a trapezium with rims. */
function standing(box: Box, g: WallLightGeometry): Point[] {
  const x = box.x + box.width / 2
  const [top, bottom] = [box.y, box.y + box.height]
  return [
    { x: x - g.topRadius, y: top },
    { x: x + g.topRadius, y: top },
    { x: x + g.bottomRadius, y: bottom },
    { x: x - g.bottomRadius, y: bottom },
  ]
}

function surfaceOf(spec: WallLightSpec): { fill: string; line: ReturnType<typeof lineOn> } {
  const fill = spec.body.surface === 'metal' ? spec.finish.fill : spec.body.fill
  return { fill, line: lineOn(fill) }
}

function texture(spec: WallLightSpec, box: Box, g: WallLightGeometry): Primitive[] {
  const { fill } = surfaceOf(spec)
  const part = 'body'
  const narrow = Math.min(g.topRadius, g.bottomRadius)
  const x = box.x + box.width / 2
  if (spec.body.surface === 'metal') {
    const light = boxOf(x - narrow * 0.62, box.y, narrow * 0.3, box.height)
    return [{ kind: 'rect', ...light, fill: lighten(fill, 0.55), opacity: 0.6, part }]
  }
  if (spec.body.surface === 'linen') {
    const weave = boxOf(x - narrow * 0.94, box.y, narrow * 1.88, box.height)
    const stroke = luminance(fill) < 0.2 ? lighten(fill, 0.18) : darken(fill, 0.12)
    const d = `${grainLines(weave, 0, 4, 'vertical')}${grainLines(weave, 0, 9, 'horizontal')}`
    return [{ kind: 'path', d, role: 'fine', stroke, part }]
  }
  const shine = `M${n(x - narrow * 0.7)} ${n(box.y + box.height * 0.12)}L${n(x - narrow * 0.7)} ${n(box.y + box.height * 0.85)}`
  return [{ kind: 'path', d: shine, role: 'detail', stroke: lighten(fill, 0.7), part }]
}

/** The upright body, from either view: it is round. */
export function drawStandingBody(spec: WallLightSpec, g: WallLightGeometry, box: Box): Primitive[] {
  const { fill, line } = surfaceOf(spec)
  const rim = Math.min(4, box.height * 0.05)
  const x = box.x + box.width / 2
  const rims = [
    { y: box.y, r: g.topRadius },
    { y: box.y + box.height - rim, r: g.bottomRadius },
  ].map(
    ({ y, r }): Primitive => ({
      kind: 'rect',
      ...boxOf(x - r, y, 2 * r, rim),
      fill: spec.body.surface === 'metal' ? lighten(fill, 0.2) : solid(spec.finish.fill),
      role: 'fine',
      stroke: line,
      part: 'body',
    }),
  )
  const d = polygonPath(standing(box, g))
  return [
    { kind: 'path', d, fill: solid(fill), opacity: spec.body.surface === 'glass' ? 0.75 : 1, part: 'body' },
    ...texture(spec, box, g),
    ...rims,
    { kind: 'path', d, role: 'outline', stroke: 'ink', part: 'body' },
    {
      kind: 'line',
      from: { x, y: box.y - 10 },
      to: { x, y: box.y + box.height + 10 },
      role: 'center',
      stroke: 'ink2',
      part: 'body',
    },
  ]
}

/** The lying body: a bar from the front, a circle from the side. */
export function drawLyingBody(spec: WallLightSpec, box: Box): Primitive[] {
  const { fill, line } = surfaceOf(spec)
  const isRound = Math.abs(box.width - box.height) < 1e-6
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  if (isRound) {
    const radius = box.width / 2
    return [
      {
        kind: 'circle',
        center: centre,
        radius,
        fill: solid(fill),
        role: 'outline',
        stroke: 'ink',
        part: 'body',
      },
      {
        kind: 'circle',
        center: centre,
        radius: radius * 0.72,
        fill: lighten(fill, 0.35),
        role: 'fine',
        stroke: line,
        part: 'body',
      },
      centreCross(centre, radius + 6, 'body'),
    ]
  }
  const cap = Math.min(10, box.width * 0.05)
  const light = boxOf(box.x, box.y + box.height * 0.2, box.width, box.height * 0.16)
  return [
    { kind: 'rect', ...box, radius: 2, fill: solid(fill), part: 'body' },
    { kind: 'rect', ...light, fill: lighten(fill, 0.55), opacity: 0.6, part: 'body' },
    {
      kind: 'path',
      d: `M${n(box.x + cap)} ${n(box.y)}v${n(box.height)}M${n(box.x + box.width - cap)} ${n(box.y)}v${n(box.height)}`,
      role: 'detail',
      stroke: line,
      part: 'body',
    },
    { kind: 'rect', ...box, radius: 2, role: 'outline', stroke: 'ink', part: 'body' },
  ]
}

/** Light leaving a body upwards and downwards, pale. */
export function drawBeams(spec: WallLightSpec, g: WallLightGeometry, box: Box, reach: number): Primitive[] {
  const x = box.x + box.width / 2
  const isLying = spec.body.shape === 'bar'
  const half = (radius: number) => (isLying ? box.width / 2 : radius) * 0.92
  const beam = (y: number, radius: number, way: -1 | 1): Primitive => {
    const near = half(radius)
    const far = near + reach * 0.36
    const points = [
      { x: x - near, y },
      { x: x + near, y },
      { x: x + far, y: y + way * reach },
      { x: x - far, y: y + way * reach },
    ]
    return { kind: 'path', d: polygonPath(points), fill: LIGHT, opacity: 0.4, part: 'light' }
  }
  const up = spec.light === 'down' ? [] : [beam(box.y, g.topRadius, -1)]
  const down = spec.light === 'up' ? [] : [beam(box.y + box.height, g.bottomRadius, 1)]
  return [...up, ...down]
}

export function drawBackplateFront(spec: WallLightSpec, g: WallLightGeometry): Primitive[] {
  const { fill } = spec.finish
  const line = lineOn(fill)
  const { width, height } = g.backplate
  const shared = { fill: darken(fill, 0.06), role: 'outline', stroke: 'ink', part: 'backplate' } as const
  const rim = 3
  if (spec.backplate.shape === 'round') {
    const center = { x: 0, y: 0 }
    return [
      { kind: 'circle', center, radius: width / 2, ...shared },
      {
        kind: 'circle',
        center,
        radius: Math.max(1, width / 2 - rim),
        role: 'fine',
        stroke: line,
        part: 'backplate',
      },
    ]
  }
  return [
    { kind: 'rect', ...boxAround({ x: 0, y: 0 }, width, height), radius: 3, ...shared },
    {
      kind: 'rect',
      ...boxAround({ x: 0, y: 0 }, Math.max(1, width - 2 * rim), Math.max(1, height - 2 * rim)),
      radius: 2,
      role: 'fine',
      stroke: line,
      part: 'backplate',
    },
  ]
}

/** The edge of a backplate that the body covers wholly, and the arm that carries a lying body. */
export function drawBehindAndBefore(spec: WallLightSpec, g: WallLightGeometry): Primitive[] {
  const { width, height } = g.backplate
  if (spec.body.shape === 'bar') {
    const arm = boxOf(-9, g.axisY, 18, 9 - g.axisY)
    const { fill } = spec.finish
    return [
      {
        kind: 'rect',
        ...arm,
        radius: 9,
        fill: solid(fill),
        role: 'detail',
        stroke: lineOn(fill),
        part: 'arm',
      },
    ]
  }
  const radius = Math.min(g.topRadius, g.bottomRadius)
  const isCovered = width / 2 < radius && height < g.front.height && spec.body.surface !== 'glass'
  if (!isCovered) return []
  const shared = { role: 'hidden', stroke: 'ink2', part: 'backplate' } as const
  return spec.backplate.shape === 'round'
    ? [{ kind: 'circle', center: { x: 0, y: 0 }, radius: width / 2, ...shared }]
    : [{ kind: 'rect', ...boxAround({ x: 0, y: 0 }, width, height), radius: 3, ...shared }]
}

/** Backplate and arm from the side; the wall's face is at `wall`. */
export function drawMountSide(spec: WallLightSpec, g: WallLightGeometry, wall: number): Primitive[] {
  const { fill } = spec.finish
  const line = lineOn(fill)
  const { height, depth } = g.backplate
  const arm = 9
  const shared = { fill: solid(fill), role: 'detail', stroke: line, part: 'arm' } as const
  const to = wall + spec.projection
  const armItem: Primitive =
    spec.body.shape === 'bar'
      ? {
          kind: 'path',
          // Out of the backplate, then up in a quarter circle to the lying body.
          d:
            `M${n(wall + depth)} ${n(arm)}H${n(to - 30)}A${n(30 + arm)} ${n(30 + arm)} 0 0 0 ${n(to + arm)} -30` +
            `V${n(g.axisY)}H${n(to - arm)}V-30A${n(30 - arm)} ${n(30 - arm)} 0 0 1 ${n(to - 30)} ${n(-arm)}H${n(wall + depth)}Z`,
          ...shared,
        }
      : { kind: 'rect', ...boxOf(wall + depth, -arm, Math.max(1, to - wall - depth), 2 * arm), ...shared }
  const chamfer = Math.min(3, depth * 0.3)
  const [x, half] = [wall + depth, height / 2]
  const plate = `M${n(wall)} ${n(-half)}H${n(x - chamfer)}L${n(x)} ${n(-half + chamfer)}V${n(half - chamfer)}L${n(x - chamfer)} ${n(half)}H${n(wall)}Z`
  return [
    armItem,
    { kind: 'path', d: plate, fill: solid(fill), role: 'outline', stroke: 'ink', part: 'backplate' },
  ]
}

/** The cable through the wall, hidden, or the cord below the backplate with its plug. */
export function drawCable(
  spec: WallLightSpec,
  g: WallLightGeometry,
  at: { front: number; wall: number },
): Primitive[] {
  const part = 'cable'
  if (spec.cable.exit === 'wall') {
    const hidden = { role: 'hidden', stroke: 'ink2', part } as const
    return [
      { kind: 'circle', center: { x: at.front, y: 0 }, radius: 11, ...hidden },
      centreCross({ x: at.front, y: 0 }, 17, part),
      {
        kind: 'path',
        d: `M${n(at.wall - WALL_DEPTH)} -9H${n(at.wall)}M${n(at.wall - WALL_DEPTH)} 9H${n(at.wall)}`,
        ...hidden,
      },
    ]
  }
  const from = g.backplate.height / 2
  const end = from + CORD_DRAWN
  const middle = (from + end) / 2
  const cord = (x: number): Primitive[] => [
    {
      kind: 'path',
      d: `M${n(x - 2)} ${n(from)}V${n(end)}M${n(x + 2)} ${n(from)}V${n(end)}`,
      role: 'detail',
      stroke: 'ink',
      part,
    },
    { kind: 'rect', ...boxAround({ x, y: middle }, 9, 9), fill: 'paper', part },
    { kind: 'path', d: breakAcross(x, middle), role: 'detail', stroke: 'ink', part },
  ]
  return [
    ...cord(at.front),
    {
      kind: 'rect',
      ...boxOf(at.front - PLUG.width / 2, end, PLUG.width, PLUG.height),
      radius: 5,
      fill: '#3c3c3c',
      role: 'detail',
      stroke: 'ink',
      part,
    },
    {
      kind: 'path',
      d: `M${n(at.front - 6)} ${n(end + PLUG.height)}v14M${n(at.front + 6)} ${n(end + PLUG.height)}v14`,
      role: 'outline',
      stroke: 'ink',
      part,
    },
    ...cord(at.wall + g.backplate.depth / 2),
  ]
}

/** Two zigzags across a cord. */
function breakAcross(x: number, y: number): string {
  const zigzag = (at: number) =>
    `M${n(x - 7)} ${n(at + 2)}L${n(x - 1)} ${n(at - 2)}L${n(x + 1)} ${n(at + 2)}L${n(x + 7)} ${n(at - 2)}`
  return zigzag(y - 4.5) + zigzag(y + 4.5)
}

/** How far below the mounting centre the cord with its plug reaches; 0 without one. */
export function cordReach(spec: WallLightSpec, g: WallLightGeometry): number {
  return spec.cable.exit === 'cord' ? g.backplate.height / 2 + CORD_DRAWN + PLUG.height + 14 : 0
}

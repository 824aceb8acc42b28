/** Pulls of cabinet and drawer fronts: where they sit, and how they look from the front and cut. */
import { type Box, type Point, boxAround, boxOf } from '../../../geometry/box.ts'
import { lighten, lineOn, solid } from '../../surfaces/colour.ts'
import type { Primitive } from '../../scene.ts'
import type { CabinetFrontSpec } from './spec.ts'

const METAL = '#8f9296'
const BAR_MM = 12
/** How far a bar or a knob stands off the front. */
export const PULL_PROJECTION_MM = 32

/** Bars lie along the free edge of a hinged front, across a drawer or a lift-up front. */
function isAcross({ opening }: CabinetFrontSpec): boolean {
  return opening === 'drawer' || opening === 'lift'
}

/** Half the knob's diameter, at most 60 mm across and never more than a small front has room for. */
function knobRadius({ pull, width, height }: CabinetFrontSpec): number {
  return Math.min(pull.length / 2, 30, width / 5, height / 5)
}

/** Distance of the pull's middle from the free edge; nothing of it hangs over. */
function setback(spec: CabinetFrontSpec): number {
  const wanted = spec.face === 'frame' ? spec.railWidth / 2 : 40
  const reach = spec.pull.kind === 'knob' ? knobRadius(spec) : BAR_MM / 2
  return Math.max(Math.min(wanted, spec.width / 5, spec.height / 5), reach)
}

function lengthOf(spec: CabinetFrontSpec): number {
  return Math.min(spec.pull.length, (isAcross(spec) ? spec.width : spec.height) * 0.85)
}

/** The middle of the pull on a front at the origin; a tall front has it at hand height. */
export function pullCentre(spec: CabinetFrontSpec): Point {
  const { width, height, opening } = spec
  if (opening === 'drawer') {
    const fromTop = height < 260 ? height / 2 : Math.max(setback(spec), 60)
    return { x: width / 2, y: spec.pull.kind === 'edge' ? 0 : fromTop }
  }
  if (opening === 'lift') {
    return { x: width / 2, y: spec.pull.kind === 'edge' ? height : height - setback(spec) }
  }
  const x = opening === 'left' ? width - setback(spec) : setback(spec)
  const edgeX = opening === 'left' ? width : 0
  const y = height > 1400 ? height - 1050 : height / 2
  return { x: spec.pull.kind === 'edge' ? edgeX : x, y }
}

export function drawPull(spec: CabinetFrontSpec): Primitive[] {
  const at = pullCentre(spec)
  const shared = { role: 'detail', stroke: lineOn(METAL), part: 'pull' } as const
  const length = lengthOf(spec)
  switch (spec.pull.kind) {
    case 'none':
      return []
    case 'knob': {
      const radius = knobRadius(spec)
      return [
        { kind: 'circle', center: at, radius, fill: solid(METAL), ...shared },
        { kind: 'circle', center: at, radius: radius * 0.6, fill: lighten(METAL, 0.4), ...shared },
      ]
    }
    case 'bar': {
      const size: [number, number] = isAcross(spec) ? [length, BAR_MM] : [BAR_MM, length]
      return [{ kind: 'rect', ...boxAround(at, ...size), radius: 3, fill: solid(METAL), ...shared }]
    }
    case 'edge': {
      const inset = 14
      const box: Box = isAcross(spec)
        ? boxOf(at.x - length / 2, at.y === 0 ? 0 : at.y - inset, length, inset)
        : boxOf(at.x === 0 ? 0 : at.x - inset, at.y - length / 2, inset, length)
      return [{ kind: 'rect', ...box, radius: 2, fill: lighten(METAL, 0.2), ...shared }]
    }
  }
}

/** The pull in the horizontal section, standing off `face` downwards; `x` counts from the front's left edge. */
export function drawPullSection(spec: CabinetFrontSpec, left: number, face: number): Primitive[] {
  const { kind } = spec.pull
  if (kind === 'none' || kind === 'edge') return []
  const x = left + pullCentre(spec).x
  const shared = { role: 'detail', stroke: lineOn(METAL), fill: lighten(METAL, 0.2), part: 'pull' } as const
  const foot = PULL_PROJECTION_MM - BAR_MM
  if (kind === 'knob') {
    const across = knobRadius(spec) * 2
    return [
      { kind: 'rect', ...boxOf(x - 6, face, 12, PULL_PROJECTION_MM / 2), ...shared },
      {
        kind: 'rect',
        ...boxOf(x - across / 2, face + PULL_PROJECTION_MM / 2, across, PULL_PROJECTION_MM / 2),
        radius: 6,
        ...shared,
      },
    ]
  }
  if (!isAcross(spec)) {
    return [
      { kind: 'rect', ...boxOf(x - 4, face, 8, foot), ...shared },
      { kind: 'rect', ...boxOf(x - BAR_MM / 2, face + foot, BAR_MM, BAR_MM), radius: 3, ...shared },
    ]
  }
  const length = lengthOf(spec)
  return [
    { kind: 'rect', ...boxOf(x - length * 0.42, face, 8, foot), ...shared },
    { kind: 'rect', ...boxOf(x + length * 0.42 - 8, face, 8, foot), ...shared },
    { kind: 'rect', ...boxOf(x - length / 2, face + foot, length, BAR_MM), radius: 3, ...shared },
  ]
}

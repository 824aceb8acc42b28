/** Laid boards in their wood: tones that differ from board to board, fibres along each, joints between them. */
import { darken, lighten, luminance, mixColours } from '../../surfaces/colour.ts'
import { hatchPolygon } from '../../surfaces/hatch.ts'
import { polygonPath } from '../../parts/views.ts'
import type { Primitive } from '../../scene.ts'
import type { LaidBoard } from './lay.ts'
import type { FlooringSpec } from './spec.ts'

/** Boards are cut from so many tones. */
const TONES = 7
/** How far the darkest and the lightest lie from the middle. */
const SPREAD = 0.09

function toneOf(fill: string, step: number): `#${string}` {
  const share = (step / (TONES - 1)) * 2 - 1
  return share < 0 ? darken(fill, -share * SPREAD) : lighten(fill, share * SPREAD * 1.4)
}

/** Boards of one tone become one path, however many there are. */
export function drawBoards(boards: readonly LaidBoard[], spec: FlooringSpec, part: string): Primitive[] {
  const { fill, surface, material } = spec.finish
  const byTone = new Map<number, string>()
  let fibres = ''
  let joints = ''
  const grainMm = Math.max(1.4, spec.boardWidth / 14)
  for (const { corners, angle, chance } of boards) {
    const d = polygonPath(corners)
    const tone = Math.min(TONES - 1, Math.floor(chance * TONES))
    byTone.set(tone, (byTone.get(tone) ?? '') + d)
    joints += d
    if (surface === 'brushed') fibres += hatchPolygon(corners, grainMm, angle)
  }
  const own = luminance(fill) < 0.06 ? lighten(fill, 0.12) : darken(fill, 0.1)
  const fibre = material?.accent === undefined ? own : mixColours(fill, material.accent, 0.35)
  const bevel = spec.edge === 'bevel' ? mixColours(fill, '#1a120a', 0.55) : darken(fill, 0.38)
  return [
    ...[...byTone].map(([tone, d]): Primitive => ({ kind: 'path', d, fill: toneOf(fill, tone), part })),
    ...(fibres === ''
      ? []
      : [
          {
            kind: 'path',
            d: fibres,
            role: 'fine',
            strokeMm: grainMm * 0.16,
            stroke: fibre,
            opacity: 0.55,
            part,
          } as const,
        ]),
    { kind: 'path', d: joints, role: spec.edge === 'bevel' ? 'detail' : 'fine', stroke: bevel, part },
  ]
}

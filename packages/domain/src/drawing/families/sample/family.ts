/** The sample: its face, and its edge beside it. */
import { boxAround, boxOf, type Point } from '../../../geometry/box.ts'
import { sampleDrawingWords as words } from '../../../messages/drawings/samples.ts'
import { familyMessages } from '../../../messages/order/families.ts'
import { formatLength } from '../../../units/lengths.ts'
import { darken, lineOn } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { bodySheet, face } from '../../parts/body-views.ts'
import { mostText } from '../../parts/size-problems.ts'
import { centreCross, dimensionAt } from '../../parts/views.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { specCheck } from '../../spec-check.ts'
import { sentences, sizeText } from '../../words.ts'
import { type SampleSpec, sampleSpecSchema } from './spec.ts'

/** The hole as far as the sample has room for it; null without one. */
export function sampleHole({ width, height, hole }: SampleSpec): { at: Point; diameter: number } | null {
  if (hole.diameter <= 0) return null
  const diameter = Math.min(hole.diameter, width * 0.6, height * 0.6)
  const place = (side: number) => Math.min(Math.max(hole.inset, diameter * 0.75), side - diameter * 0.75)
  return { at: { x: place(width), y: place(height) }, diameter }
}

function drawHole(spec: SampleSpec): Primitive[] {
  const hole = sampleHole(spec)
  if (hole === null) return []
  return [
    {
      kind: 'circle',
      center: hole.at,
      radius: hole.diameter / 2,
      fill: 'paper',
      role: 'detail',
      stroke: lineOn(spec.finish.fill),
      part: 'hole',
    },
    centreCross(hole.at, hole.diameter * 0.72, 'hole'),
  ]
}

export function drawSample(spec: SampleSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const { front, side, margin } = bodySheet(spec.width, spec.height, spec.thickness)
  const hole = sampleHole(spec)
  const edge = { ...spec.finish, surface: 'plain' as const, fill: darken(spec.finish.fill, 0.12) }
  const dimensions: LinearDimension[] = [
    dimensionAt('width', 'bottom', [0, front.width], front.height, { isOverall: true, part: 'sample' }),
    dimensionAt('height', 'left', [0, front.height], 0, { isOverall: true, part: 'sample' }),
    dimensionAt('thickness', 'bottom', [side.x, side.x + side.width], front.height, {
      isOverall: true,
      part: 'sample',
    }),
  ]
  if (hole !== null) {
    const { at, diameter } = hole
    dimensions.push(
      dimensionAt('hole', 'top', [at.x - diameter / 2, at.x + diameter / 2], at.y, {
        part: 'hole',
        prefix: 'Ø',
      }),
    )
  }
  return {
    family: 'sample',
    bounds: boxOf(
      -margin * 0.1,
      -margin * 0.1,
      side.x + side.width + margin * 0.2,
      front.height + margin * 0.2,
    ),
    face: { front, depthMm: spec.thickness },
    items: [
      ...face(front, spec.finish, 'sample', { radius: spec.cornerRadius }),
      ...drawHole(spec),
      ...face(side, edge, 'edge'),
    ],
    dimensions,
    parts: [
      { id: 'sample', title: 'Sample', box: front },
      { id: 'edge', title: 'Edge', box: side },
      ...(hole === null
        ? []
        : [{ id: 'hole', title: 'Hole', box: boxAround(hole.at, hole.diameter, hole.diameter) }]),
    ],
    description: sentences([
      words.sample({
        size: sizeText(spec.width, spec.height, unit),
        finish: spec.finish.title,
        thickness: formatLength(spec.thickness, unit),
      }),
      hole === null ? undefined : words.hole({ diameter: formatLength(hole.diameter, unit) }),
    ]),
  }
}

const checkSample = specCheck(sampleSpecSchema, ['width', 'height', 'hole'], (spec, unit) => {
  const most = (Math.min(spec.width, spec.height) * 3) / 5
  return spec.hole.diameter > most
    ? [
        {
          message: familyMessages.sampleHoleTooLarge({
            hole: formatLength(spec.hole.diameter, unit),
            most: mostText(most, unit),
          }),
          path: 'hole.diameter',
        },
      ]
    : []
})

export const sampleFamily = defineFamily({
  key: 'sample',
  isModelled: true,
  specSchema: sampleSpecSchema,
  draw: drawSample,
  check: checkSample,
})

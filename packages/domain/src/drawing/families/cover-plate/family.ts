/** The cover plate: a blank plate with its screws; a finish sample is one without a purpose. */
import { plateDrawingWords as words } from '../../../messages/drawings/plates.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { drawPlateBody } from '../../parts/plate-body.ts'
import type { Scene } from '../../scene.ts'
import { specCheck } from '../../spec-check.ts'
import { sentences, sizeText } from '../../words.ts'
import { boxProblems } from '../box-fit.ts'
import {
  backBoxWords,
  drawHiddenBackBox,
  drawPlateScrews,
  overallDimensions,
  plateBounds,
  platePart,
  screwWords,
} from '../plate-common.ts'
import { type CoverPlateSpec, coverPlateSpecSchema } from './spec.ts'

export function drawCoverPlate(spec: CoverPlateSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const screws = drawPlateScrews(spec, spec.finish.fill, { solid: [], soft: [] })
  const plate = { size: sizeText(spec.width, spec.height, unit), finish: spec.finish.title }
  return {
    family: 'cover-plate',
    bounds: plateBounds(spec),
    items: [...drawPlateBody(spec), ...drawHiddenBackBox(spec), ...screws.items],
    dimensions: [...overallDimensions(spec), ...screws.dimensions],
    parts: [platePart(spec), ...screws.parts],
    description: sentences([
      spec.purpose === 'sample' ? words.finishSample(plate) : words.coverPlate(plate),
      screwWords(spec.screws, screws.count, unit),
      backBoxWords(spec.backBox, unit),
    ]),
  }
}

export const coverPlateFamily = defineFamily({
  key: 'cover-plate',
  isModelled: true,
  specSchema: coverPlateSpecSchema,
  draw: drawCoverPlate,
  check: specCheck(coverPlateSpecSchema, ['width', 'height', 'backBox'], (spec, unit) =>
    boxProblems(spec, spec.backBox, [], unit),
  ),
})

/** The plain article: from the front, from the side, from above. */
import { boxOf } from '../../../geometry/box.ts'
import { furnitureDrawingWords as words } from '../../../messages/drawings/furniture.ts'
import { formatLength, type LengthUnit } from '../../../units/lengths.ts'
import { darken, lighten, solid } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { bodySheet, face } from '../../parts/body-views.ts'
import { centreCross, dimensionAt } from '../../parts/views.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { sentences, sizeText } from '../../words.ts'
import { type ArticleSpec, articleSpecSchema } from './spec.ts'

function sizeWords(spec: ArticleSpec, unit: LengthUnit): string {
  const finish = spec.finish.title
  return spec.shape === 'round'
    ? words.roundArticle({
        diameter: formatLength(spec.width, unit),
        finish,
        height: formatLength(spec.height, unit),
      })
    : words.article({
        size: sizeText(spec.width, spec.height, unit),
        finish,
        depth: formatLength(spec.depth, unit),
      })
}

export function drawArticle(given: ArticleSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const isRound = given.shape === 'round'
  const spec = isRound ? { ...given, depth: given.width } : given
  const { front, side, plan, margin } = bodySheet(spec.width, spec.height, spec.depth)
  const { finish } = spec
  const part = 'article'
  const options = { radius: isRound ? 0 : spec.cornerRadius }
  const middle = { x: plan.x + plan.width / 2, y: plan.y + plan.height / 2 }
  const above: Primitive[] = isRound
    ? [
        {
          kind: 'circle',
          center: middle,
          radius: plan.width / 2,
          fill: solid(finish.fill),
          role: 'outline',
          part,
        },
        centreCross(middle, plan.width / 2 + margin * 0.3, part),
      ]
    : face(plan, { ...finish, fill: lighten(finish.fill, 0.12) }, part)
  const dimensions: LinearDimension[] = [
    dimensionAt('width', 'bottom', [0, front.width], plan.y + plan.height, {
      isOverall: true,
      part,
      ...(isRound ? { prefix: 'Ø' } : {}),
    }),
    dimensionAt('height', 'left', [0, front.height], 0, { isOverall: true, part }),
    ...(isRound
      ? []
      : [dimensionAt('depth', 'top', [side.x, side.x + side.width], 0, { isOverall: true, part })]),
  ]
  const right = isRound ? front.width : side.x + side.width
  const around = margin * 0.5
  return {
    family: 'article',
    bounds: boxOf(-around, -around, right + 2 * around, plan.y + plan.height + 2 * around),
    face: { front, depthMm: spec.depth, plan },
    items: [
      ...face(front, finish, part, options),
      ...(isRound ? [] : face(side, { ...finish, fill: darken(finish.fill, 0.1) }, part)),
      ...above,
    ],
    dimensions,
    parts: [
      { id: 'front', title: 'Front', box: front },
      ...(isRound ? [] : [{ id: 'side', title: 'Side', box: side }]),
      { id: 'plan', title: 'From above', box: plan },
    ],
    description: sentences([sizeWords(spec, unit)]),
  }
}

export const articleFamily = defineFamily({
  key: 'article',
  isModelled: true,
  specSchema: articleSpecSchema,
  draw: drawArticle,
})

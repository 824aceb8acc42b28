/** A 3D view in words, for people who do not see it: what it is, how large, and of which parts. */
import { listText, sentences } from '../drawing/words.ts'
import { formatInches, formatMm, type LengthUnit, mmToInches } from '../units/lengths.ts'
import type { GraphicNode, ProductGraphic } from './schema.ts'
import { isBody, type Mesh } from './resolve-graphic.ts'
import { type Bounds, sizeOf } from './solids/vector.ts'

function sizeText(bounds: Bounds, unit: LengthUnit): string {
  const sides = sizeOf(bounds)
  if (unit === 'in') return sides.map((side) => formatInches(mmToInches(side))).join(' × ')
  return `${sides.map((side) => formatMm(side, 0)).join(' × ')} mm`
}

/** The parts below the top in their order: each with something to show, counted where a row repeats it. */
function partsOf(top: GraphicNode | undefined, meshes: readonly Mesh[]): readonly string[] {
  return (top?.children ?? []).flatMap((part) => {
    const own = meshes.filter((mesh) => mesh.nodePath[1] === part.id)
    if (own.length === 0) return []
    // A row of single things is as many things; anything else is one.
    const [only] = part.children
    const isRow = part.type === 'repeat' && part.children.length === 1 && only?.children.length === 0
    return [
      isRow && own.length > 1 ? `${own.length} × ${part.title.toLowerCase()}` : part.title.toLowerCase(),
    ]
  })
}

/** `Reading lamp, 82 × 131 × 310 mm wide, high and deep. Shows base, push button and arm.` */
export function describeGraphic(
  graphic: ProductGraphic,
  meshes: readonly Mesh[],
  bounds: Bounds,
  unit: LengthUnit = 'mm',
): string {
  const parts = partsOf(graphic.nodes[0], meshes.filter(isBody))
  return sentences([
    `${graphic.title}, ${sizeText(bounds, unit)} wide, high and deep`,
    parts.length === 0 ? undefined : `Shows ${listText(parts)}`,
  ])
}

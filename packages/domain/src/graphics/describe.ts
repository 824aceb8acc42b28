/** A 3D view in words, for people who do not see it: what it is, how large, and of which parts. */
import { sentences } from '../drawing/words.ts'
import { graphicDrawingWords as words } from '../messages/drawings/graphics.ts'
import { formatInches, formatMm, type LengthUnit, mmToInches } from '../units/lengths.ts'
import { isBody, type Mesh } from './resolve-graphic.ts'
import { type Bounds, sizeOf } from './solids/vector.ts'

function sizeText(bounds: Bounds, unit: LengthUnit): string {
  const sides = sizeOf(bounds)
  if (unit === 'in') return sides.map((side) => formatInches(mmToInches(side))).join(' × ')
  return `${sides.map((side) => formatMm(side, 0)).join(' × ')} mm`
}

/** The parts that are shown, each once, in their order; several of one name are counted. */
function partsOf(meshes: readonly Mesh[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { title } of meshes) counts.set(title.toLowerCase(), (counts.get(title.toLowerCase()) ?? 0) + 1)
  return [...counts].map(([title, count]) => (count === 1 ? title : `${count} × ${title}`))
}

/** `Reading lamp, 82 × 131 × 310 mm wide, high and deep. Shows base plate, collar and arm.` */
export function describeGraphic(
  title: string,
  { meshes, bounds }: { readonly meshes: readonly Mesh[]; readonly bounds: Bounds },
  unit: LengthUnit = 'mm',
): string {
  const parts = partsOf(meshes.filter(isBody))
  return sentences([
    words.graphic({ title, size: sizeText(bounds, unit) }),
    parts.length === 0 ? undefined : words.shows({ parts }),
  ])
}

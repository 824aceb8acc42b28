/** A flat profile with holes, drawn out along z about its middle: rails, frames, plates with cut-outs. */
import { good, problem } from '../outcome.ts'
import { counterClockwise, holesFit, isSimple, rounded, triangulate } from '../solids/outline.ts'
import { type Face, type Solid, weld } from '../solids/solid.ts'
import type { Vec3 } from '../solids/vector.ts'
import { contoursField, lengthField, outlineField } from './field.ts'
import { defineSolid } from './kind.ts'
import { along, axisField } from './cylinder.ts'

export const extrusionKind = defineSolid({
  key: 'extrusion',
  title: 'Extrusion',
  fields: {
    profile: outlineField('Profile', [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ]),
    holes: contoursField('Holes'),
    rounding: lengthField('Rounding of corners', 0, true),
    length: lengthField('Length', 100),
    axis: axisField('Along', 'z'),
  },
  build: ({ profile, holes, rounding, length, axis }, detail) => {
    const steps = detail === 'fine' ? 5 : 2
    const outer = rounded(counterClockwise(profile), rounding, steps)
    const inner = holes.map((hole) => rounded(counterClockwise(hole), rounding, steps).toReversed())
    // Rounding takes corners off: what lay there may no longer lie inside.
    if (![profile, ...holes, outer, ...inner].every(isSimple) || !holesFit(outer, inner))
      return problem('badOutline')
    return good(along(axis, drawnOut([outer, ...inner], length)))
  },
})

type Ring = readonly (readonly [number, number])[]

/** Stands along y: the profile's x and y become x and −z, so that it is seen upright from above. */
function drawnOut([outer = [], ...holes]: readonly Ring[], length: number): Solid {
  const flat = [outer, ...holes].flat()
  const count = flat.length
  const at = (y: number) => flat.map(([px, py]): Vec3 => [px, y, -py])
  const faces: Face[] = []
  let start = 0
  for (const ring of [outer, ...holes]) {
    ring.forEach((_, i) => {
      const [a, b] = [start + i, start + ((i + 1) % ring.length)]
      faces.push([a, b, count + b, count + a])
    })
    start += ring.length
  }
  for (const triangle of triangulate(outer, holes)) {
    faces.push(
      triangle.toReversed(),
      triangle.map((index) => count + index),
    )
  }
  return weld({ vertices: [...at(-length / 2), ...at(length / 2)], faces })
}

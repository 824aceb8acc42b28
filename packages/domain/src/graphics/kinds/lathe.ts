/** A turned part: an outline of [diameter, height] about an axis. First and last point alike make it hollow. */
import { good, problem } from '../outcome.ts'
import { circleAt, loft, type Solid, volumeOf } from '../solids/solid.ts'
import { factorField, outlineField } from './field.ts'
import { defineSolid, sidesOf } from './kind.ts'
import { along, axisField } from './cylinder.ts'

function turnedOutwards(solid: Solid): Solid {
  return volumeOf(solid) < 0 ? { ...solid, faces: solid.faces.map((face) => face.toReversed()) } : solid
}

export const latheKind = defineSolid({
  key: 'lathe',
  title: 'Turned part',
  fields: {
    outline: outlineField(
      'Outline',
      [
        [100, 0],
        [60, 100],
      ],
      2,
      ['Diameter', 'Height'],
    ),
    scale: factorField('Scale', 1),
    axis: axisField('About'),
  },
  build: ({ outline, scale, axis }, detail) => {
    if (outline.some(([diameter]) => diameter < 0)) return problem('notPositive')
    const [first, last] = [outline[0], outline.at(-1)]
    const isHollow = outline.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
    const widest = Math.max(...outline.map(([diameter]) => diameter)) / 2
    const sides = sidesOf(detail, widest * scale)
    const rings = outline.map(([diameter, y]) => circleAt(y * scale, (diameter / 2) * scale, sides))
    const solid = turnedOutwards(loft(rings, !isHollow))
    return Math.abs(volumeOf(solid)) < 1e-6 ? problem('badOutline') : good(along(axis, solid))
  },
})

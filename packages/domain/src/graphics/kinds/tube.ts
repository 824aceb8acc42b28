/** A round bar or tube along a path, bent at its corners; with ribs it is a flexible arm. */
import { good, problem } from '../outcome.ts'
import { sweep } from '../solids/sweep.ts'
import { lengthField, pathField } from './field.ts'
import { defineSolid, sidesOf } from './kind.ts'

export const tubeKind = defineSolid({
  key: 'tube',
  title: 'Tube',
  fields: {
    points: pathField('Path', [
      [0, 0, 0],
      [0, 100, 0],
    ]),
    diameter: lengthField('Diameter', 10),
    bend: lengthField('Length of the bends', 0, true),
    ribs: lengthField('Distance of ribs', 0, true),
  },
  build: ({ points, diameter, bend, ribs }, detail) => {
    const radius = diameter / 2
    const segments = sidesOf(detail, radius)
    // A small picture shows no ribs; closer ones than a tenth of a millimetre nobody makes.
    const ribPitch = detail === 'coarse' || ribs === 0 ? 0 : Math.max(ribs, 0.1 * diameter, 0.5)
    const solid = sweep({ points, radius, bend, ribPitch, segments })
    return solid ? good(solid) : problem('badOutline')
  },
})

/** Whether the holes of a rail fit on its profile and along its length. */
import { familyMessages } from '../../../messages/order/families.ts'
import { inMm } from '../../parts/size-problems.ts'
import { specCheck } from '../../spec-check.ts'
import { holePositions, longFace } from './section.ts'
import { railProfileSpecSchema } from './spec.ts'

export const checkRailProfile = specCheck(
  railProfileSpecSchema,
  ['shape', 'width', 'height', 'wall', 'lip', 'length', 'holes'],
  (spec) => {
    const { diameter, first } = spec.holes
    if (diameter <= 0) return []
    const most = Math.floor(longFace(spec).mostHole)
    if (diameter > most) {
      const words = { hole: inMm(diameter), most: inMm(Math.max(0, most)) }
      return [{ message: familyMessages.holeTooLarge(words), path: 'holes.diameter' }]
    }
    if (diameter >= spec.holes.spacing) {
      const words = { hole: inMm(diameter), spacing: inMm(spec.holes.spacing) }
      return [{ message: familyMessages.holesMeet(words), path: 'holes.spacing' }]
    }
    const isInside =
      first > diameter / 2 && holePositions(spec).length > 0 && first + diameter / 2 < spec.length
    return isInside
      ? []
      : [{ message: familyMessages.holeBeyondEnd({ first: inMm(first) }), path: 'holes.first' }]
  },
)

/** Whether the holes of a rail fit on its profile and along its length. */
import { familyMessages } from '../../../messages/order/families.ts'
import { mostText } from '../../parts/size-problems.ts'
import { formatLength } from '../../../units/lengths.ts'
import { specCheck } from '../../spec-check.ts'
import { holePositions, longFace } from './section.ts'
import { railProfileSpecSchema } from './spec.ts'

export const checkRailProfile = specCheck(
  railProfileSpecSchema,
  ['shape', 'width', 'height', 'wall', 'lip', 'length', 'holes'],
  (spec, unit) => {
    const { diameter, first } = spec.holes
    if (diameter <= 0) return []
    const most = longFace(spec).mostHole
    if (diameter > most) {
      const words = { hole: formatLength(diameter, unit), most: mostText(Math.max(0, most), unit) }
      return [{ message: familyMessages.holeTooLarge(words), path: 'holes.diameter' }]
    }
    if (diameter >= spec.holes.spacing) {
      const words = { hole: formatLength(diameter, unit), spacing: formatLength(spec.holes.spacing, unit) }
      return [{ message: familyMessages.holesMeet(words), path: 'holes.spacing' }]
    }
    const isInside =
      first > diameter / 2 && holePositions(spec).length > 0 && first + diameter / 2 < spec.length
    return isInside
      ? []
      : [{ message: familyMessages.holeBeyondEnd({ first: formatLength(first, unit) }), path: 'holes.first' }]
  },
)

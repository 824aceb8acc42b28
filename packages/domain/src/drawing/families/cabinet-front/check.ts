/** What does not fit on a cabinet front. */
import { familyMessages } from '../../../messages/order/families.ts'
import type { FamilyProblem } from '../../family.ts'
import { mostText, slatProblems } from '../../parts/size-problems.ts'
import { formatLength } from '../../../units/lengths.ts'
import { specCheck } from '../../spec-check.ts'
import { railOf } from './sections.ts'
import { cabinetFrontSpecSchema } from './spec.ts'

export const checkCabinetFront = specCheck(
  cabinetFrontSpecSchema,
  ['width', 'height', 'face', 'slats', 'railWidth', 'pull', 'opening'],
  (spec, unit) => {
    const problems: FamilyProblem[] = []
    if (spec.face === 'slats') problems.push(...slatProblems(spec.width, spec.slats, unit))
    const most = railOf({ ...spec, railWidth: Number.POSITIVE_INFINITY })
    if (spec.face === 'frame' && spec.railWidth > most) {
      const words = { width: formatLength(spec.railWidth, unit), most: mostText(most, unit) }
      problems.push({ message: familyMessages.railsTooWide(words), path: 'railWidth' })
    }
    const isAcross = spec.opening === 'drawer' || spec.opening === 'lift'
    const room = ((isAcross ? spec.width : spec.height) * 17) / 20
    const isLong = spec.pull.kind === 'bar' || spec.pull.kind === 'edge'
    if (isLong && spec.pull.length > room) {
      const words = { length: formatLength(spec.pull.length, unit), most: mostText(room, unit) }
      problems.push({ message: familyMessages.handleTooLong(words), path: 'pull.length' })
    }
    return problems
  },
)

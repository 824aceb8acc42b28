/** Every insert between the edges of its plate, clear of its neighbours and of the screws, and inside the box in the wall. */
import { familyMessages } from '../../../messages/order/families.ts'
import { specCheck } from '../../spec-check.ts'
import { sizeText } from '../../words.ts'
import { boxProblems } from '../box-fit.ts'
import { outletBodies, outletMisfit, placeGangs } from './placement.ts'
import { outletPlateSpecSchema } from './spec.ts'

export const checkOutletPlate = specCheck(
  outletPlateSpecSchema,
  ['width', 'height', 'layoutString', 'gangSpacing', 'screws', 'mount', 'bodies', 'backBox'],
  (spec, unit) => {
    const reason = outletMisfit(spec)
    const inBox = () => boxProblems(spec, spec.backBox, outletBodies(spec, placeGangs(spec).gangs), unit)
    if (reason === null) return inBox()
    const size = sizeText(spec.width, spec.height, unit)
    const message =
      reason === 'inserts'
        ? familyMessages.outletsDoNotFit({ size })
        : familyMessages.outletsMeetScrews({ size })
    return [{ message, path: 'layoutString' }]
  },
)

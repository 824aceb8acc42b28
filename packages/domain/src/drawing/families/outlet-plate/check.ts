/** Every insert between the edges of its plate, clear of its neighbours and of the screws. */
import { familyMessages } from '../../../messages/families.ts'
import { specCheck } from '../../spec-check.ts'
import { sizeText } from '../../words.ts'
import { outletMisfit } from './placement.ts'
import { outletPlateSpecSchema } from './spec.ts'

export const checkOutletPlate = specCheck(
  outletPlateSpecSchema,
  ['width', 'height', 'layoutString', 'gangSpacing', 'screws', 'mount'],
  (spec) => {
    const reason = outletMisfit(spec)
    if (reason === null) return []
    const size = sizeText(spec.width, spec.height)
    const message =
      reason === 'inserts'
        ? familyMessages.outletsDoNotFit({ size })
        : familyMessages.outletsMeetScrews({ size })
    return [{ message, path: 'layoutString' }]
  },
)

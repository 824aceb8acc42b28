/** What does not fit on a slab door. */
import { familyMessages } from '../../../messages/order/families.ts'
import { handleProblems } from '../../parts/size-problems.ts'
import { specCheck } from '../../spec-check.ts'
import { sizeText } from '../../words.ts'
import { slabDoorSpecSchema, VISION_LEAST } from './spec.ts'

export const checkSlabDoor = specCheck(
  slabDoorSpecSchema,
  ['width', 'height', 'handle', 'vision'],
  (spec, unit) => {
    const hasRoom = spec.width >= VISION_LEAST.width && spec.height >= VISION_LEAST.height
    const size = sizeText(VISION_LEAST.width, VISION_LEAST.height, unit)
    return [
      ...(spec.vision === 'none' || hasRoom
        ? []
        : [{ message: familyMessages.visionNeedsRoom({ size }), path: 'vision' }]),
      ...handleProblems(spec.handle, spec.height, unit),
    ]
  },
)

/** Whether the body of a wall light stands clear of the wall. */
import { familyMessages } from '../../../messages/order/families.ts'
import { leastText } from '../../parts/size-problems.ts'
import { specCheck } from '../../spec-check.ts'
import { leastProjection } from './geometry.ts'
import { wallLightSpecSchema } from './spec.ts'

export const checkWallLight = specCheck(
  wallLightSpecSchema,
  ['body', 'backplate', 'projection'],
  (spec, unit) => {
    const least = leastProjection(spec)
    if (spec.projection >= least) return []
    return [
      { message: familyMessages.bodyTooNearWall({ least: leastText(least, unit) }), path: 'projection' },
    ]
  },
)

/** A thin sheet, upright and seen from the front: a wall, a label, a diffuser. A tenth of a millimetre thick. */
import { good } from '../outcome.ts'
import { loft } from '../solids/solid.ts'
import type { Vec3 } from '../solids/vector.ts'
import { lengthField } from './field.ts'
import { defineSolid } from './kind.ts'

const THICKNESS = 0.1

export const planeKind = defineSolid({
  key: 'plane',
  title: 'Sheet',
  fields: { width: lengthField('Width', 100), height: lengthField('Height', 100) },
  build: ({ width, height }) => {
    const [x, y, z] = [width / 2, height / 2, THICKNESS / 2]
    const ring = (depth: number): Vec3[] => [
      [-x, -y, depth],
      [x, -y, depth],
      [x, y, depth],
      [-x, y, depth],
    ]
    return good(loft([ring(-z), ring(z)]))
  },
})

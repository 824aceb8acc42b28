/** A box about its middle, its edges chamfered or rounded when `rounding` says so. */
import { good } from '../outcome.ts'
import { loft } from '../solids/solid.ts'
import type { Vec3 } from '../solids/vector.ts'
import { choiceField, lengthField } from './field.ts'
import { defineSolid } from './kind.ts'

/** A rectangle with round corners at height y, counter-clockwise seen from above. */
function rectangleAt(y: number, width: number, depth: number, radius: number, steps: number): Vec3[] {
  const corners = [
    [width / 2 - radius, depth / 2 - radius, 0],
    [-width / 2 + radius, depth / 2 - radius, 1],
    [-width / 2 + radius, -depth / 2 + radius, 2],
    [width / 2 - radius, -depth / 2 + radius, 3],
  ] as const
  return corners.flatMap(([x, back, quarter]) =>
    Array.from({ length: steps + 1 }, (_, step): Vec3 => {
      const angle = ((quarter + step / steps) * Math.PI) / 2
      return [x + radius * Math.cos(angle), y, -(back + radius * Math.sin(angle))]
    }),
  )
}

export const boxKind = defineSolid({
  key: 'box',
  title: 'Box',
  fields: {
    width: lengthField('Width', 100),
    height: lengthField('Height', 100),
    depth: lengthField('Depth', 100),
    rounding: lengthField('Rounding of edges', 0, true),
    edge: choiceField('Edges', ['round', 'chamfer'], 'round'),
  },
  build: ({ width, height, depth, rounding, edge }, detail) => {
    const radius = Math.min(rounding, width / 2, height / 2, depth / 2)
    const steps = detail === 'fine' && edge === 'round' ? 4 : 1
    if (radius === 0) {
      return good(loft([-height / 2, height / 2].map((y) => rectangleAt(y, width, depth, 0, 1))))
    }
    const rings: Vec3[][] = []
    const quarter = Array.from({ length: steps + 1 }, (_, step) => ((step / steps) * Math.PI) / 2)
    for (const angle of quarter) {
      const inset = radius * (1 - Math.sin(angle))
      const y = -height / 2 + radius * (1 - Math.cos(angle))
      rings.push(rectangleAt(y, width - 2 * inset, depth - 2 * inset, radius - inset, steps))
    }
    const upper = rings.map((ring) => ring.map(([x, y, z]): Vec3 => [x, -y, z])).toReversed()
    return good(loft([...rings, ...upper]))
  },
})

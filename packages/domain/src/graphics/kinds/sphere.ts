/** A ball about its middle. */
import { good } from '../outcome.ts'
import { revolve } from '../solids/solid.ts'
import type { Vec2 } from '../solids/vector.ts'
import { lengthField } from './field.ts'
import { defineSolid, sidesOf } from './kind.ts'

export const sphereKind = defineSolid({
  key: 'sphere',
  title: 'Sphere',
  fields: { diameter: lengthField('Diameter', 100) },
  build: ({ diameter }, detail) => {
    const radius = diameter / 2
    const sides = sidesOf(detail, radius)
    const bands = Math.round(sides / 2)
    const outline = Array.from({ length: bands + 1 }, (_, i): Vec2 => {
      const angle = (i / bands - 0.5) * Math.PI
      const isPole = i === 0 || i === bands
      return [isPole ? 0 : radius * Math.cos(angle), radius * Math.sin(angle)]
    })
    return good(revolve(outline, sides))
  },
})

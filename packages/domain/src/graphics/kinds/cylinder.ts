/** A cylinder or cone about its middle, along one of the axes, with chamfered ends when wanted. */
import { good } from '../outcome.ts'
import { revolve, type Solid } from '../solids/solid.ts'
import type { Vec2, Vec3 } from '../solids/vector.ts'
import { choiceField, factorField, lengthField } from './field.ts'
import { defineSolid, sidesOf } from './kind.ts'

const axes = ['x', 'y', 'z'] as const

/**
 * Lays a solid that stands along y along another axis. What was its x stays to the right seen from the front (z) or
 * from the right-hand end (x).
 */
export function along(axis: (typeof axes)[number], solid: Solid): Solid {
  if (axis === 'y') return solid
  const laid = ([x, y, z]: Vec3): Vec3 => (axis === 'x' ? [y, -z, -x] : [x, -z, y])
  return { ...solid, vertices: solid.vertices.map(laid) }
}

export function axisField(title: string, initial: (typeof axes)[number] = 'y') {
  return choiceField(title, axes, initial)
}

export const cylinderKind = defineSolid({
  key: 'cylinder',
  title: 'Cylinder',
  fields: {
    diameter: lengthField('Diameter', 100),
    taper: factorField('Far end (share)', 1, true),
    length: lengthField('Length', 100),
    chamfer: lengthField('Chamfer', 0, true),
    axis: axisField('Along'),
  },
  build: ({ diameter, taper, length, chamfer, axis }, detail) => {
    const [near, far] = [diameter / 2, (diameter / 2) * taper]
    const cut = Math.min(chamfer, length / 2, near, far === 0 ? near : far)
    const low = -length / 2
    const outline: Vec2[] =
      cut === 0
        ? [
            [near, low],
            [far, -low],
          ]
        : [
            [near - cut, low],
            [near, low + cut],
            // A tip has nothing to take off.
            ...(far === 0
              ? ([[0, -low]] as const)
              : ([
                  [far, -low - cut],
                  [far - cut, -low],
                ] as const)),
          ]
    return good(along(axis, revolve(outline, sidesOf(detail, Math.max(near, far)))))
  },
})

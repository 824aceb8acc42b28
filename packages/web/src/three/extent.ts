/** How far a solid reaches in its own coordinates. */
import type { Solid } from '@orderwright/domain/graphics'
import { Vector3 } from 'three'

export function leastAndMost({ vertices }: Solid): { readonly least: Vector3; readonly most: Vector3 } {
  const least = new Vector3(Infinity, Infinity, Infinity)
  const most = new Vector3(-Infinity, -Infinity, -Infinity)
  for (const [x, y, z] of vertices) {
    const vertex = new Vector3(x, y, z)
    least.min(vertex)
    most.max(vertex)
  }
  return { least, most }
}

/** Cover plates and finish samples as solids: the plate with its bevel, and its screws where the drawing has them. */
import type { GraphicNode } from '../graphics/schema.ts'
import { coverPlateSpecSchema } from '../drawing/families/cover-plate/spec.ts'
import { drawFamily } from '../drawing/registry.ts'
import { type DrawingModel, METAL_FINISH, modelOf, solidNode } from './node-kit.ts'

/** Thickness of a plate, mm. */
const PLATE_MM = 5
/** How far a screw's head stands out of it. */
const HEAD_MM = 0.6

export const coverPlateModel: DrawingModel = (given) => {
  const { data } = coverPlateSpecSchema.safeParse(given)
  const drawn = drawFamily('cover-plate', given)
  if (data === undefined || !drawn.ok) return null
  const { width, height, bevel } = data
  const screws = drawn.scene.parts.flatMap(({ id, box }): GraphicNode[] =>
    id.startsWith('screw')
      ? [
          solidNode(id, 'cylinder', {
            diameter: box.width,
            length: HEAD_MM,
            axis: 'z',
            x: box.x + box.width / 2 - width / 2,
            y: height / 2 - box.y - box.height / 2,
            z: (PLATE_MM + HEAD_MM) / 2,
            ...METAL_FINISH,
          }),
        ]
      : [],
  )
  const rounding = Math.min(bevel, PLATE_MM / 2.2)
  const plate = { width, height, depth: PLATE_MM, rounding, edge: 'chamfer', ...METAL_FINISH }
  return modelOf([solidNode('plate', 'box', plate), ...screws])
}

/** A door, a window or an opening in a wall: murals and panels leave it out, elevations draw it. Inches. */
import { z } from 'zod'
import { idSchema } from '../../units/record.ts'
import { choiceSchema, coordinateSchema, distanceSchema, extentSchema, viewPointSchema } from '../shapes.ts'

/**
 * [issue 15] It stands in a wall (`archWallId`), or only on a viewport (`archCustomViewId`) where no plan was drawn; one of
 * the two is there. A door of 36 by 80 unless said otherwise.
 */
export const openingDataSchema = z.object({
  archWallId: idSchema.nullable().default(null),
  archCustomViewId: idSchema.nullable().default(null),
  /** along the wall, from its `from` to the opening's near edge */
  offset: coordinateSchema.default(0),
  width: extentSchema.default(36),
  height: extentSchema.default(80),
  /** from the floor to its lower edge */
  sill: distanceSchema.default(0),
  kind: choiceSchema(['door', 'window', 'opening']).default('door'),
  /** its upper left corner where it stands on a viewport alone */
  position: viewPointSchema.nullable().default(null),
})
export type OpeningData = z.infer<typeof openingDataSchema>

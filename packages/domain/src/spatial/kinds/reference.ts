/** A picture or a page that lies under the plan or a viewport to be traced. Inches, degrees. */
import { z } from 'zod'
import { spatialMessages as words } from '../../messages/canvas/spatial-records.ts'
import { idSchema } from '../../units/record.ts'
import {
  angleSchema,
  extentSchema,
  shareSchema,
  sizeSchema,
  switchSchema,
  viewPointSchema,
} from '../shapes.ts'

/** A place in the picture, as shares of its width and height: it holds wherever the picture is moved. */
const placeInPictureSchema = z.object({ x: shareSchema, y: shareSchema }, { error: () => words.point })

/** [issue 15] */
export const referenceDataSchema = z.object({
  /** null: it lies under the plan, where y of the position counts along z */
  archCustomViewId: idSchema.nullable().default(null),
  mediumId: idSchema,
  /** of a document of several pages, from 1 */
  page: z
    .number({ error: () => words.number })
    .int({ error: () => words.value })
    .min(1, { error: () => words.notPositive })
    .max(10_000, { error: () => words.value })
    .default(1),
  /** its upper left corner */
  position: viewPointSchema.prefault({ x: 0, y: 0 }),
  /** as drawn: what two points and a length scale */
  size: sizeSchema.prefault({ width: 100, height: 100 }),
  rotation: angleSchema.default(0),
  opacity: shareSchema.default(0.5),
  isLocked: switchSchema.default(false),
  /** the two points and the length between them by which it was scaled; null: not yet */
  calibration: z
    .object(
      { from: placeInPictureSchema, to: placeInPictureSchema, length: extentSchema },
      { error: () => words.value },
    )
    .nullable()
    .default(null),
})
export type ReferenceData = z.infer<typeof referenceDataSchema>

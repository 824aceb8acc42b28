/** What matters in a picture, a face or a building: seams keep away from it. Shares of the picture, before it is mirrored. */
import { z } from 'zod'
import { spatialMessages as words } from '../../messages/canvas/spatial-records.ts'
import { idSchema, TITLE_MAX } from '../../units/record.ts'
import { shareSchema, textSchema } from '../shapes.ts'

const extent = shareSchema.positive({ error: () => words.notPositive })

/** [issue 15] It stands on a texture, its parent, and goes wherever that goes: it is moved, scaled and mirrored with it. */
export const focusAreaDataSchema = z.object({
  archCustomViewId: idSchema,
  title: textSchema(TITLE_MAX).trim().default(''),
  /** its upper left corner, of the picture's width and height */
  position: z.object({ x: shareSchema, y: shareSchema }, { error: () => words.point }),
  size: z.object({ width: extent, height: extent }, { error: () => words.size }),
})
export type FocusAreaData = z.infer<typeof focusAreaDataSchema>

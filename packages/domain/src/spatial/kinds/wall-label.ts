/** The name of a wall on the plan and in its view. Inches. */
import { z } from 'zod'
import { idSchema, TITLE_MAX } from '../../units/record.ts'
import { planPointSchema, sizeSchema, switchSchema, textSchema, viewPointSchema } from '../shapes.ts'

/** [2.3.46, 2.9.25] */
export const wallLabelDataSchema = z.object({
  archCustomViewId: idSchema,
  title: textSchema(TITLE_MAX).trim().default('Untitled Wall'),
  customViewPosition: viewPointSchema.nullable().default(null),
  customViewSize: sizeSchema.prefault({ width: 100, height: 100 }),
  labelPlanPosition: planPointSchema.nullable().default(null),
  viewStartPlanPosition: planPointSchema.nullable().default(null),
  indicateViewStartOnPlan: switchSchema.default(false),
})
export type WallLabelData = z.infer<typeof wallLabelDataSchema>

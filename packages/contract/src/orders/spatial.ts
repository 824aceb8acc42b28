/** The canvas of an order as calls and messages carry it: what of it changed, and where somebody points on it. */
import {
  archCustomViewSchema,
  archElevationSchema,
  archWallSchema,
  coordinateSchema,
  entitySchema,
  productCanvasLineSchema,
  productCanvasTextSchema,
} from '@orderwright/domain/spatial'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'

/** Records of the canvas by their kind of record; deleted ones carry `deletedAt`. */
export const spatialChangesSchema = z.object({
  archWall: z.array(archWallSchema),
  archElevation: z.array(archElevationSchema),
  archCustomView: z.array(archCustomViewSchema),
  entity: z.array(entitySchema),
  productCanvasText: z.array(productCanvasTextSchema),
  productCanvasLine: z.array(productCanvasLineSchema),
})
export type SpatialChanges = z.infer<typeof spatialChangesSchema>

/** Counts up with every change of an order's canvas; a page that holds it names the last that it has seen. */
export const spatialRevisionSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Where somebody points: on a viewport, or (null) on the plan, where y counts along z. Inches. */
export const cursorSchema = z.strictObject({
  viewId: idSchema.nullable(),
  x: coordinateSchema,
  y: coordinateSchema,
})
export type CanvasCursor = z.infer<typeof cursorSchema>

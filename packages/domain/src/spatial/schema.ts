/** Spatial records: walls, elevations, viewports, mural entities, canvas texts and lines. Lengths in inches. */
import { z } from 'zod'
import { idSchema, jsonSchema, noteSchema, recordFields, titleSchema } from '../units/record.ts'
import { planPointSchema, viewPointSchema } from './shapes.ts'

export const archWallSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  from: planPointSchema,
  to: planPointSchema,
  height: z.number().positive().default(96),
  thickness: z.number().positive().default(4),
})
export type ArchWall = z.infer<typeof archWallSchema>

export const archElevationSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  from: planPointSchema,
  to: planPointSchema,
  viewDepth: z.number().positive().default(50),
})
export type ArchElevation = z.infer<typeof archElevationSchema>

export const drawingNotesKeys = [
  'general',
  'productSpec',
  'calicoMuralArea',
  'calicoMuralTexture',
  'calicoMuralPanel',
  'calicoMuralSeam',
  'criticalAlignmentPanel',
  'mismatch',
] as const

export const archCustomViewSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  title: titleSchema.default('Untitled Viewport'),
  rank: z.number().int(),
  drawingNotesData: z.partialRecord(z.enum(drawingNotesKeys), noteSchema).default({}),
})
export type ArchCustomView = z.infer<typeof archCustomViewSchema>

export const entityTypes = [
  'calicoMuralSeam',
  'calicoMuralPanel',
  'calicoMuralTexture',
  'calicoMuralArea',
  'calicoMismatchLine',
  'calicoWallLabel',
] as const

/** A generic spatial entity; the schema of `data` belongs to its kind. [2.3.35, 2.3.36] */
export const entitySchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  type: z.enum(entityTypes),
  parentId: idSchema.nullable().default(null),
  parentResourceKey: z.string().max(60).nullable().default(null),
  data: z.record(z.string(), jsonSchema).default({}),
  properties: z.record(z.string(), jsonSchema).default({}),
})
export type SpatialEntity = z.infer<typeof entitySchema>

export const productCanvasTextSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  text: noteSchema.default(''),
  position: viewPointSchema,
  width: z.number().positive().default(100),
  customViewId: idSchema.nullable().default(null),
})
export type ProductCanvasText = z.infer<typeof productCanvasTextSchema>

const lineSymbol = z.enum(['none', 'arrow'])

export const productCanvasLineSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  from: viewPointSchema.default({ x: 0, y: 0 }),
  to: viewPointSchema.default({ x: 50, y: 50 }),
  strokeWidth: z.number().positive().default(2),
  fromSymbol: lineSymbol.default('none'),
  toSymbol: lineSymbol.default('none'),
  customViewId: idSchema.nullable().default(null),
})
export type ProductCanvasLine = z.infer<typeof productCanvasLineSchema>

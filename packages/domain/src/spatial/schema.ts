/** Spatial records: walls, elevations, viewports, mural entities, canvas texts and lines. Lengths in inches. */
import { z } from 'zod'
import { spatialMessages as words } from '../messages/canvas/spatial-records.ts'
import { tooDeepAt } from '../units/json/nesting.ts'
import { flagSchema, idSchema, type Json, noteSchema, recordFields, titleSchema } from '../units/record.ts'
import { choiceSchema, extentSchema, planPointSchema, viewPointSchema } from './shapes.ts'

/** [2.3.28, 2.3.29] */
export const archWallSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  from: planPointSchema,
  to: planPointSchema,
  height: extentSchema.default(96),
  thickness: extentSchema.default(4),
})
export type ArchWall = z.infer<typeof archWallSchema>

/** [2.3.30, 2.3.31] Where one stands and looks from. */
export const archElevationSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  from: planPointSchema,
  to: planPointSchema,
  viewDepth: extentSchema.default(50),
  /** the viewport that shows what is seen from this line; null: none yet */
  archCustomViewId: idSchema.nullable().default(null),
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

/** Keys of notes that are read under another name. [2.3.34] */
const notesAliases: ReadonlyMap<string, string> = new Map([
  ['criticalPanelAlignment', 'criticalAlignmentPanel'],
])
const notesKeySchema = z
  .string()
  .transform((key) => notesAliases.get(key) ?? key)
  .pipe(z.enum(drawingNotesKeys, { error: () => words.unknownField }))

/** A viewport. [2.3.32, 2.3.33, 2.3.34, 1.4.27] */
export const archCustomViewSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  title: titleSchema.default('Untitled Viewport'),
  rank: z.number().int().min(-1_000_000).max(1_000_000),
  archived: flagSchema.default(0),
  drawingNotesData: z.partialRecord(notesKeySchema, noteSchema).default({}),
})
export type ArchCustomView = z.infer<typeof archCustomViewSchema>

export const entityTypes = [
  'calicoMuralSeam',
  'calicoMuralPanel',
  'calicoMuralTexture',
  'calicoMuralArea',
  'calicoMismatchLine',
  'calicoWallLabel',
  'opening',
  'reference',
  'focusArea',
  'eyePoint',
] as const

/** The kinds of records that others may stand on. */
export const parentKeys = [
  'archWall',
  'archElevation',
  'archCustomView',
  'entity',
  'productInstance',
] as const

/** More levels within each other than any kind has. */
const DEPTH_MAX = 8

/** Numbers, texts and switches are most of what there is: they lie in nothing. */
function isShallow(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined
  return tooDeepAt(value, DEPTH_MAX - 1) === undefined
}

/** What JSON can hold, at most eight levels deep; checked without walking the alternatives of a union for each number. */
export const canvasValueSchema = z.custom<Json>(isShallow, {
  error: ({ input }) => (input === undefined ? words.value : words.tooDeep({ max: DEPTH_MAX })),
})
const mapSchema = z.record(z.string().max(60, { error: () => words.unknownField }), canvasValueSchema)

/** A generic spatial entity; the schema of `data` belongs to its kind. [2.3.35, 2.3.36] */
export const entitySchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  type: choiceSchema(entityTypes),
  parentId: idSchema.nullable().default(null),
  parentResourceKey: choiceSchema(parentKeys).nullable().default(null),
  data: mapSchema.default({}),
  properties: mapSchema.default({}),
})
export type SpatialEntity = z.infer<typeof entitySchema>

/** [2.3.47, 2.9.24] */
export const productCanvasTextSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  text: noteSchema.default(''),
  position: viewPointSchema,
  width: extentSchema.default(100),
  /** null: the plan, where y of the position counts along z */
  customViewId: idSchema.nullable().default(null),
})
export type ProductCanvasText = z.infer<typeof productCanvasTextSchema>

const lineSymbol = choiceSchema(['none', 'arrow'])

/** [2.3.48, 2.3.49, 2.9.24] */
export const productCanvasLineSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  from: viewPointSchema.default({ x: 0, y: 0 }),
  to: viewPointSchema.default({ x: 50, y: 50 }),
  strokeWidth: extentSchema.default(2),
  fromSymbol: lineSymbol.default('none'),
  toSymbol: lineSymbol.default('none'),
  /** null: the plan, where y counts along z */
  customViewId: idSchema.nullable().default(null),
})
export type ProductCanvasLine = z.infer<typeof productCanvasLineSchema>

/** One printed strip of a mural: its place, size and bleeds, and what the drawings say of it. Inches, degrees. */
import { z } from 'zod'
import { idSchema, noteSchema } from '../../units/record.ts'
import { positionSchema, sizeSchema, viewPointSchema } from '../shapes.ts'

const bleed = z.number().min(0).default(1)

/** [2.3.37, 2.3.38] Each bleed is 1 inch unless said otherwise. */
export const muralPanelDataSchema = z.object({
  archCustomViewId: idSchema,
  position: positionSchema,
  size: sizeSchema.prefault({ width: 30, height: 30 }),
  yRotation: z.number().default(0),
  /** the size before it was cut or stretched; null while it is the printed one */
  originalSize: sizeSchema.nullable().default(null),
  bleedLeft: bleed,
  bleedRight: bleed,
  bleedTop: bleed,
  bleedBottom: bleed,
  isCriticalAlignmentPanel: z.boolean().default(false),
  drawingsPanelLayoutPosition: viewPointSchema.nullable().default(null),
  drawingsShowNotesAbovePanel: z.boolean().default(false),
  panelNumber: z.number().int().positive().nullable().default(null),
  panelDescriptionOverride: z.string().max(200).default(''),
  panelPrintNotes: noteSchema.default(''),
  isDisabled: z.boolean().default(false),
  indicateViewStartOnPlan: z.boolean().default(false),
  customViewPosition: viewPointSchema.nullable().default(null),
  customViewSize: sizeSchema.nullable().default(null),
})
export type MuralPanelData = z.infer<typeof muralPanelDataSchema>

/** One printed strip of a mural: its place, size and bleeds, and what the drawings say of it. Inches, degrees. */
import { z } from 'zod'
import { spatialMessages as words } from '../../messages/canvas/spatial-records.ts'
import { idSchema } from '../../units/record.ts'
import {
  angleSchema,
  distanceSchema,
  positionSchema,
  sizeSchema,
  switchSchema,
  textSchema,
  viewPointSchema,
} from '../shapes.ts'

const bleed = distanceSchema.default(1)

/** [2.3.37, 2.3.38, 2.9.26] Each bleed is 1 inch unless said otherwise. */
export const muralPanelDataSchema = z.object({
  archCustomViewId: idSchema,
  position: positionSchema,
  size: sizeSchema.prefault({ width: 30, height: 30 }),
  yRotation: angleSchema.default(0),
  /** the size before it was cut or stretched; null while it is the printed one */
  originalSize: sizeSchema.nullable().default(null),
  bleedLeft: bleed,
  bleedRight: bleed,
  bleedTop: bleed,
  bleedBottom: bleed,
  isCriticalAlignmentPanel: switchSchema.default(false),
  drawingsPanelLayoutPosition: viewPointSchema.nullable().default(null),
  drawingsShowNotesAbovePanel: switchSchema.default(false),
  panelNumber: z
    .number({ error: () => words.number })
    .int({ error: () => words.value })
    .positive({ error: () => words.notPositive })
    .max(1_000_000, { error: () => words.tooFar })
    .nullable()
    .default(null),
  panelDescriptionOverride: textSchema(200).default(''),
  panelPrintNotes: textSchema(10_000).default(''),
  isDisabled: switchSchema.default(false),
  /** stays where it is: not moved by hand, nor by laying out or arranging panels anew */
  isLocked: switchSchema.default(false),
  indicateViewStartOnPlan: switchSchema.default(false),
  customViewPosition: viewPointSchema.nullable().default(null),
  customViewSize: sizeSchema.nullable().default(null),
})
export type MuralPanelData = z.infer<typeof muralPanelDataSchema>

/** What a panel is given by the tool and by the layout, over the defaults of the record. [2.3.39] */
export const newPanelBleeds = { bleedLeft: 0.5, bleedRight: 0.5 } as const

/** What each kind of spatial entity keeps in its `data`. A new kind is one file and one line here. */
import { z } from 'zod'
import { type Json, jsonSchema } from '../units/record.ts'
import { focusAreaDataSchema } from './kinds/focus-area.ts'
import { eyePointDataSchema } from './kinds/eye-point.ts'
import { mismatchLineDataSchema } from './kinds/mismatch-line.ts'
import { muralAreaDataSchema } from './kinds/mural-area.ts'
import { muralPanelDataSchema } from './kinds/mural-panel.ts'
import { muralSeamDataSchema } from './kinds/mural-seam.ts'
import { muralTextureDataSchema } from './kinds/mural-texture.ts'
import { openingDataSchema } from './kinds/opening.ts'
import { referenceDataSchema } from './kinds/reference.ts'
import { wallLabelDataSchema } from './kinds/wall-label.ts'
import type { entityTypes } from './schema.ts'

export type EntityType = (typeof entityTypes)[number]

/** Each kind's data by its type; those of murals always belong to a viewport (`archCustomViewId`). [2.3.36] */
export const entityDataSchemas = {
  calicoMuralSeam: muralSeamDataSchema,
  calicoMuralPanel: muralPanelDataSchema,
  calicoMuralTexture: muralTextureDataSchema,
  calicoMuralArea: muralAreaDataSchema,
  calicoMismatchLine: mismatchLineDataSchema,
  calicoWallLabel: wallLabelDataSchema,
  opening: openingDataSchema,
  reference: referenceDataSchema,
  focusArea: focusAreaDataSchema,
  eyePoint: eyePointDataSchema,
} as const satisfies Record<EntityType, z.ZodObject>

/** The data of one kind, parsed. */
export type EntityData<K extends EntityType> = z.infer<(typeof entityDataSchemas)[K]>

/** What a new entity of a type says of itself. */
export function propsOfEntity(
  type: EntityType,
  data: object,
): { type: EntityType; data: Record<string, Json> } {
  return { type, data: z.record(z.string(), jsonSchema).parse(data) }
}

/** Product graphics: 3D scenes as node trees. [2.3.21, 2.3.22] */
import { z } from 'zod'
import { flagSchema, jsonSchema, recordFields, titleSchema } from '../units/record.ts'

export const graphicNodeSchema = z.object({
  id: z.string().max(60),
  type: z.string().max(60),
  title: titleSchema,
  props: z.record(z.string(), jsonSchema).default({}),
  get children() {
    return z.array(graphicNodeSchema).default([])
  },
})
export type GraphicNode = z.infer<typeof graphicNodeSchema>

export const productGraphicSchema = z.object({
  ...recordFields,
  title: titleSchema,
  archived: flagSchema.default(0),
  nodes: z.array(graphicNodeSchema).default([]),
})
export type ProductGraphic = z.infer<typeof productGraphicSchema>

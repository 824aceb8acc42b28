/**
 * Product graphics: 3D scenes as node trees. [2.3.21, 2.3.22] This is what is stored; what the properties of a node
 * mean, its kind says (see kinds/), and `parseGraphic` holds a tree against the kinds.
 */
import { z } from 'zod'
import { flagSchema, jsonSchema, recordFields, titleSchema } from '../units/record.ts'

export const graphicNodeSchema = z.object({
  id: z.string().min(1).max(60),
  /** Key of a kind: `group`, `box` … */
  type: z.string().min(1).max(60),
  title: titleSchema,
  /** Numbers, or expressions as text, by the kind's property keys. */
  props: z.record(z.string().max(60), jsonSchema).default({}),
  get children() {
    return z.array(graphicNodeSchema).max(400).default([])
  },
})
export type GraphicNode = z.infer<typeof graphicNodeSchema>

export const productGraphicSchema = z.object({
  ...recordFields,
  title: titleSchema,
  archived: flagSchema.default(0),
  /** One group at the top, which holds the rest. */
  nodes: z.array(graphicNodeSchema).max(1).default([]),
})
export type ProductGraphic = z.infer<typeof productGraphicSchema>

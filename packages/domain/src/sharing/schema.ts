/** Who takes part in an order, as the sharing popup shows and asks for it. [2.3.01, 2.3.02] */
import { z } from 'zod'
import { flagSchema, idSchema } from '../units/record.ts'

/** Somebody who takes part in an order, or could. */
export const candidateSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
})
export type Candidate = z.infer<typeof candidateSchema>

/** Somebody who takes part in an order: its owner, or a collaborator. */
export const collaboratorSchema = candidateSchema.extend({
  role: z.enum(['owner', 'other']),
  pricingIsHidden: flagSchema,
  /** prices are hidden by the person's own terms: no order can show them */
  hasHiddenTerms: z.boolean(),
})
export type Collaborator = z.infer<typeof collaboratorSchema>

export const involvedUsersByIdSchema = z.record(z.string(), collaboratorSchema)
export type InvolvedUsersById = z.infer<typeof involvedUsersByIdSchema>

/** Most people who can be invited at once, and take part in one order. */
export const MAX_SHAREES = 50
export const MAX_INVOLVED = 200
/** Characters of the note that goes with an invitation. */
export const MAX_NOTE = 2000

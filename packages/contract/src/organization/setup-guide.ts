/** The path of an owner's first visit to a new organization: where it stands, and what of it is skipped. [issue 14] */
import { guideFactsSchema, guideStepKeys } from '@orderwright/domain/setup-guide'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const area = 'organization'
const inOrg = { orgId: idSchema, ...callerFields }
const stepSchema = z.enum(guideStepKeys)

export const setupGuideSchema = z.object({
  /** what the organization has by now */
  facts: guideFactsSchema,
  skipped: z.array(stepSchema),
  isHidden: z.boolean(),
})
export type SetupGuide = z.infer<typeof setupGuideSchema>

export const getSetupGuide = endpoint({
  name: 'getSetupGuide',
  path: '/orgs/get-setup-guide',
  area,
  effect: 'reads',
  summary:
    'How far the guided first visit of a new organization has come; null for organizations without one. Owners only.',
  body: z.strictObject(inOrg),
  response: z.object({ guide: setupGuideSchema.nullable() }),
  errors: ['notFound', 'forbidden'],
})

export const updateSetupGuide = endpoint({
  name: 'updateSetupGuide',
  path: '/orgs/update-setup-guide',
  area,
  summary:
    'Skips a step of the guided first visit, takes it up again, hides the guide or shows it, for all owners. Owners only.',
  body: z.strictObject({
    ...inOrg,
    step: z.strictObject({ key: stepSchema, isSkipped: z.boolean() }).optional(),
    isHidden: z.boolean().optional(),
  }),
  response: z.object({ guide: setupGuideSchema }),
  errors: ['notFound', 'forbidden'],
})

/** Making an organization. In production the command line does it: `npm run org -- create`. [issue 14] */
import { emailSchema, titleSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What a new organization begins with. */
export const newOrgSchema = z.strictObject({
  title: titleSchema.min(1, 'A name is needed'),
  email: emailSchema(),
})

export const createOrg = endpoint({
  name: 'createOrg',
  path: '/orgs/create',
  area: 'organization',
  access: 'anonymous',
  summary:
    'Makes an organization whose owner is the given address, and sends it a link that signs in once. A second of the same title and owner is refused.',
  body: newOrgSchema,
  response: z.object({ ok: z.literal(true) }),
  errors: ['refused'],
  isDemoOnly: true,
})

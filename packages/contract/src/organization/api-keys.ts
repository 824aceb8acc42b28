/** Keys by which other programs call for an organization; owners only. [issue 16] */
import {
  apiKeyRoles,
  apiKeyScopes,
  apiKeyStates,
  MAX_API_KEY_DAYS,
  MAX_API_KEY_NAME,
} from '@orderwright/domain/access'
import { idSchema, timestampSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const area = 'api keys'
const inOrg = { orgId: idSchema, ...callerFields }

/** A key without its secret, which is shown once, when it is made. */
export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  scope: z.enum(apiKeyScopes),
  role: z.enum(apiKeyRoles),
  state: z.enum(apiKeyStates),
  lastFour: z.string().length(4),
  created: timestampSchema,
  createdBy: z.string(),
  expiresAt: timestampSchema.nullable(),
  lastUsedAt: timestampSchema.nullable(),
  revokedAt: timestampSchema.nullable(),
})
export type ApiKey = z.infer<typeof apiKeySchema>

export const getApiKeys = endpoint({
  name: 'getApiKeys',
  path: '/orgs/get-api-keys',
  area,
  effect: 'reads',
  takesApiKeys: false,
  summary: 'The API keys of the organization without their secrets, the newest first; owners only.',
  body: z.strictObject(inOrg),
  response: z.object({ apiKeys: z.array(apiKeySchema) }),
  errors: ['notFound', 'forbidden'],
})

export const createApiKey = endpoint({
  name: 'createApiKey',
  path: '/orgs/create-api-key',
  area,
  takesApiKeys: false,
  summary:
    'Makes an API key. Its secret is in this answer and never again: only a hash is stored. Owners only.',
  body: z.strictObject({
    ...inOrg,
    name: z.string().trim().min(1).max(MAX_API_KEY_NAME),
    scope: z.enum(apiKeyScopes).default('read'),
    role: z.enum(apiKeyRoles).default('member'),
    validDays: z.number().int().min(1).max(MAX_API_KEY_DAYS).nullable().default(null),
  }),
  response: z.object({ apiKey: apiKeySchema, secret: z.string() }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const revokeApiKey = endpoint({
  name: 'revokeApiKey',
  path: '/orgs/revoke-api-key',
  area,
  takesApiKeys: false,
  summary: 'Revokes an API key at once and for good; one that is revoked stays as it is. Owners only.',
  body: z.strictObject({ ...inOrg, apiKeyId: idSchema }),
  response: z.object({ apiKey: apiKeySchema }),
  errors: ['notFound', 'forbidden'],
})

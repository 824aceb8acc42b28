/** The integrations that an organization may use, and how one is connected. [2.2.66–2.2.68, 2.7.06] */
import { idSchema, timestampSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const integrationKeySchema = z.string().min(1).max(60)
/** Three parts of base64url: a JSON Web Token. */
const tokenSchema = z
  .string()
  .max(4000)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)

export const integrationSchema = z.object({
  key: integrationKeySchema,
  title: z.string(),
  /** where the connection is kept here: since when, and who made it; null otherwise */
  connection: z.object({ connectedAt: timestampSchema, connectedBy: z.string() }).nullable(),
})
export type Integration = z.infer<typeof integrationSchema>

/** How Manage connects an integration on this server. */
export const connectFlowSchema = z.discriminatedUnion('kind', [
  /** the flow of Paragon, for this project there */
  z.object({ kind: z.literal('paragon'), projectId: z.string() }),
  /** the embedded stand-in of demo mode */
  z.object({ kind: z.literal('embedded') }),
  /** it can not: these settings of the server are missing */
  z.object({ kind: z.literal('missing'), settings: z.array(z.string()) }),
])
export type ConnectFlowKind = z.infer<typeof connectFlowSchema>

export const getIntegrations = endpoint({
  name: 'getIntegrations',
  path: '/integrations/get-integrations',
  area: 'integrations',
  effect: 'reads',
  summary:
    'The integrations that are enabled for the organization, and how one is connected; owners only. [2.2.67]',
  body: z.strictObject({ orgId: idSchema, ...callerFields }),
  response: z.object({
    data: z.object({ integrations: z.array(integrationSchema), connectFlow: connectFlowSchema }),
  }),
  errors: ['notFound', 'forbidden'],
})

export const getParagonJwt = endpoint({
  name: 'getParagonJwt',
  path: '/integrations/get-paragon-jwt',
  area: 'integrations',
  effect: 'reads',
  takesApiKeys: false,
  summary: 'A token with which this owner connects integrations for one hour, signed RS256. [2.2.68, 2.7.06]',
  body: z.strictObject({ orgId: idSchema, ...callerFields }),
  response: z.object({ paragonJwt: tokenSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const setEmbeddedConnection = endpoint({
  name: 'setEmbeddedConnection',
  path: '/integrations/set-embedded-connection',
  area: 'integrations',
  takesApiKeys: false,
  summary: 'Connects or disconnects an integration, as the connect flow of a provider would.',
  isDemoOnly: true,
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    integrationKey: integrationKeySchema,
    /** of getParagonJwt, for this person at this organization */
    paragonJwt: tokenSchema,
    isConnected: z.boolean(),
  }),
  response: z.object({ data: z.object({ integration: integrationSchema }) }),
  errors: ['notFound', 'forbidden', 'refused'],
})

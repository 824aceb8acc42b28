/**
 * Signing in by an organization's own identity provider (OpenID Connect): its settings, for owners, and the two steps of signing in.
 * Decision 0203.
 */
import { MAX_OPENID_DOMAINS, MAX_OPENID_TITLE, openidDomainSchema } from '@orderwright/domain/access'
import { sessionSchema } from '@orderwright/domain/tenancy'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** A connection as owners see it: its secret is never given out. */
export const openidConnectionSchema = z.object({
  version: z.number().int().positive(),
  /** what the provider is called on the button */
  title: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** false: it was sealed by another secret of the server, and has to be entered again */
  hasSecret: z.boolean(),
  domains: z.array(z.string()),
  allowsNewMembers: z.boolean(),
  trustsEmails: z.boolean(),
  isRequired: z.boolean(),
  /** whether the caller has signed in by the provider as it is now */
  hasSignedIn: z.boolean(),
})
export type OpenidConnection = z.infer<typeof openidConnectionSchema>

const inOrg = { orgId: idSchema, ...callerFields }
const area = 'organization'

const present = z.object({
  connection: openidConnectionSchema.nullable(),
  /** where the provider has to send people back to */
  redirectUri: z.string(),
})

export const getOpenidConnection = endpoint({
  name: 'getOpenidConnection',
  path: '/openid/get-openid-connection',
  area,
  effect: 'reads',
  takesApiKeys: false,
  summary: 'How employees sign in by a provider of the organization; owners only. Without the secret.',
  body: z.strictObject(inOrg),
  response: present,
  errors: ['notFound', 'forbidden'],
})

export const saveOpenidConnection = endpoint({
  name: 'saveOpenidConnection',
  path: '/openid/save-openid-connection',
  area,
  takesApiKeys: false,
  summary:
    'Sets up or changes the connection to a provider. Members can be left no other way once the caller has signed in by it; another issuer or client ends that.',
  body: z.strictObject({
    ...inOrg,
    /** of the connection that was changed; 0: there was none */
    version: z.number().int().min(0),
    title: z.string().trim().min(1).max(MAX_OPENID_TITLE),
    issuer: z.string().trim().min(1).max(500),
    clientId: z.string().trim().min(1).max(300),
    /** without it the one that is stored stays */
    clientSecret: z.string().trim().min(1).max(1000).optional(),
    domains: z.array(openidDomainSchema).min(1).max(MAX_OPENID_DOMAINS),
    allowsNewMembers: z.boolean(),
    trustsEmails: z.boolean(),
    isRequired: z.boolean(),
  }),
  response: present,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

export const deleteOpenidConnection = endpoint({
  name: 'deleteOpenidConnection',
  path: '/openid/delete-openid-connection',
  area,
  takesApiKeys: false,
  summary:
    'Removes the connection, by which nobody signs in from then on; or (isDeleted false) brings it back within ten minutes.',
  body: z.strictObject({ ...inOrg, isDeleted: z.boolean().default(true) }),
  response: present,
  errors: ['notFound', 'forbidden'],
})

export const testOpenidConnection = endpoint({
  name: 'testOpenidConnection',
  path: '/openid/test-openid-connection',
  area,
  effect: 'reads',
  takesApiKeys: false,
  summary: 'Reads what a provider says of itself, and answers what is wrong with it.',
  body: z.strictObject({ ...inOrg, issuer: z.string().trim().min(1).max(500) }),
  response: z.object({
    /** a sentence; '': nothing is wrong */
    problem: z.string(),
  }),
  errors: ['notFound', 'forbidden'],
})

export const findOpenidConnection = endpoint({
  name: 'findOpenidConnection',
  path: '/api/session/find-openid-connection',
  area: 'session',
  effect: 'reads',
  summary:
    'Whether people with addresses of a domain can sign in by a provider. It says nothing of any single address.',
  access: 'anonymous',
  body: z.strictObject({ domain: openidDomainSchema }),
  response: z.object({ connection: z.object({ title: z.string() }).nullable() }),
})

export const beginOpenidSignIn = endpoint({
  name: 'beginOpenidSignIn',
  path: '/api/session/begin-openid-sign-in',
  area: 'session',
  summary:
    'Begins signing in by the provider of a domain: the address to which the browser goes. It is good once, for ten minutes and for this browser.',
  access: 'anonymous',
  body: z.strictObject({
    domain: openidDomainSchema,
    /** fills in the field of the provider */
    email: z.string().trim().max(320).optional(),
    /** where to go afterwards: a path of this app */
    goto: z.string().max(2000).optional(),
  }),
  response: z.object({ url: z.string() }),
  errors: ['refused'],
})

export const completeOpenidSignIn = endpoint({
  name: 'completeOpenidSignIn',
  path: '/api/session/complete-openid-sign-in',
  area: 'session',
  summary:
    "Signs this device in to the provider's organization, with what the provider sent the browser back with.",
  access: 'anonymous',
  body: z.strictObject({
    /** the query of the address to which the provider sent the browser */
    answer: z.string().min(1).max(8000),
  }),
  response: z.object({
    session: sessionSchema,
    /** a path of this app; null: none was asked for */
    goto: z.string().nullable(),
  }),
  errors: ['refused'],
})

/** All of them, by name. */
export const openidEndpoints = {
  findOpenidConnection,
  beginOpenidSignIn,
  completeOpenidSignIn,
  getOpenidConnection,
  saveOpenidConnection,
  deleteOpenidConnection,
  testOpenidConnection,
} as const

/**
 * Passkeys (WebAuthn): what a person has, adding one, and signing in with one. Options and answers of ceremonies have the shapes
 * and names of the standard's JSON, of which they hold what is needed. Decision 0199.
 */
import { MAX_PASSKEY_NAME, MAX_PASSKEYS, passkeyTransports } from '@orderwright/domain/access'
import { sessionSchema } from '@orderwright/domain/tenancy'
import { idSchema, timestampSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const area = 'session'

/** Of bytes, in base64url as the standard has it. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, 'base64url')

const publicKeyType = z.literal('public-key')

/** A passkey as its person sees it: nothing of it signs in. */
export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  created: timestampSchema,
  lastUsedAt: timestampSchema.nullable(),
  /** whether a password manager keeps it on several devices */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof passkeySchema>

const passkeyName = z.string().trim().min(1).max(MAX_PASSKEY_NAME)

export const getPasskeys = endpoint({
  name: 'getPasskeys',
  path: '/api/session/get-passkeys',
  area,
  effect: 'reads',
  takesApiKeys: false,
  summary: "The caller's passkeys, the newest first.",
  body: z.strictObject({}),
  response: z.object({ passkeys: z.array(passkeySchema).max(MAX_PASSKEYS) }),
})

/** What a browser is asked to make: `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(
    z.object({
      type: publicKeyType,
      id: z.string(),
      transports: z.array(z.enum(passkeyTransports)),
    }),
  ),
})
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>

export const beginPasskey = endpoint({
  name: 'beginPasskey',
  path: '/api/session/begin-passkey',
  area,
  takesApiKeys: false,
  summary:
    'Begins adding a passkey: what the browser is to make, within five minutes. At most 20 for a person.',
  body: z.strictObject({}),
  response: z.object({ creation: passkeyCreationSchema }),
  errors: ['refused'],
})

/** What the browser made: `RegistrationResponseJSON`. */
export const passkeyRegistrationSchema = z.strictObject({
  id: bytes(2048),
  response: z.strictObject({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(16_384),
    transports: z.array(z.enum(passkeyTransports)).max(10).default([]),
  }),
})
export type PasskeyRegistration = z.infer<typeof passkeyRegistrationSchema>

export const addPasskey = endpoint({
  name: 'addPasskey',
  path: '/api/session/add-passkey',
  area,
  takesApiKeys: false,
  summary: 'Keeps the passkey that the browser made. An e-mail tells the person.',
  body: z.strictObject({ name: passkeyName, registration: passkeyRegistrationSchema }),
  response: z.object({ passkey: passkeySchema }),
  errors: ['refused'],
})

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  path: '/api/session/rename-passkey',
  area,
  takesApiKeys: false,
  summary: "Gives one of the caller's passkeys another name.",
  body: z.strictObject({ passkeyId: idSchema, name: passkeyName }),
  response: z.object({ passkey: passkeySchema }),
  errors: ['notFound'],
})

export const deletePasskey = endpoint({
  name: 'deletePasskey',
  path: '/api/session/delete-passkey',
  area,
  takesApiKeys: false,
  summary:
    "Removes one of the caller's passkeys, which signs nobody in from then on; or (isDeleted false) brings it back within ten minutes.",
  body: z.strictObject({ passkeyId: idSchema, isDeleted: z.boolean().default(true) }),
  response: z.object({ passkey: passkeySchema }),
  errors: ['notFound', 'refused'],
})

/** What an authenticator is asked to sign: `PublicKeyCredentialRequestOptionsJSON`. It names no passkey, as nobody is known yet. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>

export const beginPasskeySignIn = endpoint({
  name: 'beginPasskeySignIn',
  path: '/api/session/begin-passkey-sign-in',
  area,
  summary:
    'Begins signing in with a passkey: what the authenticator is to sign, within five minutes and for this browser.',
  access: 'anonymous',
  body: z.strictObject({}),
  response: z.object({ request: passkeyRequestSchema }),
})

/** What the authenticator signed: `AuthenticationResponseJSON`. */
export const passkeyAssertionSchema = z.strictObject({
  id: bytes(2048),
  response: z.strictObject({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(4096),
    signature: bytes(2048),
    userHandle: bytes(256).nullable().default(null),
  }),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>

export const signInWithPasskey = endpoint({
  name: 'signInWithPasskey',
  path: '/api/session/sign-in-with-passkey',
  area,
  summary: 'Signs this device in with a passkey. An unknown one and a wrong signature are answered alike.',
  access: 'anonymous',
  body: z.strictObject({ assertion: passkeyAssertionSchema }),
  response: sessionSchema,
  errors: ['refused'],
})

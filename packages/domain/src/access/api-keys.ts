/**
 * Keys by which other programs call for an organization: what they may do, and until when they are good. How their secrets
 * look and are kept is the server's business. Decision 0127.
 */
import { type Timestamp, toDate } from '../units/timestamp.ts'

/** `read`: the calls that change nothing. */
export const apiKeyScopes = ['read', 'write'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** With whose rights a key acts: guests' programs would act as a guest, and guests are people. */
export const apiKeyRoles = ['member', 'owner'] as const
export type ApiKeyRole = (typeof apiKeyRoles)[number]

/**
 * `suspended`: whoever made it is disabled or has fewer rights than the key, and may know it still; it is good again when they
 * have them again.
 */
export const apiKeyStates = ['active', 'suspended', 'expired', 'revoked'] as const
export type ApiKeyState = (typeof apiKeyStates)[number]

/** How many keys of an organization can be good at the same time. */
export const MAX_API_KEYS = 50
export const MAX_API_KEY_NAME = 80
/** The longest time for which a key can be made, in days; without one it is good until it is revoked. */
export const MAX_API_KEY_DAYS = 3650

export interface ApiKeyLife {
  readonly revokedAt: Timestamp | null
  /** from this moment on it is good no more */
  readonly expiresAt: Timestamp | null
  /** disabled, or with fewer rights than the key has */
  readonly makerLostRights: boolean
}

/** How a key stands at `now`. What can not be undone is said first: revoked, then expired. */
export function apiKeyStateOf({ revokedAt, expiresAt, makerLostRights }: ApiKeyLife, now: Date): ApiKeyState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt !== null && toDate(expiresAt).getTime() <= now.getTime()) return 'expired'
  return makerLostRights ? 'suspended' : 'active'
}

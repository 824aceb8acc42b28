/** Who calls: an account on one device, an API key, or a browser that has opened share links. */
import type { ApiKeyScope } from '@orderwright/domain/access'
import type { User } from '@orderwright/domain/tenancy'

/** A signed-in person on one device, or an API key, which acts as a user of its own. */
export interface Person {
  /** the device's; null for an API key, which has none */
  readonly sessionId: number | null
  /** null for a person */
  readonly apiKey: ApiKeyCaller | null
  /** the organization whose identity provider began the session, which is good there alone; null: a code, a passkey or a link */
  readonly providerOrgId: number | null
  readonly user: User
}

/** What of an API key counts for its calls. It is good in its own organization alone. */
export interface ApiKeyCaller {
  readonly id: number
  readonly orgId: number
  readonly scope: ApiKeyScope
}

/** A browser that has opened share links: apart from any account that is signed in there. */
export interface Visitor {
  readonly visitorId: number
  /** as whom it acts where no invitation says otherwise */
  readonly userId: number
}

/** How long a device stays signed in, and a visitor keeps the opened links, in days. */
export const SESSION_DAYS = 30

/** Who calls: an account on one device, or a browser that has opened share links. */
import type { User } from '@orderwright/domain'

/** A signed-in person on one device. */
export interface Person {
  readonly sessionId: number
  readonly user: User
}

/** A browser that has opened share links: apart from any account that is signed in there. */
export interface Visitor {
  readonly visitorId: number
  /** as whom it acts where no invitation says otherwise */
  readonly userId: number
}

/** How long a device stays signed in, and a visitor keeps the opened links, in days. */
export const SESSION_DAYS = 30

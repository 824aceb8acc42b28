/** Who is in a group of guests. */
import type { Guest } from '@orderwright/contract'
import { adminMessages } from '@orderwright/domain/messages'
import type { UserGroup } from '@orderwright/domain/people'
import type { AdminData } from './admin-data.ts'

export interface Member {
  readonly userId: number
  readonly email: string
  /** null: taken off since; still in the group, to be removed */
  readonly guest: Guest | null
}

/** The members by address. */
export function membersOf({ userIds }: UserGroup, { guests }: Pick<AdminData, 'guests'>): readonly Member[] {
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  return userIds
    .map((userId) => {
      const guest = byId.get(userId) ?? null
      return { userId, email: guest?.email ?? adminMessages.formerGuest({ id: userId }), guest }
    })
    .toSorted((a, b) => a.email.localeCompare(b.email))
}

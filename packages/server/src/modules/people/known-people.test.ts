/** What people are called where their name is missing. */
import { memberMessages as words } from '@orderwright/domain/messages'
import { expect, test } from 'vitest'
import { inviterOf } from './known-people.ts'

test('[issue 14] an invitation is from a person, by their address where they have no name, or from nobody', () => {
  const from = (name: string) => inviterOf({ user: { name, email: 'ann@studio.example' } })
  const guest = (inviter: string) => words.guestOpening({ org: 'Studio', inviter })
  expect(guest(from('Ann Lee'))).toMatch(/^Ann Lee has invited you to Studio\./)
  expect(guest(from(''))).toMatch(/^ann@studio\.example has invited you to Studio\./)
  expect(guest(inviterOf(undefined))).toMatch(/^You are invited to Studio\./)
  expect(words.inviteOpening({ org: 'Studio', inviter: '', role: 'member' })).toBe(
    'You are now a member of Studio.',
  )
})

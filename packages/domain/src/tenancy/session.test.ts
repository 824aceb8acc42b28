import { describe, expect, it } from 'vitest'
import { testNow } from '../testing/builders.ts'
import { sessionSchema } from './schema.ts'
import { activeOrgOf } from './session.ts'

const org = (id: number) => ({
  id,
  title: `Organisation ${id}`,
  role: 'member',
  pricingIsHidden: 0,
  profile: {},
  settings: {},
})
const user = {
  id: 3,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Berg',
  name: 'Ada Berg',
  personalOrgId: null,
  created: testNow,
  lastUpdated: testNow,
}
const session = sessionSchema.parse({
  isLoggedIn: true,
  isDemo: false,
  user,
  orgs: [org(7), org(8), org(9)],
  activeOrgId: 8,
})

describe('a session', () => {
  it('[2.3.26] says whether somebody is signed in, who, in which organisations, and which one is active', () => {
    expect(session).toMatchObject({ isLoggedIn: true, user, orgs: [{ id: 7 }, { id: 8 }, { id: 9 }] })
    expect(activeOrgOf(session)?.id).toBe(8)
  })

  it('[1.1.10] has a role in each organisation: owner, member or guest, and no other', () => {
    const orgs = [
      { ...org(7), role: 'owner' },
      { ...org(8), role: 'member' },
      { ...org(9), role: 'guest' },
    ]
    expect(sessionSchema.parse({ ...session, orgs }).orgs.map(({ role }) => role)).toEqual([
      'owner',
      'member',
      'guest',
    ])
    expect(sessionSchema.safeParse({ ...session, orgs: [{ ...org(7), role: 'boss' }] }).success).toBe(false)
  })

  it('[2.3.26] the active organisation is the one asked for, if it is theirs', () => {
    expect(activeOrgOf(session, [null, 9])?.id).toBe(9)
    expect(activeOrgOf(session, [666])?.id).toBe(8)
    expect(activeOrgOf({ ...session, activeOrgId: null }, [666])?.id).toBe(7)
    expect(activeOrgOf({ orgs: [], activeOrgId: null }, [7])).toBeNull()
  })
})

/** Whatever is done with keys in whatever order: a key is accepted exactly while it is neither revoked nor expired. [issue 16] */
import { fc } from '@fast-check/vitest'
import { createApiKey, getMembers, revokeApiKey } from '@orderwright/contract'
import { checkAsyncLaw } from '@orderwright/domain/testing/check-law'
import { expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const ownerId = demoUserId(maisonLumen, 'owner')
const DAY_MS = 86_400_000
const start = Date.parse('2027-03-01T00:00:00Z')
let clock = new Date(start)
const inUse = useTestApp({ now: () => clock })

type Step =
  | { readonly do: 'make'; readonly validDays: number | null }
  | { readonly do: 'use' | 'revoke'; readonly which: number }
  | { readonly do: 'wait'; readonly days: number }

const which = fc.nat(4)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('make' as const), validDays: fc.option(fc.integer({ min: 1, max: 3 })) }),
  fc.record({ do: fc.constant('use' as const), which }),
  fc.record({ do: fc.constant('revoke' as const), which }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 2 }) }),
)

/** What is known of a key without asking anybody. */
interface Known {
  readonly id: number
  readonly secret: string
  readonly endsDay: number
  isRevoked: boolean
}

test('[issue 16] a key is accepted exactly while it is neither revoked nor expired', async () => {
  let names = 0
  await checkAsyncLaw(
    { accepted: 50, revoked: 20, expired: 15 },
    fc.array(step, { minLength: 8, maxLength: 16 }),
    async (cover, steps) => {
      let day = 0
      clock = new Date(start)
      const keys: Known[] = []
      const check = async (key: Known) => {
        const isGood = !key.isRevoked && day < key.endsDay
        cover(isGood ? 'accepted' : key.isRevoked ? 'revoked' : 'expired')
        const { status } = await inUse.app.withKey(key.secret).call(getMembers, { orgId })
        expect([key, day, status]).toEqual([key, day, isGood ? 200 : 401])
      }
      for (const one of [{ do: 'make', validDays: 2 } as const, ...steps]) {
        // Devices are signed out after a month.
        const owner = await inUse.app.as(ownerId)
        if (one.do === 'make') {
          names += 1
          const wanted = { orgId, name: `Key ${names}`, validDays: one.validDays }
          const { data } = await owner.call(createApiKey, wanted)
          const endsDay = one.validDays === null ? Number.POSITIVE_INFINITY : day + one.validDays
          keys.push({ id: data.apiKey.id, secret: data.secret, endsDay, isRevoked: false })
        } else if (one.do === 'wait') {
          day += one.days
          clock = new Date(start + day * DAY_MS)
        } else {
          const key = keys[one.which % keys.length]
          if (!key) continue
          if (one.do === 'use') await check(key)
          else {
            expect((await owner.call(revokeApiKey, { orgId, apiKeyId: key.id })).status).toBe(200)
            key.isRevoked = true
          }
        }
      }
      for (const key of keys) await check(key)
      // There is room for fifty.
      await inUse.database.owner.db.deleteFrom('apiKeys').where('orgId', '=', orgId).execute()
    },
    { numRuns: 25 },
  )
})

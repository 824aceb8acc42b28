import { expect, test } from 'vitest'
import { aPricingRule, at, fixed } from '../testing/builders.ts'
import { timestamp } from '../units/timestamp.ts'
import { addPricingVersion } from './versions.ts'

const now = timestamp('2026-12-31 23:59:59')

test('[2.9.27] a new version has the highest numeric key + 1, begins on the next day at 00:00 UTC, and is empty', () => {
  const version = { created: at('2026-01-01'), expressions: [fixed(1)] }
  const { versions } = aPricingRule({ versions: { '9': version, '10': version, '2': version } })
  const added = addPricingVersion(versions, now)
  expect(added.key).toBe('11')
  expect(added.versions).toEqual({ ...versions, '11': { created: '2027-01-01 00:00:00', expressions: [] } })
})

test('[2.9.27] the first version of a rule has the key 1', () => {
  expect(addPricingVersion({}, now)).toEqual({
    key: '1',
    versions: { '1': { created: '2027-01-01 00:00:00', expressions: [] } },
  })
})

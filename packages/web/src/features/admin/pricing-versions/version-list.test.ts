import { productPricingRuleSchema } from '@orderwright/domain/catalog'
import { timestamp } from '@orderwright/domain/units'
import { expect, test } from 'vitest'
import { listVersions } from './version-list.ts'

test('[2.2.96] versions are listed by their effective date, the newest first, and say which is in force', () => {
  const expressions = [{ type: 'fixed', props: { value: 1 } }]
  const rule = productPricingRuleSchema.parse({
    id: 1,
    orgId: 1,
    version: 1,
    created: '2026-01-01 00:00:00',
    lastUpdated: '2026-01-01 00:00:00',
    deletedAt: null,
    title: 'Doors',
    versions: {
      1: { created: '2026-01-01 00:00:00', expressions },
      2: { created: '2027-01-01 00:00:00', expressions: [] },
      3: { created: '2026-05-01 00:00:00', expressions: [] },
      10: { created: '2026-05-01 00:00:00', expressions: [] },
    },
  })
  const titles = listVersions(rule, timestamp('2026-06-15 12:00:00')).map(({ title }) => title)
  expect(titles).toEqual([
    'Version 2, from 1/1/2027 00:00 UTC, to come',
    'Version 10, from 5/1/2026 00:00 UTC',
    'Version 3, from 5/1/2026 00:00 UTC',
    'Version 1, from 1/1/2026 00:00 UTC, in force today',
  ])
})

/** A submitted order keeps its prices, whatever is published afterwards. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../../configuration/evaluate.ts'
import { planTransition } from '../../lifecycle/plan-transition.ts'
import { shopProfile } from '../../testing/lifecycle-fixtures.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOrder,
  aPricingRule,
  aProduct,
  at,
  fixed,
} from '../../testing/builders.ts'
import { toTimestamp } from '../../units/timestamp.ts'

/** A day of the years around, by number. */
const day = (number: number) => toTimestamp(new Date(Date.UTC(2024, 0, 1 + number)))
type Version = readonly [created: number, value: number]

const ruleOf = (id: number, versions: readonly Version[]) =>
  aPricingRule({
    id,
    versions: Object.fromEntries(
      versions.map(([created, value], index) => [
        String(index + 1),
        { created: day(created), expressions: [fixed(value)] },
      ]),
    ),
  })

function contextOf(versions: readonly (readonly Version[])[], now: number) {
  return aContext(
    {
      products: versions.map((_, index) => aProduct({ id: index + 1, productPricingRuleId: index + 1 })),
      productPricingRules: versions.map((of, index) => ruleOf(index + 1, of)),
    },
    { now: day(now) },
  )
}

const aVersion = fc.tuple(fc.nat({ max: 700 }), fc.integer({ min: 1, max: 900_000 }))
const histories = fc.array(fc.uniqueArray(aVersion, { maxLength: 5, selector: ([created]) => created }), {
  minLength: 1,
  maxLength: 4,
})

describe('a submitted order', () => {
  it('[1.2.88] is pinned to the moment of its submission, or to the date that an employee had set', () => {
    const submit = (effectivePricingDate: string | null) =>
      planTransition(
        anOrder({ effectivePricingDate: effectivePricingDate && at(effectivePricingDate) }),
        { kind: 'submit' },
        shopProfile,
        at('2026-11-21'),
      )
    expect(submit(null)).toMatchObject({ patch: { effectivePricingDate: at('2026-11-21') } })
    expect(submit('2025-05-05')).toMatchObject({ patch: { effectivePricingDate: at('2025-05-05') } })
  })

  test.prop([
    histories,
    fc.array(fc.tuple(fc.nat({ max: 3 }), aVersion), { maxLength: 10 }),
    fc.nat({ max: 700 }),
  ])(
    'costs what it cost, to the cent and line by line, whatever versions are published later',
    (published, later, pinned) => {
      const items = published.map((_, index) =>
        anItem({ id: index + 1, productId: index + 1, quantity: index + 1 }),
      )
      const document = aDocument(items, { effectivePricingDate: day(pinned), taxPercentage: 8.875 })
      const before = evaluateOrder(contextOf(published, pinned), document)
      const grown = published.map((versions, index) => [
        ...versions,
        // Later is a day after the pinned one at least.
        ...later
          .filter(([rule]) => rule === index)
          .map(([, [created, value]]): Version => [pinned + 1 + created, value]),
      ])
      const after = evaluateOrder(contextOf(grown, pinned + 2000), document)
      const figures = (of: typeof before) => [
        of.subtotal,
        of.costs,
        of.items.map(({ lineTotal }) => lineTotal),
      ]
      expect(figures(after)).toEqual(figures(before))
      // Slow and obvious: the newest version that stood on that day, by going through all of them.
      after.items.forEach(({ item, lineTotal }, index) => {
        let newest: Version | null = null
        for (const version of grown[index] ?? []) {
          if (version[0] <= pinned && (newest === null || version[0] > newest[0])) newest = version
        }
        expect(lineTotal).toBe(newest === null ? null : newest[1] * item.quantity)
      })
    },
  )
})

import { describe, expect, it } from 'vitest'
import {
  aContext,
  aDocument,
  aPlate,
  aPlateCatalog,
  aPricingRule,
  fixed,
  priceOf,
} from '../testing/builders.ts'
import { pathStops } from './path-words.ts'
import { priceItem } from './price-item.ts'

describe('where a price could not be worked out', () => {
  it('a cycle is told with every rule on its way', () => {
    const context = aContext({
      ...aPlateCatalog(),
      productPricingRules: [
        aPricingRule({ id: 100, title: 'Plate', expressions: [fixed(5000), priceOf(2)] }),
        aPricingRule({ id: 101, title: 'Included', expressions: [fixed(0)] }),
        aPricingRule({
          id: 102,
          title: 'Finish',
          expressions: [{ type: 'group', props: { expressions: [fixed(1), priceOf(2)] }, operator: '+' }],
        }),
      ],
    })
    const document = aDocument([aPlate()])
    const price = priceItem(context, document, aPlate())
    if (price.ok) throw new Error('a cycle has no price')
    expect(price.error).toMatchObject({ code: 'cycle', message: 'Finish uses its own price.' })
    expect(pathStops(context.catalog, price.error.path)).toEqual([
      { rule: 'Plate', place: '2' },
      { rule: 'Finish', place: '1.2' },
      { rule: 'Finish', place: '' },
    ])
  })

  it('keeps the number of a rule that the catalog lost, and reads nothing as nothing', () => {
    const { catalog } = aContext(aPlateCatalog())
    expect(pathStops(catalog, 'rule 999')).toEqual([{ rule: 'Rule 999', place: '' }])
    expect(pathStops(catalog, '')).toEqual([])
  })
})

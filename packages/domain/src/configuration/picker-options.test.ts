/** Which options a picker offers: by conditions, by publish level, archived and disabled ones. */
import { describe, expect, it } from 'vitest'
import {
  aContext,
  aDocument,
  anOption,
  aPlate,
  aPlateCatalog,
  aProductWith,
  aProperty,
} from '../testing/builders.ts'
import { allowedOptions } from './allowed-options.ts'

describe('the options of a picker', () => {
  const titles = (states: ReturnType<typeof allowedOptions>) =>
    states.filter(({ allowed }) => allowed).map(({ option }) => option.title)

  it('[1.5.29] drop an option unless its condition holds', () => {
    const base = aPlateCatalog()
    const productOptions = base.productOptions.map((option) =>
      option.id === 22
        ? {
            ...option,
            availability: [
              { productPropertyId: 1, dataKey: 'mechanismCount', operator: '>' as const, value: 1 },
            ],
          }
        : { ...option, data: { mechanismCount: option.id === 12 ? 4 : 1 } },
    )
    const context = aContext({ ...base, productOptions })
    expect(titles(allowedOptions(context, aDocument([aPlate()]), 501, 2))).toEqual(['Bronze'])
    const large = aDocument([aPlate({ properties: { '1': { optionId: 12 } } })])
    expect(titles(allowedOptions(context, large, 501, 2))).toEqual(['Bronze', 'White'])
  })

  it.each([
    ['owner', ['Everybody', 'Members', 'Owners']],
    ['member', ['Everybody', 'Members']],
    ['guest', ['Everybody']],
  ] as const)('[1.6.14, 1.6.15] show %s the options of their publish level', (role, expected) => {
    const property = aProperty({ id: 1 })
    const levels = [
      ['Everybody', 'all'],
      ['Members', 'internal'],
      ['Owners', 'admin'],
    ] as const
    const context = aContext(
      {
        products: [aProductWith([property], { id: 1 })],
        productProperties: [property],
        productOptions: levels.map(([title, publishLevel], index) =>
          anOption({ id: 11 + index, title, publishLevel, productPropertyId: 1, rank: index }),
        ),
      },
      { viewer: { role, pricingIsHidden: false } },
    )
    expect(titles(allowedOptions(context, aDocument([aPlate({ properties: {} })]), 501, 1))).toEqual(expected)
  })

  it('leave out archived and disabled options, unless archived ones are chosen on this order', () => {
    const base = aPlateCatalog()
    const productOptions = base.productOptions.map((option) =>
      option.id === 22 ? { ...option, archived: 1 as const } : option,
    )
    const products = [aProductWith(base.productProperties, { id: 1 }, [32])]
    const context = aContext({ ...base, products, productOptions })
    const plain = aDocument([aPlate()])
    expect(titles(allowedOptions(context, plain, 501, 2))).toEqual(['Bronze'])
    expect(titles(allowedOptions(context, plain, 501, 3))).toEqual(['Torx'])
    const used = aDocument([aPlate(), aPlate({ id: 502, properties: { '2': { optionId: 22 } } })])
    expect(titles(allowedOptions(context, used, 501, 2))).toEqual(['Bronze', 'White'])
  })
})

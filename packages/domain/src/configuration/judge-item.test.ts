/** When an item is valid: its choices, its title, its engraved texts. */
import { describe, expect, it } from 'vitest'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import {
  aContext,
  aDocument,
  anItem,
  aPlate,
  aPlateCatalog,
  aProductWith,
  aProfile,
  aProperty,
  aRule,
} from '../testing/builders.ts'
import { planSelection } from '../repairs/plan-selection.ts'
import { evaluateItem } from './evaluate.ts'

describe('an item', () => {
  it('[1.5.28] is invalid if the chosen option is not among the allowed options, and says why', () => {
    const context = aContext({ ...aPlateCatalog(), productRules: [aRule({ fromIds: [21], toIds: [31] })] })
    const item = aPlate()
    const evaluation = evaluateItem(context, aDocument([item]), item)
    expect(evaluation.isValid).toBe(false)
    expect(evaluation.properties.get(3)).toMatchObject({
      isValid: false,
      reason: { code: 'incompatible', message: 'Torx can not be combined with Bronze (Finish).' },
    })
    expect(evaluation.problems.map(({ propertyId }) => propertyId)).toEqual([2, 3])
  })

  it('is invalid while something required is not chosen', () => {
    const item = aPlate({ properties: { '1': { optionId: 11 }, '2': { optionId: 21 } } })
    const evaluation = evaluateItem(aContext(aPlateCatalog()), aDocument([item]), item)
    expect(evaluation.problems).toMatchObject([{ code: 'choiceMissing', propertyId: 3 }])
  })

  it('[1.5.15] needs a title where its product says so', () => {
    const base = aPlateCatalog()
    const products = base.products.map((product) => ({ ...product, instanceTitleIsRequired: 1 as const }))
    const item = aPlate({ title: '' })
    const evaluation = evaluateItem(aContext({ ...base, products }), aDocument([item]), item)
    expect(evaluation.problems).toMatchObject([{ message: 'This item must have an identifier/description.' }])
  })

  it('[1.2.76] with a property that has no options at all is not invalid for it', () => {
    const bare = aProperty({ id: 9 })
    const context = aContext({ products: [aProductWith([bare], { id: 1 })], productProperties: [bare] })
    const item = anItem()
    expect(evaluateItem(context, aDocument([item]), item).isValid).toBe(true)
  })

  it('keeps custom engravings once they are enabled', () => {
    const text = aProperty({ id: 9, type: 'text', isArray: 1 })
    const context = aContext({ products: [aProductWith([text], { id: 1 })], productProperties: [text] })
    const custom = aDocument([anItem({ id: 501, properties: { '9': { customEngravings: true } } })])
    const plan = planSelection(context, custom, { itemId: 501, propertyId: 9, selection: { engravings: [] } })
    expect(plan.ok && plan.document.items[0]?.properties['9']).toEqual({
      engravings: [],
      customEngravings: true,
    })
  })
})

describe('engraving limits', () => {
  const engraving = aProperty({ id: 2, title: 'Engravings', type: 'text', isArray: 1, isRequired: 0 })
  const product = aProductWith([engraving], {
    id: 1,
    drawing: {
      family: 'keypad-plate',
      constants: { width: 82, height: 82, layoutString: 'P' },
      bindings: { engravings: { productPropertyId: 2, source: 'engravings' } },
    },
  })
  /** Every character is ten millimetres wide. */
  const measurer: TextMeasurer = {
    isExact: true,
    measure: (text) => ({ advanceMm: text.length * 10, inkLeft: 0, inkRight: 0, isExact: true, missing: [] }),
  }
  function isValid(text: string, given: { limits?: boolean; custom?: boolean; measured?: boolean } = {}) {
    const context = aContext(
      { products: [product], productProperties: [engraving] },
      {
        profile: aProfile({ roles: { engraving: [2] }, engraving: { limits: given.limits ?? true } }),
        ...(given.measured === false ? {} : { measurer }),
      },
    )
    const selection = {
      engravings: [{ '0': { above: [{ text }] } }],
      ...(given.custom ? { customEngravings: true } : {}),
    }
    const item = anItem({ properties: { '2': selection } })
    return evaluateItem(context, aDocument([item]), item).isValid
  }

  it('[1.5.30, 1.5.35] make an item invalid when half a text is wider than its place', () => {
    // 41 mm to the edge less 2: 7 characters are 35 mm to each side, 8 are 40.
    expect(isValid('SEVENTH')).toBe(true)
    expect(isValid('EIGHTHS!')).toBe(false)
  })

  it('hold only where the profile wants them, real glyphs measure, and nothing custom was agreed', () => {
    expect(isValid('EIGHTHS!', { limits: false })).toBe(true)
    expect(isValid('EIGHTHS!', { measured: false })).toBe(true)
    expect(isValid('EIGHTHS!', { custom: true })).toBe(true)
  })
})

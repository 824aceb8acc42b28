/** What changes of choices come to: the whole next order with its patches, or the whole refusal; and what is wrong with a line. */
import type { EvaluationContext } from '../item-drawings/types.ts'
import { describe, expect, it } from 'vitest'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aPlate,
  aPlateCatalog,
  aProductWith,
  aProperty,
  aRule,
} from '../testing/builders.ts'
import { applySelections } from '../configuration/changes/apply-changes.ts'
import { evaluateItem, evaluateOrder } from '../configuration/evaluate.ts'
import { planChanges } from './plan-selection.ts'
import type { Selection, Selections, SelectionChange } from '../orders/selections.ts'
import { tryChanges } from '../configuration/changes/try-changes.ts'

const trim = aProperty({ id: 4, title: 'Trim', isOrderLevel: 1 })
const width = aProperty({ id: 5, title: 'Width', type: 'dimensions', isRequired: 0 })
const base = aPlateCatalog()
const records = {
  ...base,
  products: [aProductWith([...base.productProperties, trim, width], { id: 1, productPricingRuleId: 100 })],
  productProperties: [...base.productProperties, trim, width],
  productOptions: [
    ...base.productOptions,
    anOption({ id: 41, title: 'Gold', productPropertyId: 4 }),
    anOption({ id: 42, title: 'Steel', productPropertyId: 4, rank: 2 }),
  ],
}
/** Steel hides the width, and bronze does not go with slot. */
const context = aContext({
  ...records,
  productRules: [
    aRule({ id: 1, fromIds: [42], toResourceKey: 'productProperty', toIds: [5] }),
    aRule({ id: 2, fromIds: [21], toIds: [32] }),
  ],
})

const small: Selections = { '1': { optionId: 11 }, '2': { optionId: 21 } }
const hall = aPlate({ properties: { ...small, '5': { value: 120 } } })
const door = aPlate({ id: 502, rank: 2, title: 'Door', properties: small })
const document = aDocument([hall, door], { id: 9, properties: { '4': { optionId: 41 } } })

const change = (itemId: number | null, propertyId: number, selection: Selection | null): SelectionChange => ({
  itemId,
  propertyId,
  selection,
})
const planned = (...changes: SelectionChange[]) => {
  const plan = planChanges(context, document, changes)
  if (!plan.ok) return [plan.code, plan.message]
  const { order, items } = plan.document
  return { patches: plan.patches, order: order.properties, items: items.map(({ properties }) => properties) }
}

describe('changes come to', () => {
  const before = { order: { '4': { optionId: 41 } }, items: [hall.properties, door.properties] }

  it('the choice on its line, everything else as it was', () => {
    expect(planned(change(502, 1, { optionId: 12 }))).toEqual({
      ...before,
      patches: [{ resource: 'productInstance', id: 502, props: { properties: { '1': { optionId: 12 } } } }],
      items: [hall.properties, { ...small, '1': { optionId: 12 } }],
    })
  })

  it('a choice taken away', () => {
    expect(planned(change(501, 5, null))).toEqual({
      ...before,
      patches: [{ resource: 'productInstance', id: 501, props: { properties: { '5': null } } }],
      items: [small, small],
    })
  })

  it('choices on several lines and on the order, each in a patch of its own', () => {
    expect(
      planned(
        change(502, 1, { optionId: 12 }),
        change(501, 2, { optionId: 22 }),
        change(502, 3, { optionId: 31 }),
        change(null, 4, { optionId: 41 }),
      ),
    ).toEqual({
      order: { '4': { optionId: 41 } },
      patches: [
        { resource: 'productOrder', id: 9, props: { properties: { '4': { optionId: 41 } } } },
        {
          resource: 'productInstance',
          id: 502,
          props: { properties: { '1': { optionId: 12 }, '3': { optionId: 31 } } },
        },
        { resource: 'productInstance', id: 501, props: { properties: { '2': { optionId: 22 } } } },
      ],
      items: [
        { ...hall.properties, '2': { optionId: 22 } },
        { '1': { optionId: 12 }, '2': { optionId: 21 }, '3': { optionId: 31 } },
      ],
    })
  })

  it('the last of several choices on one property', () => {
    expect(planned(change(502, 1, null), change(502, 1, { optionId: 12 }))).toMatchObject({
      items: [hall.properties, { ...small, '1': { optionId: 12 } }],
    })
  })

  it('a choice of the order, with what it hides taken away on every line', () => {
    expect(planned(change(null, 4, { optionId: 42 }))).toEqual({
      order: { '4': { optionId: 42 } },
      patches: [
        { resource: 'productOrder', id: 9, props: { properties: { '4': { optionId: 42 } } } },
        { resource: 'productInstance', id: 501, props: { properties: { '5': null } } },
      ],
      items: [small, small],
    })
  })

  it('a length as it is stored', () => {
    expect(planned(change(502, 5, { value: '9cm' }))).toMatchObject({
      patches: [{ id: 502, props: { properties: { '5': { value: 90 } } } }],
    })
  })
})

describe('changes are refused', () => {
  const refused = (...changes: SelectionChange[]) => {
    const plan = tryChanges(context, document, changes)
    return plan.ok ? plan.patches : plan
  }
  const no = { ok: false, reasons: [] }
  const unknownProperty = {
    ...no,
    code: 'propertyUnknown',
    message: 'This property does not belong to this product.',
  }
  const unknownOption = {
    ...no,
    code: 'optionUnknown',
    message: 'This option does not belong to this property.',
  }
  const unreadable = {
    ...no,
    code: 'valueUnreadable',
    message: '“wide” is not a length. Write it like 92.1, 9cm, 3 5/8" or 1\' 2".',
  }
  const fine = change(501, 1, { optionId: 12 })

  it.each<[string, SelectionChange, object]>([
    [
      'on a line that is gone',
      change(999, 1, { optionId: 11 }),
      { ...no, code: 'itemUnknown', message: 'This item is not there any more.' },
    ],
    ['of an unknown property', change(501, 77, { optionId: 11 }), unknownProperty],
    ['of a property of the order on a line', change(501, 4, { optionId: 41 }), unknownProperty],
    ['of a property of a line on the order', change(null, 1, { optionId: 11 }), unknownProperty],
    ['with an option of another property', change(501, 1, { optionId: 21 }), unknownOption],
    ['with an unknown option', change(501, 1, { optionId: 99 }), unknownOption],
    ['with what is no length', change(501, 5, { value: 'wide' }), unreadable],
  ])('%s, alone and beside another', (_, wrong, expected) => {
    expect(refused(wrong)).toEqual(expected)
    expect(refused(fine, wrong)).toEqual(expected)
  })

  it('with an option that the rules take away', () => {
    const message = 'Slot can not be combined with Bronze (Finish).'
    const expected = {
      ok: false,
      code: 'optionNotAllowed',
      message,
      reasons: [{ code: 'incompatible', message, ruleId: 2, withPropertyId: 2, withOptionId: 21 }],
    }
    expect(refused(change(501, 3, { optionId: 32 }))).toEqual(expected)
    expect(refused(fine, change(501, 3, { optionId: 32 }))).toEqual(expected)
    // Together with what makes room for it, it is accepted.
    expect(refused(change(501, 2, { optionId: 22 }), change(501, 3, { optionId: 32 }))).toMatchObject([
      { id: 501, props: { properties: { '2': { optionId: 22 }, '3': { optionId: 32 } } } },
    ])
  })

  it('on a property that is hidden then', () => {
    const message = 'Width does not apply to the other choices.'
    expect(refused(change(null, 4, { optionId: 42 }), change(501, 5, { value: 90 }))).toEqual({
      ok: false,
      code: 'propertyHidden',
      message,
      reasons: [{ code: 'hidden', message }],
    })
  })

  it('[1.5.26, 1.5.27] where they leave a property without options, on a line or through the order', () => {
    const emptying = aContext({
      ...records,
      productRules: [
        aRule({ id: 1, type: 'compatible', fromIds: [21], toIds: [31], toProductPropertyId: 3 }),
        aRule({ id: 2, fromIds: [12], toIds: [31] }),
        aRule({ id: 3, fromIds: [42], toIds: [31] }),
      ],
    })
    const expected = (more: object) => ({
      ok: false,
      code: 'optionLeavesNoOptions',
      message:
        'Oops selecting this option means Screws will not have any options. Please select another option or update your other options.',
      reasons: [
        {
          code: 'leavesNoOptions',
          message: 'Screws would have no options left.',
          emptiedPropertyId: 3,
          ...more,
        },
      ],
    })
    const large = change(501, 1, { optionId: 12 })
    expect(tryChanges(emptying, document, [large])).toEqual(expected({ emptiedItemId: 501 }))
    expect(tryChanges(emptying, document, [change(null, 4, { optionId: 42 })])).toEqual(
      expected({ emptiedItemId: 501 }),
    )
  })
})

describe('choices that are taken over as they are', () => {
  it('stand whatever is against them, and leave unknown lines out', () => {
    const next = applySelections(document, [
      change(501, 3, { optionId: 32 }),
      change(501, 5, null),
      change(null, 4, null),
      change(null, 7, { value: 'x' }),
      change(999, 1, { optionId: 11 }),
    ])
    expect(next.order.properties).toEqual({ '7': { value: 'x' } })
    expect(next.items.map(({ properties }) => properties)).toEqual([
      { ...small, '3': { optionId: 32 } },
      small,
    ])
    expect(next.items[1]).toBe(document.items[1])
    expect(document.items[0]?.properties).toEqual({ ...small, '5': { value: 120 } })
  })

  it('are the same order where there is nothing to take over', () => {
    const next = applySelections(document, [])
    expect([next.order === document.order, next.items === document.items]).toEqual([true, true])
    const ofItem = applySelections(document, [change(501, 5, null)])
    expect([ofItem.order === document.order, ofItem.items === document.items]).toEqual([true, false])
  })
})

describe('a line', () => {
  const titled = {
    ...records,
    products: [aProductWith(base.productProperties, { id: 1, instanceTitleIsRequired: 1 })],
  }
  const complete: Selections = { ...small, '3': { optionId: 31 } }
  const judged = (
    given: Parameters<typeof anItem>[0],
    more: Partial<EvaluationContext> = {},
    catalog: Parameters<typeof aContext>[0] = titled,
  ) => {
    const item = anItem({ title: 'Hall', properties: complete, ...given })
    const { isValid, problems } = evaluateItem(aContext(catalog, more), aDocument([item]), item)
    return [isValid, problems]
  }
  const noTitle = { code: 'itemTitleRequired', message: 'This item must have an identifier/description.' }

  it('[1.5.15, 1.5.28] is valid, or says everything that is wrong with it', () => {
    expect(judged({})).toEqual([true, []])
    expect(judged({ title: ' ' })).toEqual([false, [noTitle]])
    expect(judged({ title: ' ', properties: { '2': { optionId: 21 } } })).toEqual([
      false,
      [
        noTitle,
        { code: 'choiceMissing', message: 'Size is not chosen yet.', propertyId: 1 },
        { code: 'choiceMissing', message: 'Screws is not chosen yet.', propertyId: 3 },
      ],
    ])
    expect(judged({ title: '' }, {}, records)).toEqual([true, []])
  })

  it('[1.3.13] of a product of its own is valid; one of a product that is gone is not', () => {
    expect(judged({ productId: -1, title: '' })).toEqual([true, []])
    expect(judged({ productId: 99 })).toEqual([
      false,
      [{ code: 'productUnknown', message: 'This product is no longer part of the catalog.' }],
    ])
  })

  it('says what further checks say, unless it is said already', () => {
    const problem = { code: 'layout', message: 'Too small.' } as const
    const itemChecks = [() => [problem], () => [], () => [{ ...problem, message: 'Too red.' }]]
    expect(judged({}, { itemChecks })).toEqual([false, [problem, { code: 'layout', message: 'Too red.' }]])
    expect(judged({ title: '' }, { itemChecks: [() => [{ ...noTitle, code: 'layout' }]] })).toEqual([
      false,
      [noTitle],
    ])
  })
})

describe('an order judged', () => {
  it('counts its priced lines, and is valid where all lines and its own choices are', () => {
    const whole: Selections = { ...small, '3': { optionId: 31 } }
    const judged = (properties: Selections, order: Selections, quantity = 2) => {
      const lines = [aPlate({ properties: whole, quantity }), aPlate({ id: 502, properties })]
      const { isValid, isPriced, subtotal, items } = evaluateOrder(
        context,
        aDocument(lines, { properties: order }),
      )
      return [isValid, isPriced, subtotal, items.map(({ lineTotal }) => lineTotal)]
    }
    // 50.00 and 15.00 for bronze; a large one 15.00 more.
    expect(judged(whole, { '4': { optionId: 41 } })).toEqual([true, true, 19_500, [13_000, 6500]])
    expect(judged({ ...whole, '1': { optionId: 12 } }, { '4': { optionId: 41 } })).toEqual([
      true,
      true,
      21_000,
      [13_000, 8000],
    ])
    expect(judged({ '3': { optionId: 31 } }, { '4': { optionId: 41 } })).toEqual([
      false,
      false,
      13_000,
      [13_000, null],
    ])
    expect(judged(whole, {})).toEqual([false, true, 19_500, [13_000, 6500]])
  })
})

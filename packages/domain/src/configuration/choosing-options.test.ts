/** Choosing an option: what it changes, what it is refused for, and what a refusal blames. */
import { describe, expect, it } from 'vitest'
import type { CatalogRecords } from '../catalog/compile.ts'
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
import { allowedOptions } from './allowed-options.ts'
import { evaluateItem } from './evaluate.ts'
import { planChanges, planSelection } from '../repairs/plan-selection.ts'

function plates(more: Partial<CatalogRecords> = {}) {
  return aContext({ ...aPlateCatalog(), ...more })
}

/** Bronze leaves only Torx; Large takes Torx away: together nothing is left. */
const squeeze = [
  aRule({ id: 1, type: 'compatible', fromIds: [21], toIds: [31], toProductPropertyId: 3 }),
  aRule({ id: 2, type: 'incompatible', fromIds: [12], toIds: [31] }),
]
const document = aDocument([aPlate({ properties: { '1': { optionId: 11 }, '2': { optionId: 21 } } })])
const chooseLarge = { itemId: 501, propertyId: 1, selection: { optionId: 12 } }

describe('choosing an option', () => {
  it('changes only what was chosen, as a patch of one property', () => {
    const plan = planSelection(plates(), document, chooseLarge)
    expect(plan).toMatchObject({
      ok: true,
      patches: [{ resource: 'productInstance', id: 501, props: { properties: { '1': { optionId: 12 } } } }],
    })
    expect(plan.ok && plan.document.items[0]?.properties).toEqual({
      '1': { optionId: 12 },
      '2': { optionId: 21 },
    })
  })

  it('[1.5.26] is rejected when it leaves another property without options, in these words', () => {
    const plan = planSelection(plates({ productRules: squeeze }), document, chooseLarge)
    expect(plan).toMatchObject({
      ok: false,
      code: 'optionLeavesNoOptions',
      message:
        'Oops selecting this option means Screws will not have any options. Please select another option or update your other options.',
    })
  })

  it('says why: the smallest set of choices and rules, in the words of titles', () => {
    const plan = planSelection(plates({ productRules: squeeze }), document, chooseLarge)
    expect(plan.ok ? [] : plan.conflict.map(({ kind, title }) => [kind, title])).toEqual([
      ['choice', 'Size: Large'],
      ['choice', 'Finish: Bronze'],
      ['rule', 'Torx can not be combined with Large (Size).'],
      ['rule', 'Slot does not go with Bronze (Finish).'],
    ])
  })

  it('and what would make it possible, with the difference in price', () => {
    const context = plates({ productRules: squeeze })
    const plan = planSelection(context, document, chooseLarge)
    const [repair] = plan.ok ? [] : plan.repairs
    // Large costs 1500 more, White 1500 less than Bronze. Screws were not chosen yet: the item is valid afterwards.
    expect(repair).toMatchObject({
      title: 'Change Finish to White, Change Screws to Slot',
      priceDifferenceInCents: 0,
    })
    const repaired = planChanges(context, document, repair?.changes ?? [])
    expect(repaired.ok && repaired.document.items[0]?.properties).toEqual({
      '1': { optionId: 12 },
      '2': { optionId: 22 },
      '3': { optionId: 32 },
    })
  })

  it('is refused for an option that rules take away, with the rule', () => {
    const rules = [aRule({ id: 9, fromIds: [21], toIds: [12] })]
    const plan = planSelection(plates({ productRules: rules }), aDocument([aPlate()]), chooseLarge)
    expect(plan).toMatchObject({
      ok: false,
      code: 'optionNotAllowed',
      message: 'Large can not be combined with Bronze (Finish).',
      reasons: [{ code: 'incompatible', ruleId: 9, withPropertyId: 2, withOptionId: 21 }],
      repairs: [{ title: 'Change Finish to White' }],
    })
  })

  it.each([
    [{ ...chooseLarge, itemId: 999 }, 'itemUnknown'],
    [{ ...chooseLarge, propertyId: 999 }, 'propertyUnknown'],
    [{ ...chooseLarge, selection: { optionId: 21 } }, 'optionUnknown'],
    [{ ...chooseLarge, itemId: null }, 'propertyUnknown'],
  ])('is refused for %j: %s', (change, code) => {
    expect(planSelection(plates(), document, change)).toMatchObject({ ok: false, code })
  })
})

describe('a typed dimension', () => {
  const width = aProperty({ id: 9, title: 'Width', type: 'dimensions' })
  const context = aContext({ products: [aProductWith([width], { id: 1 })], productProperties: [width] })
  const order = aDocument([anItem({ id: 501, properties: { '9': { value: 120 } } })])
  const typed = (itemId: number | null, value: string) =>
    planSelection(context, order, { itemId, propertyId: 9, selection: { value } })

  it.each(['1e9', '-3', 'wide', ''])('that is no length is refused instead of becoming 0: “%s”', (text) => {
    expect(typed(501, text)).toMatchObject({ ok: false, code: 'valueUnreadable' })
    const both = [
      { itemId: 501, propertyId: 9, selection: { value: text } },
      { itemId: 501, propertyId: 9, selection: { value: text } },
    ]
    expect(planChanges(context, order, both)).toMatchObject({ ok: false, code: 'valueUnreadable' })
  })

  it('is stored in millimetres, whatever unit it was typed in', () => {
    const plan = typed(501, '3 5/8"')
    expect(plan.ok && plan.document.items[0]?.properties['9']).toEqual({ value: 92 + 5 / 64 })
  })
})

describe('order-level choices', () => {
  const wholeOrder = aProperty({ id: 4, title: 'Trim', isOrderLevel: 1 })
  const gold = anOption({ id: 41, title: 'Gold', productPropertyId: 4 })
  const steel = anOption({ id: 42, title: 'Steel', productPropertyId: 4, rank: 2 })
  const base = aPlateCatalog()
  const records = {
    ...base,
    products: [aProductWith([...base.productProperties, wholeOrder], { id: 1, productPricingRuleId: 100 })],
    productProperties: [...base.productProperties, wholeOrder],
    productOptions: [...base.productOptions, gold, steel],
  }
  const chooseGold = { itemId: null, propertyId: 4, selection: { optionId: 41 } }

  it('constrain every item', () => {
    const context = aContext({ ...records, productRules: [aRule({ fromIds: [41], toIds: [12] })] })
    const plan = planSelection(context, aDocument([aPlate(), aPlate({ id: 502 })]), chooseGold)
    if (!plan.ok) throw new Error(plan.message)
    for (const itemId of [501, 502]) {
      const large = allowedOptions(context, plan.document, itemId, 1).find(({ option }) => option.id === 12)
      expect(large).toMatchObject({ allowed: false, reasons: [{ code: 'incompatible', withOptionId: 41 }] })
    }
  })

  it('[1.5.27] are rejected when they leave a property of any item without options', () => {
    const context = aContext({ ...records, productRules: [aRule({ fromIds: [41], toIds: [31, 32] })] })
    const open = aDocument([aPlate({ properties: { '1': { optionId: 11 }, '2': { optionId: 21 } } })])
    const plan = planSelection(context, open, chooseGold)
    expect(plan).toMatchObject({
      ok: false,
      code: 'optionLeavesNoOptions',
      message: expect.stringContaining('means Screws will not have any options'),
    })
    const states = allowedOptions(context, open, null, 4)
    expect(states.map(({ option, allowed }) => [option.title, allowed])).toEqual([
      ['Gold', false],
      ['Steel', true],
    ])
  })

  it('are mended item by item', () => {
    const rules = [
      aRule({ type: 'compatible', fromIds: [21], toIds: [31], toProductPropertyId: 3 }),
      aRule({ fromIds: [41], toIds: [31] }),
    ]
    const context = aContext({ ...records, productRules: rules })
    const two = aDocument([aPlate(), aPlate({ id: 502 })])
    const plan = planSelection(context, two, chooseGold)
    // Gold takes Torx away, and Bronze leaves nothing else: on both lines.
    expect(plan).toMatchObject({
      code: 'optionNotAllowed',
      message: 'Gold can not be combined with Torx (Screws).',
    })
    const [repair] = plan.ok ? [] : plan.repairs
    expect(
      repair?.changes.map(({ itemId, propertyId, selection }) => [itemId, propertyId, selection?.optionId]),
    ).toEqual([
      [501, 2, 22],
      [501, 3, 32],
      [502, 2, 22],
      [502, 3, 32],
      [null, 4, 41],
    ])
    expect(repair).toMatchObject({ priceDifferenceInCents: -3000 })
    expect(planChanges(context, two, repair?.changes ?? []).ok).toBe(true)
  })
})

describe('a rule to a property', () => {
  const hide = aRule({ fromIds: [11], toResourceKey: 'productProperty', toIds: [3] })

  it('hides it, and it carries no value', () => {
    const context = plates({ productRules: [hide] })
    const item = aPlate()
    const evaluation = evaluateItem(context, aDocument([item]), item)
    expect(evaluation.visibleProperties.map(({ property }) => property.title)).toEqual(['Size', 'Finish'])
    expect(evaluation.properties.get(3)).toMatchObject({
      isHidden: true,
      isValid: true,
      selection: undefined,
    })
  })

  describe('that a choice brings up without options', () => {
    const taken = aRule({ id: 5, fromIds: [21], toIds: [31, 32] })
    const conflictOf = (rule: ReturnType<typeof aRule>, size: number, wanted: number) => {
      const context = plates({ productRules: [taken, rule] })
      const item = aPlate({ properties: { '1': { optionId: size }, '2': { optionId: 21 } } })
      const change = { itemId: 501, propertyId: 1, selection: { optionId: wanted } }
      const plan = planSelection(context, aDocument([item]), change)
      return plan.ok ? [] : plan.conflict.map((part) => (part.kind === 'rule' ? part.ruleId : part.title))
    }

    it('[1.5.26] blames the rule that shows it, the choice, and what takes its options', () => {
      const shows = aRule({
        id: 6,
        type: 'compatible',
        fromIds: [12],
        toResourceKey: 'productProperty',
        toProductPropertyId: 3,
      })
      expect(conflictOf(shows, 11, 12)).toEqual(['Size: Large', 'Finish: Bronze', 6, 5])
    })

    it('[1.5.26] or the rule that hid it for the earlier choice', () => {
      const hides = aRule({ id: 7, fromIds: [11], toResourceKey: 'productProperty', toIds: [3] })
      expect(conflictOf(hides, 11, 12)).toEqual(['Size: Large', 'Finish: Bronze', 7, 5])
    })
  })

  it('clears what was chosen there', () => {
    const context = plates({ productRules: [hide] })
    const large = aDocument([aPlate({ properties: { '1': { optionId: 12 }, '3': { optionId: 31 } } })])
    const plan = planSelection(context, large, { itemId: 501, propertyId: 1, selection: { optionId: 11 } })
    expect(plan).toMatchObject({ patches: [{ props: { properties: { '1': { optionId: 11 }, '3': null } } }] })
    expect(plan.ok && plan.document.items[0]?.properties).toEqual({ '1': { optionId: 11 } })
  })
})

describe('what a refusal blames', () => {
  const archivedWhite = aPlateCatalog().productOptions.map((option) =>
    option.id === 22 ? { ...option, archived: 1 as const } : option,
  )

  it('[1.5.26] of an archived option is the option alone, whatever rules say', () => {
    const context = plates({
      productOptions: archivedWhite,
      productRules: [aRule({ fromIds: [11], toIds: [22] })],
    })
    const change = { itemId: 501, propertyId: 2, selection: { optionId: 22 } }
    const plan = planSelection(context, aDocument([aPlate()]), change)
    expect(plan.ok ? [] : plan.conflict.map(({ title }) => title)).toEqual(['Finish: White'])
  })

  it('[1.5.26] of one that the order has already is the rule: that it is archived does not count', () => {
    const context = plates({
      productOptions: archivedWhite,
      productRules: [aRule({ id: 8, fromIds: [11], toIds: [22] })],
    })
    const other = aPlate({ id: 502, properties: { '1': { optionId: 12 }, '2': { optionId: 22 } } })
    const change = { itemId: 501, propertyId: 2, selection: { optionId: 22 } }
    const plan = planSelection(context, aDocument([aPlate(), other]), change)
    expect(plan.ok ? [] : plan.reasons.map(({ ruleId }) => ruleId)).toEqual([8])
    expect(plan.ok ? [] : plan.conflict.map(({ title }) => title)).toEqual([
      'Finish: White',
      'Size: Small',
      'White can not be combined with Small (Size).',
    ])
  })

  it('[1.5.26] names one rule where it does alone what two do together', () => {
    const rules = [
      aRule({ id: 1, fromIds: [12], toIds: [31] }),
      aRule({ id: 2, type: 'compatible', fromIds: [12], toIds: [], toProductPropertyId: 3 }),
    ]
    const plan = planSelection(plates({ productRules: rules }), document, chooseLarge)
    expect(plan.ok ? [] : plan.conflict.flatMap((part) => (part.kind === 'rule' ? part.ruleId : []))).toEqual(
      [2],
    )
  })
})

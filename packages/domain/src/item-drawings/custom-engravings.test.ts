/** Engravings as the engine judges them: custom ones, letters that no font has, inputs that an option takes away. */
import type { EvaluationContext } from './types.ts'
import { describe, expect, it } from 'vitest'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import { checkEngravings } from '../engraving/limits.ts'
import { engravingMarks } from '../engraving/overlaps.ts'
import type { EngravingEntry } from '../engraving/schema.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aProductWith,
  aProfile,
  aProperty,
} from '../testing/builders.ts'
import { mayEnableCustomEngravings, mustConfirmCustomEngravings } from './custom-engravings.ts'
import { engravingGridOf } from './engraving-grid.ts'
import { customEngravingNotes } from './engraving-review.ts'
import { evaluateItem } from '../configuration/evaluate.ts'
import { planSelection } from '../repairs/plan-selection.ts'
import type { Selection } from '../orders/selections.ts'

/** Every character is ten millimetres wide; there is no 日. */
const measurer: TextMeasurer = {
  isExact: true,
  measure: (text) => ({
    advanceMm: [...text].filter((one) => one !== '日').length * 10,
    inkLeft: 0,
    inkRight: 0,
    isExact: true,
    missing: text.includes('日') ? ['日'] : [],
  }),
}
const engraving = aProperty({ id: 2, title: 'Engravings', type: 'text', isArray: 1, isRequired: 0 })
const light = aProperty({ id: 85, title: 'Indicator', isRequired: 0 })
const note = aProperty({ id: 9, title: 'Note', type: 'text', isRequired: 0 })
const product = aProductWith([engraving, light, note], {
  id: 1,
  drawing: {
    family: 'keypad-plate',
    constants: { width: 82, height: 82, layoutString: 'P' },
    bindings: {
      engravings: { productPropertyId: 2, source: 'engravings' },
      engravingLines: { productPropertyId: 85, source: 'optionData', dataKey: 'engravingInputs' },
    },
  },
})
const off = anOption({ id: 518, productPropertyId: 85 })
const on = anOption({ id: 519, productPropertyId: 85, data: { engravingInputs: 1 } })

type Role = EvaluationContext['viewer']['role']
function contextFor(
  given: { role?: Role; limits?: boolean; custom?: 'everyone' | 'employees' | 'nobody' } = {},
) {
  const { role = 'guest', limits = true, custom = 'everyone' } = given
  return aContext(
    { products: [product], productProperties: [engraving, light, note], productOptions: [off, on] },
    {
      profile: aProfile({ roles: { engraving: [2] }, engraving: { limits, custom } }),
      viewer: { role, pricingIsHidden: false },
      measurer,
    },
  )
}
const written = (...entries: EngravingEntry[]): Selection => ({ engravings: [{ '0': { above: entries } }] })
const tooWide = written({ text: 'EIGHTHS!' })

function judged(
  selection: Selection,
  given: Parameters<typeof contextFor>[0] & { quantity?: number; light?: number } = {},
) {
  const properties = { '2': selection, '85': { optionId: given.light ?? 518 } }
  const item = anItem({ id: 501, quantity: given.quantity ?? 1, properties })
  return evaluateItem(contextFor(given), aDocument([item]), item)
}

function planned(
  context: EvaluationContext,
  current: Selection | undefined,
  selection: Selection | null,
  propertyId = 2,
) {
  const properties = current === undefined ? {} : { [propertyId]: current }
  const document = aDocument([anItem({ id: 501, properties })])
  const plan = planSelection(context, document, { itemId: 501, propertyId, selection })
  return plan.ok ? { stored: plan.document.items[0]?.properties[propertyId] } : { refused: plan.code }
}

describe('custom engravings', () => {
  it('[1.4.38] are enabled once: no later change takes them back, whoever makes it', () => {
    const context = contextFor()
    const enabled = planned(context, tooWide, { ...tooWide, customEngravings: true }).stored
    expect(enabled).toEqual({ ...tooWide, customEngravings: true })
    const other = written({ text: 'OTHER' })
    expect(planned(context, enabled, other).stored).toEqual({ ...other, customEngravings: true })
    expect(planned(context, enabled, { ...other, customEngravings: false }).stored).toEqual({
      ...other,
      customEngravings: true,
    })
  })

  it('[1.4.38] go only by taking back the step that enabled them', () => {
    const enabled = { ...tooWide, customEngravings: true }
    expect(planned(contextFor(), enabled, tooWide).stored).toEqual(tooWide)
  })

  it('[1.4.38] do not let limits make the item invalid, which stand in the way without them', () => {
    expect(judged(tooWide).isValid).toBe(false)
    expect(judged({ ...tooWide, customEngravings: true }).isValid).toBe(true)
  })

  it('[1.5.49] must be confirmed by all but owners', () => {
    expect((['owner', 'member', 'guest'] as const).map(mustConfirmCustomEngravings)).toEqual([
      false,
      true,
      true,
    ])
  })

  it.each([
    ['everyone', 'guest', true],
    ['employees', 'guest', false],
    ['employees', 'member', true],
    ['nobody', 'owner', false],
  ] as const)('[1.4.38] where %s may enable them, for a %s that is %s', (custom, role, isAllowed) => {
    const context = contextFor({ custom, role })
    expect(mayEnableCustomEngravings(context.profile, role)).toBe(isAllowed)
    const answer = planned(context, tooWide, { ...tooWide, customEngravings: true })
    expect('stored' in answer).toBe(isAllowed)
    if (!isAllowed) expect(answer).toEqual({ refused: 'customEngravingsNotOffered' })
  })

  it('are refused where there are no limits, and on a property that holds no engravings', () => {
    const custom = { ...tooWide, customEngravings: true }
    expect(planned(contextFor({ limits: false, role: 'owner' }), tooWide, custom)).toEqual({
      refused: 'customEngravingsNotOffered',
    })
    expect(planned(contextFor({ role: 'owner' }), undefined, { customEngravings: true }, 9)).toEqual({
      refused: 'customEngravingsNotOffered',
    })
  })

  it('[1.5.49] are told to who reviews the order, with what passes its limit', () => {
    const notes = (selection: Selection) => {
      const item = anItem({ id: 501, properties: { '2': selection } })
      return customEngravingNotes(contextFor(), aDocument([item]), item)
    }
    expect(notes(tooWide)).toEqual([])
    expect(notes({ ...tooWide, customEngravings: true })).toEqual([
      {
        propertyId: 2,
        title: 'Engravings',
        message: 'Engravings are custom: please check that they can be made.',
        over: ['“EIGHTHS!” is 80 mm wide, its place 78 mm'],
      },
    ])
    expect(notes({ ...written({ text: 'ON' }), customEngravings: true })[0]?.over).toEqual([])
  })
})

describe('what can not be cut', () => {
  it('makes an item invalid where the font lacks a letter, and names it', () => {
    const { isValid, problems } = judged(written({ text: 'A日' }))
    expect(isValid).toBe(false)
    expect(problems).toMatchObject([{ propertyId: 2, message: 'Engravings: the font has no 日.' }])
  })

  it('does so without limits too, but not for custom engravings, which are reviewed', () => {
    expect(judged(written({ text: 'A日' }), { limits: false }).isValid).toBe(false)
    expect(judged({ ...written({ text: 'A日' }), customEngravings: true }).isValid).toBe(true)
  })

  it('refuses a symbol that does not exist, unless it stood there before', () => {
    const gone = written({ symbol: 'no-such-symbol' })
    expect(planned(contextFor(), undefined, gone)).toEqual({ refused: 'engravingSymbolUnknown' })
    expect('stored' in planned(contextFor(), gone, { ...gone, customEngravings: true })).toBe(true)
    expect('stored' in planned(contextFor(), undefined, written({ symbol: 'moon' }))).toBe(true)
  })

  it('stores texts without what can not be printed', () => {
    expect(planned(contextFor(), undefined, written({ text: 'A\u0000B\nC' })).stored).toEqual(
      written({ text: 'AB C' }),
    )
  })
})

describe('the sets that count', () => {
  it('[1.5.30] are those of the pieces: one of a piece taken away makes nothing invalid', () => {
    const engravings = [{ '0': { above: [{ text: 'ON' }] } }, { '0': { above: [{ text: 'EIGHTHS!' }] } }]
    expect(judged({ engravings }, { quantity: 2 }).isValid).toBe(false)
    expect(judged({ engravings }, { quantity: 1 }).isValid).toBe(true)
  })
})

describe('an option that leaves one input', () => {
  const two = written({ text: 'ON' }, { text: 'EIGHTHS!' })
  const kept = (lightId: number) => {
    const context = contextFor()
    const item = anItem({ properties: { '2': two, '85': { optionId: lightId } } })
    const grid = engravingGridOf(context.catalog, aDocument([item]), item)
    return grid && checkEngravings(two.engravings?.[0] ?? {}, grid, measurer)['0']?.above
  }

  it('[1.5.31] leaves the second line out of what is cut and judged; it stays stored', () => {
    expect(kept(518)).toMatchObject({ kept: [{ text: 'ON' }, { text: 'EIGHTHS!' }], dropped: 0 })
    expect(kept(519)).toMatchObject({ kept: [{ text: 'ON' }], dropped: 1 })
    expect(judged(two, { light: 518 }).isValid).toBe(false)
    expect(judged(two, { light: 519 }).isValid).toBe(true)
    expect(planned(contextFor(), undefined, two).stored).toEqual(two)
  })
})

it('what is too wide is marked where it stands, with how far it may reach', () => {
  const context = contextFor()
  const item = anItem({ properties: { '2': tooWide } })
  const grid = engravingGridOf(context.catalog, aDocument([item]), item)
  if (!grid) throw new Error('no grid')
  const checks = checkEngravings(tooWide.engravings?.[0] ?? {}, grid, measurer)
  expect(engravingMarks([checks], grid)).toMatchObject([
    { mechanism: 0, side: 'above', state: 'overLimit', box: { x: 1, width: 80 }, limit: { from: 2, to: 80 } },
  ])
})

/** What a drawing says against choices: on the item, in pickers, and as repairs. */
import type { EvaluationContext } from '../item-drawings/types.ts'
import { describe, expect, it } from 'vitest'
import { drawingFamilies } from '../drawing/registry.ts'
import { aContext, aDocument, aPlate, aProduct } from '../testing/builders.ts'
import { trimmedRecords, whole } from '../testing/worlds/trimmed-plates.ts'
import { drawingRefusal, pickerStates } from './drawn-options.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { explainItem } from './item-repairs.ts'
import type { Selections } from '../orders/selections.ts'

const read: unknown[] = []

/** Plates whose drawing takes no more than 100 mm, and no white in steel. */
function drawnPlates(): EvaluationContext {
  const family = drawingFamilies().get('keypad-plate')
  if (family === undefined) throw new Error('no family')
  const check = Object.assign(
    (spec: Readonly<Record<string, unknown>>) => {
      read.push(spec)
      const isLarge = JSON.stringify(spec['size'] ?? {}).includes('120')
      return [
        ...(isLarge ? [{ path: 'size.width', message: 'No more than 100 mm.' }] : []),
        ...(spec['color'] === 'White' && spec['trim'] === 'Steel' ? [{ message: 'No white in steel.' }] : []),
      ]
    },
    { paths: ['size', 'color', 'trim'] },
  )
  const base = trimmedRecords()
  const products = base.products.map((plate) =>
    aProduct({
      ...plate,
      drawing: {
        family: 'keypad-plate',
        constants: {},
        bindings: {
          'size.width': { productPropertyId: 1, source: 'optionData', dataKey: 'width' },
          color: { productPropertyId: 2, source: 'optionTitle' },
          trim: { productPropertyId: 4, source: 'optionTitle' },
          note: { productPropertyId: 3, source: 'optionTitle' },
        },
      },
    }),
  )
  const productOptions = base.productOptions.map((option) => ({
    ...option,
    data: { width: option.id === 12 ? 120 : 80 },
  }))
  const context = aContext({ ...base, products, productOptions })
  return { ...context, families: new Map([['keypad-plate', { ...family, check }]]) }
}

const judged = (properties: Selections, trim = 41) =>
  evaluateOrder(
    drawnPlates(),
    aDocument([aPlate({ properties })], { properties: { '4': { optionId: trim } } }),
  )
const steelWhite: Selections = { ...whole, '2': { optionId: 22 } }

describe('a drawing', () => {
  it('[1.5.28] says what it objects to, at the property that it is bound to', () => {
    const problems = (properties: Selections, trim?: number) => judged(properties, trim).items[0]?.problems
    expect(problems(whole)).toEqual([])
    expect(problems({ ...whole, '1': { optionId: 12 } })).toEqual([
      { code: 'layout', message: 'No more than 100 mm.', propertyId: 1 },
    ])
    expect(problems(steelWhite, 42)).toEqual([{ code: 'layout', message: 'No white in steel.' }])
    expect(problems({ ...steelWhite, '1': { optionId: 12 } }, 42)).toHaveLength(2)
  })

  it('is asked once for the same choices of what it reads', () => {
    const context = drawnPlates()
    const asked = (properties: Selections, trim = 41) => {
      read.length = 0
      const order = { properties: { '4': { optionId: trim } } }
      expect(evaluateOrder(context, aDocument([aPlate({ properties })], order)).items).toHaveLength(1)
      return read.length
    }
    expect(asked(whole)).toBe(1)
    expect(read).toEqual([{ size: { width: 80 }, color: 'Bronze', trim: 'Gold' }])
    // Screws are not read, whatever is bound to them.
    expect(asked({ ...whole, '3': { optionId: 32 } })).toBe(0)
    expect(asked(steelWhite)).toBe(1)
    expect(asked(whole, 42)).toBe(1)
    expect(asked({ '1': { optionId: 11 } })).toBe(1)
    expect(asked({ '1': { optionId: 12 } })).toBe(1)
    expect(asked(steelWhite)).toBe(0)
  })
})

describe('a picker', () => {
  const states = (properties: Selections, trim: number, itemId: number | null, propertyId: number) =>
    pickerStates(judged(properties, trim), itemId, propertyId).map(({ option, allowed, chosen, reasons }) => [
      option.title,
      allowed,
      chosen,
      ...reasons.map(({ message }) => message),
    ])

  it('strikes what cannot be drawn, with the reason, and not what is chosen', () => {
    expect(states(whole, 41, 501, 1)).toEqual([
      ['Small', true, true],
      ['Large', false, false, 'No more than 100 mm.'],
    ])
    expect(states({ ...whole, '1': { optionId: 12 } }, 41, 501, 1)).toEqual([
      ['Small', true, false],
      ['Large', true, true],
    ])
    expect(states(whole, 42, 501, 2)).toEqual([
      ['Bronze', true, true],
      ['White', false, false, 'No white in steel.'],
    ])
  })

  it('is as the rules leave it for what is not drawn, is of the order, or is not there', () => {
    const evaluation = judged(whole)
    const item = evaluation.itemsById.get(501)
    expect(pickerStates(evaluation, 501, 5)).toBe(item?.properties.get(5)?.states)
    expect(states(steelWhite, 41, null, 4)).toEqual([
      ['Gold', true, true],
      ['Steel', true, false],
    ])
    expect([states(whole, 41, 501, 77), states(whole, 41, null, 77)]).toEqual([[], []])
  })
})

describe('a choice that cannot be drawn', () => {
  it('is refused with the reason and the repairs', () => {
    const refused = (properties: Selections, trim: number, propertyId: number, optionId: number) => {
      const evaluation = judged(properties, trim)
      const asked = { itemId: 501, propertyId, selection: { optionId } }
      const refusal = drawingRefusal(evaluation, asked, [asked])
      return refusal && [refusal.code, refusal.message, refusal.repairs.map(({ title }) => title)]
    }
    expect(refused(whole, 42, 2, 22)).toEqual([
      'optionNotAllowed',
      'No white in steel.',
      ['Change Trim to Gold'],
    ])
    expect(refused(whole, 41, 1, 12)).toEqual(['optionNotAllowed', 'No more than 100 mm.', []])
    expect(refused(whole, 41, 2, 22)).toBeNull()
    // Where it is broken already, each choice may be a step towards a sound one.
    expect(refused(steelWhite, 42, 1, 12)).toBeNull()
    const ofOrder = { itemId: null, propertyId: 4, selection: { optionId: 42 } }
    expect(drawingRefusal(judged(steelWhite), ofOrder, [ofOrder])).toBeNull()
  })

  it('[1.8.02] is repaired by what the drawing is made of, alone or beside another problem', () => {
    const explained = (properties: Selections) =>
      explainItem(judged(properties, 42), 501).problems.map(({ problem, conflict, repairs }) => [
        problem.code,
        conflict.map(({ title }) => title).toSorted(),
        repairs.map(({ title }) => title),
      ])
    const both = ['Finish: White', 'Trim: Steel']
    expect(explained(steelWhite)).toEqual([
      ['layout', both, ['Change Trim to Gold', 'Change Finish to Bronze']],
    ])
    expect(explained({ '1': { optionId: 11 }, '2': { optionId: 22 } })).toEqual([
      [
        'choiceMissing',
        [],
        ['Change Screws to Torx, Change Trim to Gold', 'Change Screws to Slot, Change Trim to Gold'],
      ],
      [
        'layout',
        both,
        ['Change Trim to Gold, Change Screws to Torx', 'Change Finish to Bronze, Change Screws to Torx'],
      ],
    ])
  })
})

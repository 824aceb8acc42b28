/**
 * Laws of the schedule: pasting and taking it back gives the very same order; the figures of the grid are those that are
 * worked out item by item in the slow obvious way; a cell that can not stand makes its item invalid, and nothing else does.
 */
import { fc } from '@fast-check/vitest'
import { beforeAll, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { loadEngravingSymbols } from '../engraving/symbols/registry.ts'
import { type EngravingSet, engravingSides } from '../engraving/schema.ts'
import { cleanEngravingText } from '../engraving/text.ts'
import { checkedEngravings } from '../item-drawings/checked-engravings.ts'
import { engravingGridOf } from '../item-drawings/engraving-grid.ts'
import { planChanges } from '../repairs/plan-selection.ts'
import { aDocument } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import {
  aKeypad,
  scheduleContext,
  scheduleIds as ids,
  squareMeasurer,
} from '../testing/worlds/schedule-world.ts'
import { copiedCells, pasteBlock } from './blocks.ts'
import { type ScheduleColumn, shownColumns } from './columns.ts'
import { entryText, readEntry } from './entry-text.ts'
import { engravingSchedule } from './rows.ts'
import { planCells } from './write-cells.ts'

beforeAll(loadEngravingSymbols)
const context = scheduleContext()

const aText = fc.oneof(
  fc.constantFrom(
    '',
    'ON',
    'READING',
    'Reading light',
    ' blank ',
    '日',
    '[Fan]',
    '[[FAN]]',
    '=1+1',
    '+',
    'A\nB',
  ),
  fc.constantFrom('CHANDELIER TERRACE', 'CHANDELIER TERRACE NORTH', 'A VERY LONG TEXT OF A KEYPAD'),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
)
const entry = fc.oneof(
  // As it is stored.
  aText.map((text) => ({ text: cleanEngravingText(text) })),
  fc.constantFrom({ symbol: 'fan' }, { symbol: 'blind-up' }),
)
const side = fc.array(entry, { maxLength: 2 })
const aSet: fc.Arbitrary<EngravingSet> = fc.dictionary(
  fc.constantFrom('0', '1'),
  fc.record({ above: side, below: side }, { requiredKeys: [] }),
)
const sets = fc.array(aSet, { maxLength: 3 })
const item = fc.record({
  plate: fc.constantFrom(ids.small, ids.large),
  size: fc.constantFrom(ids.size5, ids.size4),
  layout: fc.constantFrom(ids.one, ids.two),
  quantity: fc.integer({ min: 1, max: 3 }),
  isSingle: fc.boolean(),
  isCustom: fc.boolean(),
  first: fc.option(sets, { nil: undefined }),
  second: fc.option(sets, { nil: undefined }),
})
const order = fc.array(item, { minLength: 1, maxLength: 4 }).map((given) =>
  aDocument(
    given.map(({ plate, size, layout, quantity, isSingle, isCustom, first, second }, index) => {
      const flag = isCustom ? { customEngravings: true } : {}
      return aKeypad(501 + index, `Room ${index}`, {
        quantity,
        properties: {
          [ids.plate]: { optionId: plate },
          [ids.size]: { optionId: size },
          [ids.layout]: { optionId: layout },
          [ids.languages]: isSingle ? { optionId: ids.oneLanguage } : {},
          ...(first === undefined ? {} : { [ids.first]: { engravings: first, ...flag } }),
          ...(second === undefined || isSingle ? {} : { [ids.second]: { engravings: second, ...flag } }),
        },
      })
    }),
  ),
)

it('the figures of the grid are those of each item by itself', () => {
  checkLaw({ wide: 20, languages: 20, pieces: 20 }, order, (cover, document) => {
    const evaluation = evaluateOrder(context, document)
    const schedule = engravingSchedule(evaluation)
    if (schedule.hasLanguages) cover('languages')
    if (schedule.hasPieces) cover('pieces')
    const slow = new Map<string, number[]>()
    for (const one of document.items) {
      const grid = engravingGridOf(context.catalog, document, one)
      if (grid === null) throw new Error('every plate has a grid')
      for (const piece of checkedEngravings({ ...context, measurer: squareMeasurer }, document, one, grid)) {
        for (const [mechanism, sides] of Object.entries(piece.checks)) {
          for (const at of engravingSides) {
            const figures = sides[at].checks.flatMap(({ widthMm, hardMm }) => [widthMm, 2 * hardMm])
            slow.set(`${one.id}:${piece.piece}:${piece.propertyId}:${mechanism}:${at}`, figures)
          }
        }
      }
    }
    for (const row of schedule.rows) {
      const figures = row.lines.flatMap(({ widthMm, allowedMm }) =>
        widthMm === null || allowedMm === null ? [] : [widthMm, allowedMm],
      )
      expect(figures).toEqual(slow.get(row.key) ?? [])
    }
    if (schedule.rows.some(({ lines }) => lines.some(({ isTooWide }) => isTooWide))) cover('wide')
  })
})

it('a cell that can not stand makes its item invalid, and an item that is invalid by its engravings has one', () => {
  checkLaw({ invalid: 8, valid: 25 }, order, (cover, document) => {
    const evaluation = evaluateOrder(context, document)
    const { rows } = engravingSchedule(evaluation)
    for (const { item: one, problems } of evaluation.items) {
      const isInvalid = rows.some(
        ({ itemId, lines }) => itemId === one.id && lines.some(({ tone }) => tone === 'invalid'),
      )
      expect(isInvalid).toBe(problems.some(({ code }) => code === 'engraving'))
      cover(isInvalid ? 'invalid' : 'valid')
    }
  })
})

it('what is pasted is what stands there, and taking the step back gives the very same order', () => {
  const block = fc.array(fc.array(aText, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 })
  const at = fc.record({
    top: fc.nat(20),
    column: fc.constantFrom<ScheduleColumn>('line1', 'line1', 'line2', 'position', 'size'),
    tall: fc.nat(4),
    wide: fc.nat(2),
  })
  checkLaw({ changed: 40, refused: 5 }, fc.tuple(order, block, at), (cover, [document, cells, where]) => {
    const evaluation = evaluateOrder(context, document)
    const schedule = engravingSchedule(evaluation)
    const grid = { rows: schedule.rows, columns: shownColumns(schedule) }
    const top = where.top % schedule.rows.length
    const left = grid.columns.indexOf(where.column)
    const range = {
      top,
      left,
      bottom: Math.min(top + where.tall, schedule.rows.length - 1),
      right: Math.min(left + where.wide, grid.columns.length - 1),
    }
    const { writes } = pasteBlock(grid, range, cells)
    const plan = planCells(evaluation, writes)
    if (plan.refused.length > 0) cover('refused')
    const planned = planChanges(context, document, plan.changes)
    // Planned whole: nothing that it proposes is refused.
    if (!planned.ok) throw new Error(planned.message)
    if (plan.changes.length === 0) return
    cover('changed')
    const before = plan.changes.map(({ itemId, propertyId }) => ({
      itemId,
      propertyId,
      selection: document.items.find(({ id }) => id === itemId)?.properties[propertyId] ?? null,
    }))
    const back = planChanges(context, planned.document, before)
    if (!back.ok) throw new Error(back.message)
    expect(back.document).toEqual(document)

    // What was copied from the pasted range is pasted there without a change.
    const after = evaluateOrder(context, planned.document)
    const now = engravingSchedule(after)
    const same = { rows: now.rows, columns: shownColumns(now) }
    const whole = { top: 0, left: 0, bottom: now.rows.length - 1, right: same.columns.length - 1 }
    const again = planCells(after, pasteBlock(same, whole, copiedCells(same, whole)).writes)
    expect([again.changes, again.refused]).toEqual([[], []])
  })
})

it('every entry is read back from its text', () => {
  const anEntry = fc.oneof(entry, fc.constantFrom({ text: '[fan]' }, { text: '[[[Fan]]]' }))
  checkLaw({ bracketed: 5 }, anEntry, (cover, one) => {
    if ('text' in one && one.text.startsWith('[')) cover('bracketed')
    const isEmpty = 'text' in one && one.text === ''
    expect(readEntry(entryText(one))).toEqual({ ok: true, entry: isEmpty ? null : one })
  })
})

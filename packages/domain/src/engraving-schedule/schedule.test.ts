/** The rows of a schedule, what is written into them, and what is found. [issue 18] */
import { beforeAll, describe, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { loadEngravingSymbols } from '../engraving/symbols/registry.ts'
import { planChanges } from '../repairs/plan-selection.ts'
import { aDocument, anItem } from '../testing/builders.ts'
import {
  aKeypad,
  engravedAbove,
  keypads,
  scheduleContext,
  scheduleIds as ids,
} from '../testing/worlds/schedule-world.ts'
import {
  cellText,
  clearBlock,
  copiedCells,
  fillDown,
  fillTo,
  pasteBlock,
  type PlannedBlock,
} from './blocks.ts'
import { type ScheduleColumn, shownColumns } from './columns.ts'
import { checkConsistency } from './consistency.ts'
import { entryText, readEntry } from './entry-text.ts'
import { findCells, replaceCells, replacedText } from './find-replace.ts'
import { fitChange, tooWideOf } from './fit-all.ts'
import { engravingSchedule } from './rows.ts'
import { planCells } from './write-cells.ts'

beforeAll(loadEngravingSymbols)

const context = scheduleContext()
const evaluated = (document: ReturnType<typeof aDocument>) => evaluateOrder(context, document)
const scheduleOf = (document: ReturnType<typeof aDocument>) => engravingSchedule(evaluated(document))

const kitchen = aKeypad(501, 'Kitchen', {
  properties: { [ids.first]: { engravings: [engravedAbove('READING')] } },
})

describe('a schedule', () => {
  it('has a row for each place of each item, in reading order, empty ones too', () => {
    const hall = aKeypad(502, 'Hall', {
      properties: {
        [ids.layout]: { optionId: ids.two },
        [ids.languages]: {},
        [ids.second]: { engravings: [{ '1': { below: [{ text: 'FLUR' }, { text: 'WEST' }] } }] },
      },
    })
    const blank = anItem({ id: 503, productId: 2, title: 'Blank', rank: 3 })
    const schedule = scheduleOf(aDocument([kitchen, hall, blank]))
    const columns: ScheduleColumn[] = ['room', 'item', 'mechanism', 'position', 'language', 'line1', 'line2']
    const shown = schedule.rows.map((row) => columns.map((column) => cellText(row, column)).join('|'))
    expect(shown).toEqual([
      'Kitchen|Keypad|Push button|Above||READING|',
      'Kitchen|Keypad|Push button|Below|||',
      'Hall|Keypad|Push button 1|Above|First||',
      'Hall|Keypad|Push button 1|Above|Second||',
      'Hall|Keypad|Push button 1|Below|First||',
      'Hall|Keypad|Push button 1|Below|Second||',
      'Hall|Keypad|Push button 2|Above|First||',
      'Hall|Keypad|Push button 2|Above|Second||',
      'Hall|Keypad|Push button 2|Below|First||',
      'Hall|Keypad|Push button 2|Below|Second|FLUR|WEST',
    ])
    expect(shownColumns(schedule)).toContain('language')
    expect(shownColumns(schedule)).not.toContain('pieces')
    expect(schedule.numbers.get(502)).toBe(2)
  })

  it('says font, size and the width used of the width allowed: 7 letters of 5 mm on a plate of 100 mm', () => {
    const [row] = scheduleOf(aDocument([kitchen])).rows
    expect(row && [cellText(row, 'size'), cellText(row, 'width')]).toEqual(['5 mm', '35 of 96 mm'])
    expect(row?.size.propertyId).toBe(ids.size)
    expect(row?.font.propertyId).toBe(null)
  })

  it('calls the room by the property that the organization calls so, else by the identifier', () => {
    const named = aKeypad(501, 'K1', { properties: { [ids.room]: { value: 'Library' } } })
    expect(scheduleOf(aDocument([named])).rows[0]?.room).toBe('Library')
    expect(scheduleOf(aDocument([kitchen])).rows[0]?.room).toBe('Kitchen')
  })

  it('has rows for each piece where pieces differ, those beyond the last set with the first', () => {
    const four = aKeypad(501, 'Hall', {
      quantity: 4,
      properties: { [ids.first]: { engravings: [engravedAbove('A'), engravedAbove('B')] } },
    })
    const { rows } = scheduleOf(aDocument([four]))
    expect(rows.map((row) => [row.pieces, row.side, cellText(row, 'line1')].join(' '))).toEqual([
      '1, 3–4 above A',
      '1, 3–4 below ',
      '2 above B',
      '2 below ',
    ])
  })

  it('says in words what is wrong with a line: too wide, near it, without letters, without room', () => {
    const problems = (...lines: string[]) =>
      scheduleOf(
        aDocument([
          aKeypad(501, 'Hall', { properties: { [ids.first]: { engravings: [engravedAbove(...lines)] } } }),
        ]),
      ).rows[0]?.lines.map(({ tone, problems: said }) => [tone, ...said].join(': '))
    expect(problems('READING')).toEqual(['ok', 'ok'])
    expect(problems('READING CHANDELIER')).toEqual([
      'caution: Close to its neighbors: 90 mm where 84 mm are recommended.',
      'ok',
    ])
    expect(problems('READING CHANDELIERS!')).toEqual([
      'invalid: Too wide: 100 mm where 96 mm are there.',
      'ok',
    ])
    expect(problems('日')?.[0]).toMatch(/^invalid: .* has no 日: this can not be engraved/)
  })

  it('is worked out anew for changed items alone', () => {
    const before = evaluated(aDocument([kitchen, aKeypad(502, 'Hall')]))
    const { rows } = engravingSchedule(before)
    const [, , row] = rows
    if (!row) throw new Error('a row')
    const plan = planCells(before, [{ row, column: 'line1', text: 'HALL' }])
    const planned = planChanges(context, before.document, plan.changes)
    if (!planned.ok) throw new Error(planned.message)
    const after = engravingSchedule(evaluateOrder(context, planned.document, before)).rows
    expect(after[0]).toBe(rows[0])
    expect(after[2]).not.toBe(rows[2])
    expect(after[2]?.key).toBe(rows[2]?.key)
  })
})

describe('a cell', () => {
  it('writes pictograms in brackets, and texts that look so in two', () => {
    expect(entryText({ symbol: 'fan' })).toBe('[Fan]')
    expect(readEntry('[fan]')).toEqual({ ok: true, entry: { symbol: 'fan' } })
    expect(readEntry('[Nothing of the kind]')).toEqual({ ok: true, entry: { text: '[Nothing of the kind]' } })
    expect(entryText({ text: '[FAN]' })).toBe('[[FAN]]')
    expect(readEntry('[[FAN]]')).toEqual({ ok: true, entry: { text: '[FAN]' } })
    expect(readEntry('')).toEqual({ ok: true, entry: null })
    expect(readEntry('x'.repeat(81))).toEqual({ ok: false, length: 81 })
  })

  it('takes an option of font or size by its title, says which there are, and refuses what the rules do not allow', () => {
    const evaluation = evaluated(aDocument([kitchen]))
    const [row] = engravingSchedule(evaluation).rows
    if (!row) throw new Error('a row')
    const plan = (column: 'font' | 'size', text: string) => planCells(evaluation, [{ row, column, text }])
    expect(plan('size', ' 4 MM ').changes).toEqual([
      { itemId: 501, propertyId: ids.size, selection: { optionId: ids.size4 } },
    ])
    expect(plan('size', '5 mm')).toEqual({ changes: [], written: 0, refused: [] })
    expect(plan('size', '6 mm').refused.map(({ message }) => message)).toEqual([
      'Size: there is no “6 mm” here. There is: 5 mm, 4 mm.',
    ])
    const largest = plan('size', '9 mm')
    expect(largest.changes).toEqual([])
    expect(largest.refused[0]?.message).toMatch(/Small/)
    expect(plan('font', 'Arimo').refused[0]?.message).toBe('Font is not a choice of this item.')
    const two = planCells(evaluation, [
      { row, column: 'size', text: '4 mm' },
      { row, column: 'size', text: '5 mm ' },
      { row, column: 'line1', text: 'NEW' },
    ])
    expect(two.written).toBe(2)
  })

  it('with a line break is two engraved lines', () => {
    const evaluation = evaluated(aDocument([kitchen]))
    const [row] = engravingSchedule(evaluation).rows
    if (!row) throw new Error('a row')
    const engraved = (text: string) =>
      planCells(evaluation, [{ row, column: 'line1', text }]).changes[0]?.selection?.engravings
    expect(engraved('READING\nLIGHT')).toEqual([engravedAbove('READING', 'LIGHT')])
    expect(engraved('HALL\n')).toEqual([engravedAbove('HALL')])
    // A spreadsheet copies the empty cell beside it too.
    const beside = planCells(evaluation, [
      { row, column: 'line1', text: 'READING\nLIGHT' },
      { row, column: 'line2', text: '' },
    ])
    expect(beside.changes[0]?.selection?.engravings).toEqual([engravedAbove('READING', 'LIGHT')])
    expect(planCells(evaluation, [{ row, column: 'line1', text: 'A\nB\nC' }]).refused[0]?.message).toBe(
      'The cell has more lines than can be engraved at one place.',
    )
  })

  it('leaves no trace when it is emptied, but the flag of custom engravings', () => {
    const evaluation = evaluated(aDocument([kitchen]))
    const grid = {
      rows: engravingSchedule(evaluation).rows,
      columns: ['room', 'line1', 'line2', 'size'] as const,
    }
    const writes = clearBlock(grid, { top: 0, bottom: 1, left: 0, right: 3 })
    expect(planCells(evaluation, writes)).toEqual({
      changes: [{ itemId: 501, propertyId: ids.first, selection: null }],
      written: 1,
      refused: [],
    })
  })
})

describe('blocks', () => {
  const schedule = scheduleOf(
    keypads([
      ['A', 'ONE'],
      ['B', 'TWO'],
      ['C', ''],
    ]),
  )
  const grid = {
    rows: schedule.rows.filter(({ side }) => side === 'above'),
    columns: ['room', 'line1', 'line2'] as const,
  }
  const written = (plan: Pick<PlannedBlock, 'writes'>) =>
    plan.writes.map(({ row, column, text }) => `${row.room} ${column} ${text}`)

  it('are pasted from the upper left cell on, past columns that are not written in, and cut at the end', () => {
    const plan = pasteBlock(grid, { top: 1, bottom: 1, left: 0, right: 0 }, [
      ['x', '1'],
      ['y', '2'],
      ['z', '3'],
    ])
    expect(written(plan)).toEqual(['B line1 1', 'C line1 2'])
    expect(plan.beyond).toBe(1)
    expect(plan.range).toEqual({ top: 1, bottom: 2, left: 0, right: 1 })
  })

  it('are repeated over a range that is a multiple of them', () => {
    const plan = pasteBlock(grid, { top: 0, bottom: 2, left: 1, right: 2 }, [['SAME']])
    expect(written(plan)).toEqual([
      'A line1 SAME',
      'A line2 SAME',
      'B line1 SAME',
      'B line2 SAME',
      'C line1 SAME',
      'C line2 SAME',
    ])
    const odd = pasteBlock(grid, { top: 0, bottom: 2, left: 1, right: 1 }, [['1'], ['2']])
    expect(written(odd)).toEqual(['A line1 1', 'B line1 2'])
  })

  it('are filled with their first row, or the row above; a handle repeats them both ways', () => {
    const all = { top: 0, bottom: 2, left: 1, right: 1 }
    expect(written(fillDown(grid, all))).toEqual(['B line1 ONE', 'C line1 ONE'])
    expect(written(fillDown(grid, { ...all, top: 2 }))).toEqual(['C line1 TWO'])
    expect(written(fillDown(grid, { ...all, bottom: 0 }))).toEqual([])
    expect(written(fillTo(grid, { ...all, bottom: 1 }, 2))).toEqual(['C line1 ONE'])
    expect(written(fillTo(grid, { ...all, top: 1 }, 0))).toEqual(['A line1 '])
    expect(fillTo(grid, { ...all, bottom: 1 }, 2).range).toEqual(all)
  })

  it('are copied as they are pasted', () => {
    expect(copiedCells(grid, { top: 0, bottom: 1, left: 0, right: 1 })).toEqual([
      ['A', 'ONE'],
      ['B', 'TWO'],
    ])
  })
})

describe('find and replace', () => {
  const { rows } = scheduleOf(
    keypads([
      ['A', 'Reading light'],
      ['B', 'READING'],
      ['C', 'Reading, Readings'],
    ]),
  )
  const query = { text: 'reading', matchCase: false, wholeWord: false }
  const found = (given: Partial<typeof query>) =>
    findCells(rows, { ...query, ...given }).map(({ row, count }) => `${row.room}${count}`)

  it('finds with case and whole words or without', () => {
    expect(found({})).toEqual(['A1', 'B1', 'C2'])
    expect(found({ matchCase: true })).toEqual([])
    expect(found({ text: 'Reading', matchCase: true })).toEqual(['A1', 'C2'])
    expect(found({ wholeWord: true })).toEqual(['A1', 'B1', 'C1'])
    expect(found({ text: '' })).toEqual([])
  })

  it('takes signs as they are, words of any script whole, and the replacement as it is', () => {
    expect(replacedText('a.b a+b', { ...query, text: 'a.b' }, '$&')).toBe('$& a+b')
    expect(replacedText('Été, étés', { ...query, text: 'été', wholeWord: true }, 'SUMMER')).toBe(
      'SUMMER, étés',
    )
    const cells = findCells(rows, query)
    expect(replaceCells(cells, query, 'READ').map(({ text }) => text)).toEqual([
      'READ light',
      'READ',
      'READ, READs',
    ])
  })
})

describe('consistency', () => {
  const findings = (texts: readonly (readonly [string, string])[]) =>
    checkConsistency(scheduleOf(keypads(texts)))
  const rooms = (count: number, text: string) =>
    Array.from({ length: count }, (_, index) => [`Room ${index + 1}`, text] as const)

  it('finds nothing where all is alike, or differs on purpose', () => {
    expect(findings(rooms(5, 'READING'))).toEqual([])
    expect(findings([...rooms(6, 'SCENE 1'), ...rooms(1, 'SCENE 2')])).toEqual([])
    expect(findings([...rooms(6, 'ON'), ...rooms(1, 'UP')])).toEqual([])
  })

  it('finds blanks, capitals and slips of the finger, each with what mends it', () => {
    const found = findings([
      ...rooms(4, 'READING'),
      ['Hall', 'READING '],
      ['Attic', 'Reading'],
      ['Cellar', 'RAEDING'],
    ])
    expect(found.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      'blanks: 1 text has blanks at the ends, or two in a row.',
      'case: “Reading” stands in 1 place, “READING” in 5 places: only capitals differ.',
      'spelling: “RAEDING” stands in 1 place, “READING” in 6 places: it may be misspelled.',
    ])
    expect(found.map(({ repair }) => repair?.writes.map(({ row, text }) => `${row.room} ${text}`))).toEqual([
      ['Hall READING'],
      ['Attic READING'],
      ['Cellar READING'],
    ])
  })

  it('finds the plates of a kind on which something is missing', () => {
    const [found] = findings([...rooms(4, 'READING'), ['Hall', '']])
    expect(found?.message).toBe(
      'Above push button: “READING” stands on 4 plates of one kind and is missing on 1: Hall.',
    )
    expect(found?.repair?.writes.map(({ row, column, text }) => `${row.room} ${column} ${text}`)).toEqual([
      'Hall line1 READING',
      'Hall line2 ',
    ])
    expect(findings([...rooms(4, 'READING'), ...rooms(3, '')])).toEqual([])
    // Spellings are another finding: what is missing is missing in any of them.
    const spelled = [
      ...rooms(2, 'READING'),
      ['Study', 'Reading'],
      ['Loft', 'READING '],
      ['Hall', ''],
    ] as const
    expect(findings(spelled).at(-1)?.message).toBe(
      'Above push button: “READING” stands on 4 plates of one kind and is missing on 1: Hall.',
    )
  })

  it('finds items without a room', () => {
    const found = findings([
      ['', 'A'],
      ['B', 'B'],
    ])
    expect(found.map(({ message, repair }) => [message, repair])).toEqual([
      ['1 item has no room or identifier: nobody can tell where its plate belongs.', null],
    ])
  })
})

describe('what is too wide', () => {
  it('is written over two lines, each item by its own change', () => {
    const evaluation = evaluated(
      keypads([
        ['A', 'READING CHANDELIERS!'],
        ['B', 'OK'],
      ]),
    )
    const wide = tooWideOf(engravingSchedule(evaluation).rows)
    expect(wide).toEqual([{ itemId: 501, propertyId: ids.first }])
    expect(wide.map((one) => fitChange(evaluation, one)?.selection?.engravings)).toEqual([
      [engravedAbove('READING', 'CHANDELIERS!')],
    ])
  })
})

/** Keypads out of tables: columns recognized, choices and engravings read, judged by the real rules. [issue 18] */
import { beforeAll, describe, expect, it } from 'vitest'
import { loadEngravingSymbols } from '../engraving/symbols/registry.ts'
import { orderDefaults } from '../testing/worlds/keypad-tables.ts'
import { importContext, planTable, planned, tableOf } from '../testing/worlds/keypad-tables.ts'
import { scheduleIds as ids } from '../testing/worlds/schedule-world.ts'
import { roleKey, roleOfKey } from './column-roles.ts'
import { recognizeTable } from './recognize.ts'

beforeAll(loadEngravingSymbols)

const context = importContext()
const about = { ...context, product: context.catalog.products.get(1) }
const recognized = (...rows: string[]) => recognizeTable(tableOf(...rows), about)

describe('the columns of a table', () => {
  it('are recognized by their headings in English', () => {
    expect(
      recognized('Area|Keypad|Qty|Plate|Button 1|Btn 2|Button 2 above|Engraving 3 line 2').columns,
    ).toEqual([
      'room',
      'title',
      'quantity',
      `choice/${ids.plate}`,
      'engraving/1//1/0',
      'engraving/2//1/0',
      'engraving/2/above/1/0',
      'engraving/3//1/1',
    ])
  })

  it('are recognized in French and in Swedish', () => {
    expect(recognized('Pièce|Clavier|Quantité|Gravure 1|Bouton 2 (deuxième langue)').columns).toEqual([
      'room',
      'title',
      'quantity',
      'engraving/1//1/0',
      'engraving/2//2/0',
    ])
    expect(recognized('Rum|Beteckning|Antal|Antal knappar|Knapp 1|Gravyr 2 rad 2').columns).toEqual([
      'room',
      'title',
      'quantity',
      'buttons',
      'engraving/1//1/0',
      'engraving/2//1/1',
    ])
  })

  it('are those of a row for each button where a column says which button it is', () => {
    expect(recognized('Room|Device|Button|Engraving', 'Hall|K1|1|OFF').columns).toEqual([
      'room',
      'title',
      'button',
      'line/0',
    ])
    // "Position" is a side where its cells say so, and a button where they count.
    expect(recognized('Room|Position|Text', 'Hall|1|OFF').columns[1]).toBe('button')
    expect(recognized('Room|Button|Position|Text', 'Hall|1|Above|OFF').columns[2]).toBe('position')
    expect(recognized('Room|Line 1|Line 2').columns.slice(1)).toEqual([
      'engraving/1//1/0',
      'engraving/2//1/0',
    ])
  })

  it('stand under the row that says the most, below the name of the house too', () => {
    expect(recognized('Villa Rosa', '', 'Room|Name|Button 1', 'Hall|K1|OFF').header).toBe(2)
    expect(recognized('Hall|K1|OFF').header).toBe(-1)
  })

  it('are chosen by keys that say the same when they are read back', () => {
    const { columns } = recognized('Room|Plate|Button 2 below|Text|Line 2|Which')
    expect(columns.map((key) => roleKey(roleOfKey(key)))).toEqual(columns)
    expect(roleOfKey('engraving/61//1/0')).toEqual({ kind: 'ignored' })
    expect(roleOfKey('nonsense/1')).toEqual({ kind: 'ignored' })
  })
})

describe('a row for each keypad', () => {
  it('becomes an item with its room, quantity, choices and engravings', () => {
    const [hall] = planned('Room|Name|Qty|Plate|Letters|Button 1|Button 2', 'Hall|K1|2|Large|4 mm|OFF|HALL')
    expect(hall?.notes.filter(({ tone }) => tone === 'error')).toEqual([])
    expect(hall?.item).toMatchObject({ productId: 1, title: 'K1', quantity: 2 })
    expect(hall?.item?.properties).toMatchObject({
      [ids.room]: { value: 'Hall' },
      [ids.plate]: { optionId: ids.large },
      [ids.size]: { optionId: ids.size4 },
      [ids.layout]: { optionId: ids.two },
      [ids.first]: {
        engravings: [{ '0': { below: [{ text: 'OFF' }] }, '1': { below: [{ text: 'HALL' }] } }],
      },
    })
  })

  it('is chosen as people type it: without the blank before a unit, or without the unit', () => {
    const keypads = planned(
      'Name|Plate|Letters|Button 1',
      'A|large|4mm|ON',
      'B|Large|4|ON',
      'C|Large|4 in|ON',
    )
    const sizes = keypads.map(({ item }) => item?.properties[ids.size]?.optionId)
    expect(sizes).toEqual([ids.size4, ids.size4, undefined])
    const [refused] = (keypads[2]?.notes ?? []).filter(({ tone }) => tone === 'error')
    expect(refused?.message).toContain('4 in')
  })

  it('has the smallest layout that holds its buttons, and says so', () => {
    const [one, two] = planned('Name|Plate|Button 1|Button 2', 'A|Large|ON|', 'B|Large|I|O')
    const layoutOf = (keypad: typeof one) => keypad?.item?.properties[ids.layout]?.optionId
    expect([layoutOf(one), layoutOf(two)]).toEqual([ids.one, ids.two])
    expect(two?.notes.map(({ message }) => message)).toEqual([
      'Layout: Two buttons, the smallest that holds 2 buttons.',
    ])
  })

  it('has as many buttons as the file says', () => {
    const [two, three] = planned('Name|Buttons|Button 1', 'A|2|ON', 'B|3|ON')
    expect(two?.item?.properties[ids.layout]).toEqual({ optionId: ids.two })
    expect(three?.notes[0]?.message).toBe('There is no layout with 3 buttons.')
    expect(three?.item).toBeNull()
  })

  it('engraves two lines of a cell, a second line of its own column, pictograms and the second language', () => {
    const [keypad] = planned(
      'Name|Button 1|Button 1 line 2|Button 2|Button 2 second language',
      'A|A|B|[Fan]|C',
    )
    expect(keypad?.item?.properties[ids.first]?.engravings).toEqual([
      { '0': { below: [{ text: 'A' }, { text: 'B' }] }, '1': { below: [{ symbol: 'fan' }] } },
    ])
    expect(keypad?.item?.properties[ids.second]?.engravings).toEqual([{ '1': { below: [{ text: 'C' }] } }])
    const [broken] = planTable([
      ['Name', 'Button 1'],
      ['A', 'READ\nLIGHT'],
    ])
    expect(broken?.item?.properties[ids.first]?.engravings).toEqual([
      { '0': { below: [{ text: 'READ' }, { text: 'LIGHT' }] } },
    ])
  })

  it('takes the name, else the room, else the product', () => {
    const titles = planned('Room|Name|No|Button 1', 'Hall|K1||A', 'Hall|||B', '||7|C').map(
      ({ title }) => title,
    )
    expect(titles).toEqual(['K1', 'Hall', 'Keypad 7'])
  })

  it('is like the item that is chosen, as far as that goes with the row', () => {
    const start = {
      productId: 1,
      like: { [ids.plate]: { optionId: ids.large }, [ids.size]: { optionId: ids.size9 } },
    }
    const [free, small] = planTable(tableOf('Name|Plate|Button 1', 'A||I', 'B|Small|I'), { start })
    expect(free?.item?.properties).toMatchObject({
      [ids.plate]: { optionId: ids.large },
      [ids.size]: { optionId: ids.size9 },
    })
    expect(small?.item?.properties[ids.size]).toEqual({ optionId: ids.size5 })
    expect(small?.notes.map(({ tone, message }) => `${tone}: ${message}`)).toContain(
      'warning: Letters is another than that of the item it is like: it does not go with this row.',
    )
  })
})

describe('a row for each button', () => {
  it('is one keypad with the rows of its room and name, and of rows that say neither', () => {
    const keypads = planned(
      'Room|Device|Button|Position|Engraving',
      'Hall|K1|1|above|ON',
      '||2|below|OFF',
      'Bath|K1|1||FAN',
    )
    expect(keypads.map(({ title, item }) => [title, item?.properties[ids.first]?.engravings])).toEqual([
      ['K1', [{ '0': { above: [{ text: 'ON' }] }, '1': { below: [{ text: 'OFF' }] } }]],
      ['K1', [{ '0': { below: [{ text: 'FAN' }] } }]],
    ])
  })

  it('says where rows of one keypad differ, and where a place is engraved twice', () => {
    const [keypad] = planned('Device|Qty|Button|Engraving', 'K1|1|1|ON', 'K1|2|1|OFF')
    expect(keypad?.notes.flatMap(({ at, message }) => (at === null ? [] : [[at.row, message]]))).toEqual([
      [2, 'This row belongs to the keypad of row 2, which says something else here.'],
      [2, 'Row 2 has an engraving at this place already.'],
    ])
    expect(keypad?.item).toBeNull()
  })

  it('is another keypad where numbers begin anew in each room; a room that differs in a row between is a slip', () => {
    const rows = ['Hall|1|1|ON', '||2|OFF', 'Kitchen|1|1|IN', '|1|2|GO', 'Hall|2|1|FAN', 'Hal|2|2|UP']
    const keypads = planned('Room|No|Button|Engraving', ...rows)
    expect(keypads.map(({ written }) => written.rows)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
    expect(keypads.map(({ item }) => item?.properties[ids.first]?.engravings ?? null)).toEqual([
      [{ '0': { below: [{ text: 'ON' }] }, '1': { below: [{ text: 'OFF' }] } }],
      [{ '0': { below: [{ text: 'IN' }] }, '1': { below: [{ text: 'GO' }] } }],
      null,
    ])
    expect(keypads[2]?.notes[0]?.message).toBe(
      'This row belongs to the keypad of row 6, which says something else here.',
    )
  })

  it('engraves the pieces that it names', () => {
    const [keypad] = planned('Device|Qty|Button|Pieces|Engraving', 'K1|3|1|1, 3|ON', 'K1|3|1|2|OFF')
    expect(keypad?.item?.properties[ids.first]?.engravings).toEqual([
      { '0': { below: [{ text: 'ON' }] } },
      { '0': { below: [{ text: 'OFF' }] } },
      { '0': { below: [{ text: 'ON' }] } },
    ])
  })
})

describe('a cell that can not be taken', () => {
  const faults = (...rows: string[]) =>
    planned(...rows).flatMap(({ notes }) =>
      notes
        .filter(({ tone }) => tone === 'error')
        .map(({ at, message, proposals }) => [at?.column, message, ...proposals]),
    )

  it('names the option that may be meant', () => {
    expect(faults('Name|Plate|Button 1', 'A|Larg|ON')).toEqual([
      [1, '“Plate” has no option with the title or a code “Larg”. It has “Small” or “Large”.', 'Large'],
    ])
  })

  it('says by how much an engraving is too wide, and what would fit', () => {
    expect(faults('Name|Plate|Button 1', 'A|Small|CHANDELIER READING ROOM')).toEqual([
      [2, 'Too wide: 115 mm where 96 mm are there.', 'CHANDELIER\nREADING ROOM'],
    ])
  })

  it('says that the largest layout has fewer buttons', () => {
    expect(faults('Name|Button 1|Button 2|Button 3', 'A|X|Y|Z')).toEqual([
      [3, 'This is button 3, and the largest layout has 2.'],
    ])
  })

  it('says that a name is too long, and a quantity no number', () => {
    expect(faults('Name|Qty|Button 1', `${'N'.repeat(41)}|few|ON`)).toEqual([
      [0, 'The name has 41 characters, and 40 are the most.'],
      [1, 'Write a whole number from 1 to 100,000.'],
    ])
  })

  it('says that a note is too long instead of cutting it', () => {
    expect(faults('Name|Notes|Button 1', `A|${'n'.repeat(10_001)}|ON`)).toEqual([
      [1, 'The note has 10,001 characters, and 10,000 are the most.'],
    ])
  })

  it('is refused by the rules beside the other cells of its row', () => {
    const [[column, message] = []] = faults('Name|Plate|Letters|Button 1', 'A|Small|9 mm|I')
    expect(column).toBe(2)
    expect(message).toMatch(/9 mm/)
  })

  it('names the product that may be meant', () => {
    expect(faults('Name|Product|Button 1', 'A|Keypd|ON')).toEqual([
      [1, 'No product that can be engraved is called “Keypd”.', 'Keypad'],
    ])
  })
})

it('what rows choose for the whole order is said once, and another choice is refused', () => {
  const { plan, orderPropertyId } = orderDefaults()
  const [first, second] = plan('Name|Voltage|Button 1', 'A|230 V|ON', 'B|120 V|OFF')
  expect(first?.order).toEqual({ [orderPropertyId]: { optionId: 92 } })
  expect(second?.notes.map(({ message }) => message)).toContain(
    '“Voltage” is chosen once for everything here: 230 V.',
  )
})

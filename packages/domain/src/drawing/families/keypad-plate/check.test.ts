/** What a keypad's check says from the product's table, and what it leaves unsaid where data is missing or unreadable. */
import { describe, expect, it } from 'vitest'
import { checkKeypadPlate } from './check.ts'

const limits = {
  columnsByWidth: [
    { width: 82, columns: 1 },
    { width: 117, columns: 2 },
  ],
  rowsByHeight: [
    { height: 82, rows: 1 },
    { height: 117, rows: 2 },
  ],
  exceptions: [{ width: 82, rows: 1, columns: 2, backBoxKey: 'wide' }],
}
const plate = { width: 117, height: 117, layoutString: 'PP/PP', mechanismSpacing: { default: 40 } }

describe('the table of plate sizes', () => {
  it.each([
    ['as many as it allows', {}, []],
    [
      'too many columns',
      { layoutString: '3P' },
      ['layoutString: This plate is wide enough for 2 columns of mechanisms, not for 3.'],
    ],
    [
      'too many columns for one',
      { width: 82, layoutString: '2P' },
      ['layoutString: This plate is wide enough for 1 column of mechanisms, not for 2.'],
    ],
    [
      'too many rows',
      { layoutString: 'P/P/P' },
      ['layoutString: This plate is high enough for 2 rows of mechanisms, not for 3.'],
    ],
    [
      'too many rows for one',
      { height: 82, layoutString: 'P/P' },
      ['layoutString: This plate is high enough for 1 row of mechanisms, not for 2.'],
    ],
    [
      'a layout that can not be read',
      { layoutString: 'Q' },
      ['layoutString: This configuration can not be drawn.'],
    ],
    [
      'an exception of the box',
      { width: 82, layoutString: '2P', backBox: { key: 'wide', width: 70, height: 70 } },
      [],
    ],
    [
      'another box',
      { width: 82, layoutString: '2P', backBox: { key: 'other', width: 70, height: 70 } },
      ['layoutString: This plate is wide enough for 1 column of mechanisms, not for 2.'],
    ],
    ['a width that is no number', { width: '117', layoutString: '9P' }, []],
    ['a height that is missing', { height: undefined, layoutString: '9P' }, []],
    ['a layout that is no text', { layoutString: 9 }, []],
  ])('[1.5.38, 1.5.42] %s', (_, spec, words) => {
    const said = checkKeypadPlate({ ...plate, ...spec }, limits)
    expect(said.map(({ path, message }) => `${path}: ${message}`)).toEqual(words)
  })

  it.each([
    ['wide', 1],
    [{ key: 7 }, 1],
    [{ name: 'wide' }, 1],
    [null, 1],
    [undefined, 1],
    [{ key: 'wide' }, 0],
  ])('a back box %j is known by its key alone', (backBox, problems) => {
    const said = checkKeypadPlate({ ...plate, width: 82, layoutString: '2P', backBox }, limits)
    expect(said).toHaveLength(problems)
  })

  it.each([null, undefined, 'rubbish', 7, {}, { columnsByWidth: 'no' }])(
    'says nothing where it is %j',
    (data) => {
      expect(
        checkKeypadPlate({ ...plate, layoutString: '3P', mechanismSpacing: { default: 30 } }, data),
      ).toEqual([])
    },
  )
})

describe('where mechanisms stand', () => {
  const meets = (spec: object) => checkKeypadPlate({ ...plate, ...spec }, null).map(({ path }) => path)
  // Buttons of 17 mm about 58.5 ± 20: every way of setting screws 40 apart meets one of them.
  const crowded = { layoutString: '3P/3P/3P', mechanismSpacing: { default: 20 } }

  it.each([
    ['with a spacing', { spacing: 40 }, ['layoutString']],
    ['without a spacing', { type: 'torx' }, []],
    ['as a text', 'torx', []],
    ['as nothing', undefined, []],
  ])('is judged against screws that the data gives %s', (_, screws, paths) => {
    expect(meets({ ...crowded, screws })).toEqual(paths)
  })

  it('says all that there is to say: of bodies, of screws and of the box', () => {
    const bodies = { P: { width: 21, height: 21 } }
    const backBox = { width: 50, height: 50 }
    expect(meets({ ...crowded, bodies, backBox, screws: { spacing: 40 } })).toEqual([
      'layoutString',
      'layoutString',
      'backBox',
    ])
  })

  it('a plate without mechanisms is judged against its box only', () => {
    const blank = { layoutString: '-', screws: { spacing: 500 } }
    expect(meets(blank)).toEqual([])
    expect(meets({ ...blank, backBox: { width: 118, height: 50 } })).toEqual(['backBox'])
  })

  it('reads these fields', () => {
    expect(checkKeypadPlate.paths).toEqual(['width', 'height', 'layoutString', 'backBox', 'bodies', 'screws'])
  })
})

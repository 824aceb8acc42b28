import { describe, expect, test } from 'vitest'
import { at, type Cursor, keyMoved, nextWritten, rangeOf } from './cursor.ts'

const size = { rows: 10, columns: 4 }
const press = (cursor: Cursor, key: string, given: { shiftKey?: boolean; isMod?: boolean } = {}) =>
  keyMoved(cursor, { key, shiftKey: false, isMod: false, ...given }, size, 5)

describe('[issue 18] the cursor of a grid', () => {
  test('goes with the arrows and stays in the grid', () => {
    expect(press(at(0, 0), 'ArrowDown')).toEqual(at(1, 0))
    expect(press(at(0, 0), 'ArrowUp')).toEqual(at(0, 0))
    expect(press(at(9, 3), 'ArrowRight')).toEqual(at(9, 3))
    expect(press(at(4, 2), 'PageDown')).toEqual(at(9, 2))
    expect(press(at(4, 2), 'Home')).toEqual(at(4, 0))
    expect(press(at(4, 2), 'x')).toBeUndefined()
  })

  test('goes to the ends with Ctrl', () => {
    expect(press(at(4, 2), 'ArrowDown', { isMod: true })).toEqual(at(9, 2))
    expect(press(at(4, 2), 'Home', { isMod: true })).toEqual(at(0, 0))
    expect(press(at(4, 2), 'End', { isMod: true })).toEqual(at(9, 3))
  })

  test('takes the selection along with Shift, from where it began, and drops it without', () => {
    const down = press(at(4, 2), 'ArrowDown', { shiftKey: true }) ?? at(0, 0)
    const wide = press(down, 'ArrowLeft', { shiftKey: true }) ?? at(0, 0)
    expect(rangeOf(wide)).toEqual({ top: 4, bottom: 5, left: 1, right: 2 })
    expect(wide.anchor).toEqual({ row: 4, column: 2 })
    expect(press(wide, 'ArrowUp')).toEqual(at(4, 1))
  })

  test('Tab goes from one cell that is written in to the next, line by line, and leaves at the end', () => {
    const written = [false, true, true, false]
    expect(nextWritten(at(0, 0), size, written, 1)).toEqual(at(0, 1))
    expect(nextWritten(at(0, 2), size, written, 1)).toEqual(at(1, 1))
    expect(nextWritten(at(1, 1), size, written, -1)).toEqual(at(0, 2))
    expect(nextWritten(at(9, 2), size, written, 1)).toBeUndefined()
    expect(nextWritten(at(0, 1), size, written, -1)).toBeUndefined()
    expect(nextWritten(at(5, 1), size, [false, false, false, false], 1)).toBeUndefined()
  })
})

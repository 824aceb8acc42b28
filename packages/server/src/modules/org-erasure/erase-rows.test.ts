/** In which order tables are emptied. */
import { expect, test } from 'vitest'
import { inOrderOfKeys } from './erase-rows.ts'

const keys = (all: Record<string, string[]>) =>
  new Map(Object.entries(all).map(([table, its]) => [table, new Set(its)]))

test('[issue 17] whoever refers to a table is emptied before it, and a circle at once', () => {
  expect(
    inOrderOfKeys(
      keys({
        orders: ['members'],
        members: [],
        lines: ['orders', 'pictures'],
        pictures: ['lines'],
        views: [],
      }),
    ),
  ).toEqual([['lines', 'pictures'], ['orders'], ['members'], ['views']])
})

test('[issue 17] who refers to a circle and is not in it stands before it, whatever it is called', () => {
  expect(inOrderOfKeys(keys({ a: ['b'], b: ['a'], z: ['a'] }))).toEqual([['z'], ['a', 'b']])
  expect(inOrderOfKeys(keys({ z: ['y'], y: ['z'], a: ['z'] }))).toEqual([['a'], ['y', 'z']])
})

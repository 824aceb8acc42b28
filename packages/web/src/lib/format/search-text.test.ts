import { expect, it } from 'vitest'
import { foldText, searchFor } from './search-text.ts'

it('finds every word, wherever it stands, whatever its accents and capital letters', () => {
  const isFound = searchFor(' brass  CAFÉ ')
  expect(['Café, brushed brass', 'cafe\nBRASS', 'Cafe\u0301 in brass'].map(isFound)).toEqual([
    true,
    true,
    true,
  ])
  expect(['Café', 'brass', ''].map(isFound)).toEqual([false, false, false])
})

it('finds everything where nothing is typed', () => {
  expect(['', 'Hall'].map(searchFor('  '))).toEqual([true, true])
})

it('compares texts of plain signs as all others', () => {
  expect([' Hall 2 ', 'ÅNGSTRÖM', 'Søren', '北京'].map(foldText)).toEqual([
    'hall 2',
    'angstrom',
    'søren',
    '北京',
  ])
})

/** The fonts of paper: which of them a text needs. */
import { expect, test } from 'vitest'
import { fontSamples } from './font-faces.ts'

const needed = (family: 'inter' | 'arimo' | 'barlow', text: string) =>
  fontSamples(family, text).map(
    ({ fontFamily, fontWeight, text: sign }) => `${fontFamily} ${fontWeight} ${sign}`,
  )

test('a plain text needs both weights of its own family', () => {
  expect(needed('inter', '<p>Quote 12</p>\n')).toEqual(['"Paper Inter" 400 a', '"Paper Inter" 600 a'])
})

test('what a family lacks is fetched from the next that has it', () => {
  expect(needed('barlow', 'Ελ')).toEqual([
    '"Paper Barlow" 400 a',
    '"Paper Barlow" 600 a',
    '"Paper Inter" 400 Ε',
    '"Paper Inter" 600 Ε',
  ])
  expect(needed('inter', 'שלום')).toContain('"Paper Arimo" 400 ש')
})

test('what none of them has asks for nothing', () => {
  expect(needed('inter', '漢字')).toHaveLength(2)
})

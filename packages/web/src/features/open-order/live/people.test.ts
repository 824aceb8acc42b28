import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { initialsOf } from '../../../lib/format/initials.ts'
import { othersOf } from './people.ts'

test('initials are the first letters of the first and the last name', () => {
  expect(
    ['Grace Whitfield', 'ann', 'Jean Luc de Vries', ' ', '42', 'Żaneta Łoś', '🙂 Kim'].map(initialsOf),
  ).toEqual(['GW', 'A', 'JV', '?', '?', 'ŻŁ', 'K'])
})

const person = (userId: number) => ({ userId, name: `P ${userId}`, itemId: null })

test('one’s own pages are not among the others', () => {
  expect(othersOf([person(1), person(2), person(3)], 2).map(({ userId }) => userId)).toEqual([1, 3])
})

property.prop([fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 8 })])(
  'up to eight people have different colours, and each enough contrast for white text',
  (ids) => {
    const colors = othersOf(ids.map(person), 0).map(({ color }) => color)
    expect(new Set(colors).size).toBe(colors.length)
    for (const color of colors) expect(1.05 / (luminance(color) + 0.05)).toBeGreaterThanOrEqual(4.5)
  },
)

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

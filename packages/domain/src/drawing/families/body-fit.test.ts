/** Bodies behind a plate: what lies in a box, round or not, what meets, and what is said of it. Limits from both sides. */
import { describe, expect, it } from 'vitest'
import { hiddenBackBoxSchema } from '../spec-parts.ts'
import { bodyOf, bodyProblems, boxProblems, type PlateBody, solidBox } from './box-fit.ts'
import { roundGangs } from './plate-common.ts'

const plate = { width: 100, height: 80 }

function body(x: number, y: number, width: number, height = width, isRound = false): PlateBody {
  return { title: `body ${x}`, center: { x, y }, width, height, isRound }
}

const opening = (given: object) => hiddenBackBoxSchema.parse({ width: 60, height: 40, ...given })
const isOutside = (given: object, one: PlateBody) =>
  boxProblems(plate, opening(given), [one], 'mm').length > 0

describe('a body', () => {
  const place = { center: { x: 10, y: 20 }, face: { x: 0, y: 0, width: 30, height: 20 }, title: 'it' }
  it('is as the data says, a round one as wide as high, or as its face', () => {
    const bodies = { R: { width: 9, height: 5, isRound: false }, D: { width: 9, height: 5, isRound: true } }
    const shape = (letter: string) => {
      const { width, height, isRound } = bodyOf(letter, place, bodies)
      return { width, height, isRound }
    }
    expect(shape('R')).toEqual({ width: 9, height: 5, isRound: false })
    expect(shape('D')).toEqual({ width: 9, height: 9, isRound: true })
    expect(shape('P')).toEqual({ width: 30, height: 20, isRound: false })
  })

  it('takes its place before and behind the plate', () => {
    expect(solidBox(body(10, 10, 8), { x: 8, y: 0, width: 4, height: 12 })).toEqual({
      x: 6,
      y: 0,
      width: 8,
      height: 14,
    })
  })
})

describe('inside a box', () => {
  // 60 × 40 about 50,40: from 20,20 to 80,60.
  it.each([
    ['at its left edge', body(25, 40, 10), false],
    ['over it', body(24.9, 40, 10), true],
    ['at its right edge', body(75, 40, 10), false],
    ['over it', body(75.1, 40, 10), true],
    ['at its upper edge', body(50, 25, 10), false],
    ['over it', body(50, 24.9, 10), true],
    ['at its lower edge', body(50, 55, 10), false],
    ['over it', body(50, 55.1, 10), true],
  ])('%s', (_, one, outside) => {
    expect(isOutside({}, one)).toBe(outside)
  })

  it('its opening counts where the data says one', () => {
    expect(isOutside({ opening: { width: 20, height: 20 } }, body(50, 40, 20))).toBe(false)
    expect(isOutside({ opening: { width: 20, height: 20 } }, body(50, 40, 21))).toBe(true)
  })

  // A circle of 40 about 50,40: 3 : 4 : 5 is 12 and 16 of 20.
  it.each([
    ['a corner on the circle, right and below', body(56, 48, 12, 16), false],
    ['left and above', body(44, 32, 12, 16), false],
    ['beyond it, to the right', body(56.1, 48, 12, 16), true],
    ['beyond it, below', body(56, 48.1, 12, 16), true],
    ['wider', body(56, 48, 12.2, 16), true],
    ['higher', body(56, 48, 12, 16.2), true],
    ['a round body that touches it', body(56, 48, 20, 20, true), false],
    ['a round body across it', body(56, 48, 20.2, 20.2, true), true],
  ])('round: %s', (_, one, outside) => {
    expect(isOutside({ width: 40, height: 40, isRound: true }, one)).toBe(outside)
  })

  it('any of the gangs of a round one will do', () => {
    const two = { width: 80, height: 40, isRound: true, gangs: 2 }
    expect(roundGangs(plate, opening(two))).toEqual([
      { x: 30, y: 40 },
      { x: 70, y: 40 },
    ])
    expect(isOutside(two, body(70, 40, 40, 40, true))).toBe(false)
    expect(isOutside(two, body(50, 40, 40, 40, true))).toBe(true)
    expect(roundGangs(plate, opening({ ...two, gangs: 1 }))).toEqual([{ x: 50, y: 40 }])
    const narrow = roundGangs(plate, opening({ ...two, width: 30, gangs: 3 }))
    expect(narrow.map(({ x, y }) => `${x},${y}`)).toEqual(['50,40', '50,40', '50,40'])
  })
})

describe('what is said', () => {
  const outside = (count: number) => Array.from({ length: count }, (_, index) => body(index, 40, 1))
  const words = (count: number, box = {}) =>
    boxProblems(plate, opening(box), outside(count), 'mm').map(({ message }) => message)

  it('names up to four and counts more', () => {
    const rest =
      'inside the back box, whose opening is 60 × 40 mm. Choose a larger back box, another plate or fewer mechanisms.'
    expect(words(1)).toEqual([`Body 0 does not stand ${rest}`])
    expect(words(4)).toEqual([`Body 0, body 1, body 2 and body 3 do not stand ${rest}`])
    expect(words(5)).toEqual([`5 mechanisms do not stand ${rest}`])
    expect(words(0)).toEqual([])
    expect(words(1, { title: 'Deep box' })[0]).toContain('inside the Deep box, whose')
  })

  it.each([
    [{ width: 100, height: 80 }, []],
    [
      { width: 100.1, height: 80 },
      [
        'A plate of 100 × 80 mm does not cover the back box of 100.1 × 80 mm. Choose a larger plate or a smaller back box.',
      ],
    ],
    [
      { width: 100, height: 80.1, title: 'Box' },
      [
        'A plate of 100 × 80 mm does not cover the Box of 100 × 80.1 mm. Choose a larger plate or a smaller back box.',
      ],
    ],
  ])('a box %j behind a plate of 100 × 80', (box, expected) => {
    expect(boxProblems(plate, opening(box), [], 'mm').map(({ message }) => message)).toEqual(expected)
  })

  it('nothing without a box', () => {
    expect(boxProblems(plate, undefined, outside(1), 'mm')).toEqual([])
  })

  // Centers 12 and 16 apart are 20 apart.
  it.each([
    ['rectangles side by side', [body(0, 0, 10), body(10, 0, 10)], 0],
    ['rectangles that overlap', [body(0, 0, 10), body(9.9, 0, 10)], 1],
    ['circles that touch', [body(0, 0, 20, 20, true), body(12, 16, 20, 20, true)], 0],
    ['circles that overlap', [body(0, 0, 20, 20, true), body(12, 16, 20.2, 20.2, true)], 1],
    ['a circle and a corner', [body(0, 0, 20, 20, true), body(12, 16, 20)], 1],
    ['a corner and a circle', [body(0, 0, 20), body(12, 16, 20, 20, true)], 1],
    ['the last two of three', [body(0, 0, 10), body(50, 0, 10), body(55, 0, 10)], 1],
  ])('%s', (_, bodies, count) => {
    const problems = bodyProblems(bodies)
    expect(problems).toHaveLength(count)
    expect(problems.every(({ path }) => path === 'layoutString')).toBe(true)
  })

  it('names the first two that meet', () => {
    expect(bodyProblems([body(0, 0, 10), body(50, 0, 10), body(55, 0, 10)])[0]?.message).toBe(
      'Body 50 and body 55 meet behind the plate. Choose another plate or fewer mechanisms.',
    )
  })
})

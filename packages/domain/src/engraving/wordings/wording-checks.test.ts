/** What a change of engravings is judged by: whether it mends what was wrong, and leaves nothing worse. */
import { describe, expect, it } from 'vitest'
import type { EngravingCheck, EngravingSideCheck, EngravingState } from '../limits.ts'
import { checkOfEntry, isMended, isNoWorse, worstState } from './suggest-wordings.ts'

const check = (state: EngravingState, more: Partial<EngravingCheck> = {}): EngravingCheck => ({
  state,
  hardMm: 10,
  softMm: 4,
  widthMm: 8,
  isExact: true,
  missing: [],
  ...more,
})

function side(states: readonly EngravingState[], dropped = 0): EngravingSideCheck {
  return {
    kept: states.map((state) => ({ text: state })),
    dropped,
    checks: states.map((state) => check(state)),
  }
}

const empty = side([])
const [ok, soft, over] = ['ok', 'overRecommended', 'overLimit'] as const

it.each<[EngravingSideCheck | undefined, EngravingState]>([
  [undefined, ok],
  [empty, ok],
  [side([ok, soft]), soft],
  [side([soft, ok]), soft],
  [side([soft, over]), over],
  [side([over, soft]), over],
])('the worst state of a side is that of its worst line: %#', (of, state) => {
  expect(worstState(of)).toBe(state)
})

it('the check of an entry is that of its line; one that is not cut has none', () => {
  const both = side([ok, over])
  expect(both.kept.map((entry) => checkOfEntry(both, entry)?.state)).toEqual([ok, over])
  expect(checkOfEntry(both, { text: ok })).toBeUndefined()
  expect(checkOfEntry(undefined, { text: ok })).toBeUndefined()
})

describe('a change mends a line', () => {
  const place = { mechanism: 2, side: 'below' } as const
  const mends = (was: EngravingState, after: EngravingSideCheck, entries = after.kept) =>
    isMended(check(was), { '2': { above: side([over]), below: after } }, place, entries)

  it.each<[EngravingState, EngravingState, boolean]>([
    [over, ok, true],
    [over, soft, true],
    [over, over, false],
    [soft, ok, true],
    [soft, soft, false],
    [soft, over, false],
  ])('[1.5.33, 1.5.34] that was %s and is %s: %s', (was, is, isBetter) => {
    expect(mends(was, side([is]))).toBe(isBetter)
  })

  it('when each of its lines is better', () => {
    expect(mends(over, side([ok, soft]))).toBe(true)
    expect(mends(over, side([ok, over]))).toBe(false)
    expect(mends(over, side([over, ok]))).toBe(false)
  })

  it('when each is cut, with every letter, by real glyphs', () => {
    const after = (of: EngravingCheck) => ({ ...side([ok]), checks: [of] })
    expect(mends(over, after(check(ok, { missing: ['日'] })))).toBe(false)
    expect(mends(over, after(check(ok, { isExact: false })))).toBe(false)
    expect(mends(over, side([ok]), [{ text: 'not cut' }])).toBe(false)
    expect(isMended(check(over), {}, place, [{ text: ok }])).toBe(false)
  })
})

describe('a change leaves nothing worse', () => {
  const from = (above: EngravingSideCheck, below = empty) => ({
    '0': { above: empty, below: empty },
    '1': { above, below },
  })

  it.each([
    ['when all stays', side([soft], 1), side([soft], 1), true],
    ['when a line is better', side([over]), side([soft]), true],
    ['when a line is kept that was dropped', side([soft], 1), side([soft, ok]), true],
    ['unless a line is worse', side([ok]), side([soft]), false],
    ['unless a line is dropped', side([ok, ok]), side([ok], 1), false],
  ])('%s', (_when, before, after, isSo) => {
    expect(isNoWorse(from(before), from(after))).toBe(isSo)
    expect(isNoWorse(from(empty, before), from(empty, after))).toBe(isSo)
  })

  it('unless a mechanism with engravings goes', () => {
    expect(isNoWorse(from(empty), {})).toBe(true)
    expect(isNoWorse(from(side([ok])), {})).toBe(false)
    expect(isNoWorse(from(empty, side([ok])), {})).toBe(false)
  })

  it('when mechanisms come', () => {
    expect(isNoWorse({}, from(side([over])))).toBe(true)
  })
})

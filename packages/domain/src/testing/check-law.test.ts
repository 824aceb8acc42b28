/** The floors under property tests hold themselves. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkAsyncLaw, checkLaw } from './check-law.ts'

const digit = fc.integer({ min: 0, max: 9 })

describe('a law with floors', () => {
  it('passes where its cases are common, and counts a case once a run', () => {
    expect(() =>
      checkLaw({ even: 30, any: 100 }, fc.tuple(digit, fc.boolean()), (cover, [value]) => {
        cover('any')
        cover('any')
        if (value % 2 === 0) cover('even')
      }),
    ).not.toThrow()
  })

  it('fails where a case is rare, and says how rare', () => {
    expect(() =>
      checkLaw(
        { never: 1 },
        digit,
        (cover, value) => {
          if (value > 9) cover('never')
        },
        { numRuns: 50 },
      ),
    ).toThrow('"never" held in 0 of 50 runs, its floor is 1 percent')
  })

  it('fails where the law fails, whatever its cases, with what breaks it', () => {
    expect(() => checkLaw({}, digit, (_, value) => expect(value).toBe(-1))).toThrow('Counterexample: [0]')
  })

  it('counts runs that a precondition throws away', () => {
    expect(() =>
      checkLaw(
        { kept: 90 },
        digit,
        (cover, value) => {
          fc.pre(value % 2 === 0)
          cover('kept')
        },
        { numRuns: 200 },
      ),
    ).toThrow('"kept" held in 200 of')
  })

  it('may wait', async () => {
    await checkAsyncLaw({ any: 100 }, digit, async (cover) => cover(await Promise.resolve('any' as const)))
    await expect(checkAsyncLaw({ any: 1 }, digit, () => Promise.resolve())).rejects.toThrow('"any" held in 0')
  })

  it('has no floor where a time limit interrupted it: too few examples were drawn to tell', () => {
    const usual = fc.readConfigureGlobal()
    const rare = (numRuns: number) => () => checkLaw({ never: 50 }, digit, () => {}, { numRuns })
    expect(rare(20)).toThrow('"never" held in 0 of 20 runs')
    try {
      fc.configureGlobal({ ...usual, interruptAfterTimeLimit: 20 })
      expect(rare(1_000_000_000)).not.toThrow()
    } finally {
      fc.configureGlobal(usual)
    }
  })
})

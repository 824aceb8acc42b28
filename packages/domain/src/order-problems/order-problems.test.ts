/** When problems can be reported, what they may be about, what becomes of them, and how they are told. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { orderProblemMessages as messages } from '../messages/order/order-problems.ts'
import { anOrder, aProfile, at } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { shopProfile } from '../testing/lifecycle-fixtures.ts'
import { PROBLEM_WORDS_MOST } from './kinds.ts'
import { problemNote, solutionNote } from './note.ts'
import { goodsHaveLeft, problemItemsFault, problemStateOf, problemSteps } from './rules.ts'
import { optionalProblemWordsSchema, problemWordsSchema, withAddedWords } from './words.ts'

const date = at('2026-06-01')
const orderAt = (key: string) => anOrder({ statusData: { started: { date }, [key]: { date } } })

describe('[issue 18] the goods of an order', () => {
  it.each([
    ['started', false],
    ['submittedForApproval', false],
    ['readyToPayDeposit', false],
    ['inProduction', false],
    ['finalPaymentReceived', false],
    ['shipped', true],
    ['delivered', true],
  ])('at %s have left: %s', (key, haveLeft) =>
    expect(goodsHaveLeft(orderAt(key), shopProfile)).toBe(haveLeft),
  )

  it('have left at the last status of an organization that has none for it, and after one of those that has', () => {
    const statuses = (...types: ('static' | 'shipped')[]) =>
      aProfile({
        productOrderStatuses: [
          { key: 'started', type: 'orderStarted', title: 'Started' },
          ...types.map((type, index) => ({ key: `s${index}`, type, title: `Step ${index}` })),
        ],
      })
    const left = (profile: ReturnType<typeof statuses>, key: string) => goodsHaveLeft(orderAt(key), profile)
    const without = statuses('static', 'static')
    expect(['started', 's0', 's1'].map((key) => left(without, key))).toEqual([false, false, true])
    const between = statuses('static', 'shipped', 'static', 'static')
    expect(['s0', 's1', 's2', 's3'].map((key) => left(between, key))).toEqual([false, true, true, true])
  })
})

const lines = [
  { id: 4, quantity: 3 },
  { id: 9, quantity: 1 },
]
const item = (productInstanceId: number, quantity: number) => ({ productInstanceId, quantity })

describe('[issue 18] what a problem is about', () => {
  it.each([
    [[], null],
    [[item(4, 3), item(9, 1)], null],
    [[item(4, 4)], 'tooManyPieces'],
    [[item(9, 1), item(9, 1)], 'itemTwice'],
    [[item(5, 1)], 'itemUnknown'],
  ])('%j: %s', (items, fault) => expect(problemItemsFault(items, lines)).toBe(fault))

  it('is never more than the order has', () => {
    const some = fc.array(
      fc.record({
        productInstanceId: fc.integer({ min: 3, max: 10 }),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 3 },
    )
    checkLaw({ fits: 10, 'does not fit': 10 }, some, (cover, items) => {
      const fits = problemItemsFault(items, lines) === null
      cover(fits ? 'fits' : 'does not fit')
      const ids = items.map(({ productInstanceId }) => productInstanceId)
      const isOnce = new Set(ids).size === ids.length
      const isThere = items.every(({ productInstanceId, quantity }) =>
        lines.some((line) => line.id === productInstanceId && quantity <= line.quantity),
      )
      expect(fits).toBe(isOnce && isThere)
    })
  })
})

describe('[issue 18] what can be done with a problem', () => {
  const said = {
    open: { resolution: null, answer: '' },
    answered: { resolution: null, answer: 'A new one is made.' },
    solved: { resolution: 'repair', answer: '' },
  } as const
  const steps = (state: keyof typeof said, userId: number, isEmployee: boolean) =>
    Object.entries(problemSteps({ ...said[state], reporterId: 1 }, { userId, isEmployee })).flatMap(
      ([step, may]) => (may ? [step] : []),
    )
  it.each([
    ['open', 1, false, ['addWords', 'takeBack']],
    ['answered', 1, false, ['addWords']],
    ['solved', 1, false, []],
    ['open', 2, false, []],
    ['open', 2, true, ['answer']],
    ['answered', 2, true, ['answer']],
    ['solved', 2, true, ['reopen']],
    ['open', 1, true, ['addWords', 'takeBack', 'answer']],
  ] as const)('%s, by %d, an employee: %s', (state, userId, isEmployee, may) =>
    expect(steps(state, userId, isEmployee)).toEqual(may),
  )

  it.each([
    [null, true, 'open'],
    [null, false, 'answered'],
    ['replacement', true, 'solved'],
    ['nothing', false, 'solved'],
  ] as const)('with the end %s, waiting for an answer: %s, it is %s', (resolution, awaitsAnswer, state) => {
    expect(problemStateOf({ resolution, awaitsAnswer })).toBe(state)
  })
})

describe('[issue 18] what is written', () => {
  const parse = (text: string) => {
    const parsed = problemWordsSchema.safeParse(text)
    return parsed.success ? parsed.data : parsed.error.issues[0]?.message
  }
  it('has no blanks around it and nothing that no eye sees, and is not empty or too long', () => {
    expect(parse('  It is\r\nbroken\u0007 ')).toBe('It is\nbroken')
    expect(parse(' \n ')).toBe(messages.wordsMissing)
    expect(parse('x'.repeat(PROBLEM_WORDS_MOST))).toHaveLength(PROBLEM_WORDS_MOST)
    expect(parse('x'.repeat(PROBLEM_WORDS_MOST + 1))).toMatch(/^This has 4,001 characters; at most 4,000 /)
    expect(optionalProblemWordsSchema.parse('  ')).toBe('')
  })

  it('is added under what stands, as long as there is room', () => {
    expect(withAddedWords('It is broken.', 'On both sides.')).toBe('It is broken.\n\nOn both sides.')
    const rest = PROBLEM_WORDS_MOST - 'One\n\n'.length
    expect(withAddedWords('One', 'x'.repeat(rest))).toHaveLength(PROBLEM_WORDS_MOST)
    expect(withAddedWords('One', 'x'.repeat(rest + 1))).toBeNull()
  })

  it('is told with what is wrong, and with how it was solved', () => {
    const items = [{ title: 'Hall', quantity: 2 }]
    expect(problemNote({ kind: 'damaged', items, words: 'Scratched.' })).toBe(
      'Damaged\n2 × Hall\n\nScratched.',
    )
    expect(problemNote({ kind: 'other', items: [], words: 'Late.' })).toBe('Something else\n\nLate.')
    expect(solutionNote('repair', 'It is on its way.')).toBe('Repaired\n\nIt is on its way.')
    expect(solutionNote('nothing', '')).toBe('Nothing to be done')
  })
})

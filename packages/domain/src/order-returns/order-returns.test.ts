/** What may come back of an order, who takes which step of a return, and how a return is told. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { at } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { orderReturnStates } from './kinds.ts'
import { returnNote, returnStateNote } from './note.ts'
import {
  type CountedReturn,
  receivedFault,
  restockedPieces,
  returnablePieces,
  returnItemsFault,
  returnSteps,
  takenPieces,
} from './rules.ts'
import { RETURN_WORDS_MOST, returnWordsSchema } from './words.ts'

const lines = [
  { id: 4, quantity: 3 },
  { id: 9, quantity: 1 },
]
const item = (productInstanceId: number, quantity: number) => ({ productInstanceId, quantity })
const arrived = (productInstanceId: number, received: number, restocked = received) => ({
  productInstanceId,
  received,
  restocked,
})
let lastId = 0
const aReturn = (fields: Partial<CountedReturn>): CountedReturn => ({
  id: (lastId += 1),
  state: 'authorized',
  items: [item(4, 2)],
  received: [],
  deletedAt: null,
  ...fields,
})

describe('[issue 18] what can be returned', () => {
  it.each([
    [[item(4, 3), item(9, 1)], [], null],
    [[item(4, 4)], [], 'returnTooManyPieces'],
    [[item(9, 1), item(9, 1)], [], 'returnItemTwice'],
    [[item(5, 1)], [], 'returnItemUnknown'],
    [[item(4, 1)], [aReturn({})], null],
    [[item(4, 2)], [aReturn({})], 'returnTooManyPieces'],
    [[item(4, 3)], [aReturn({ state: 'declined' })], null],
    [[item(4, 3)], [aReturn({ deletedAt: at('2026-06-01') })], null],
    [[item(4, 2)], [aReturn({ state: 'closed', received: [arrived(4, 1)] })], null],
    [[item(4, 3)], [aReturn({ state: 'received', received: [arrived(4, 1)] })], 'returnTooManyPieces'],
  ])('%j beside %j: %s', (items, others, fault) => expect(returnItemsFault(items, lines, others)).toBe(fault))

  it('is never more, of all returns together, than was ordered', () => {
    const attempts = fc.array(
      fc.record({ line: fc.constantFrom(4, 9, 5), quantity: fc.integer({ min: 1, max: 4 }) }),
      { maxLength: 8 },
    )
    checkLaw({ full: 20 }, attempts, (cover, wanted) => {
      const taken: CountedReturn[] = []
      for (const { line, quantity } of wanted) {
        const items = [item(line, quantity)]
        if (returnItemsFault(items, lines, taken) === null) taken.push(aReturn({ items }))
      }
      const pieces = takenPieces(taken)
      for (const { id, quantity } of lines) expect(pieces.get(id) ?? 0).toBeLessThanOrEqual(quantity)
      if (returnablePieces(lines, taken).size < lines.length) cover('full')
    })
  })

  it('goes back on the shelf as far as it is said to, and not before it arrived', () => {
    const received = [arrived(4, 2, 1), arrived(9, 1)]
    expect([...restockedPieces([aReturn({ received, state: 'received' })])]).toEqual([
      [4, 1],
      [9, 1],
    ])
    expect(restockedPieces([aReturn({ received })]).size).toBe(0)
  })
})

describe('[issue 18] what arrives of a return', () => {
  const items = [item(4, 2), item(9, 1)]
  it.each([
    [[arrived(4, 2)], null],
    [[arrived(4, 1, 0), arrived(9, 0)], null],
    [[arrived(4, 3)], 'receivedTooMany'],
    [[arrived(4, 1, 2)], 'restockedTooMany'],
    [[arrived(5, 1)], 'receivedUnknown'],
    [[arrived(4, 1), arrived(4, 1)], 'receivedUnknown'],
    [[arrived(4, 0)], 'nothingReceived'],
    [[], 'nothingReceived'],
  ])('%j: %s', (received, fault) => expect(receivedFault(received, items)).toBe(fault))
})

describe('[issue 18] the steps of a return', () => {
  const steps = (state: (typeof orderReturnStates)[number], userId: number, isEmployee: boolean) =>
    Object.entries(returnSteps({ state, requesterId: 7, requesterKind: 'guest' }, { userId, isEmployee }))
      .filter(([, may]) => may)
      .map(([step]) => step)

  it('are the employees’, but that who asked withdraws it while nothing was decided', () => {
    expect(orderReturnStates.map((state) => steps(state, 7, false))).toEqual([['withdraw'], [], [], [], []])
    expect(orderReturnStates.map((state) => steps(state, 8, false))).toEqual([[], [], [], [], []])
    expect(orderReturnStates.map((state) => steps(state, 8, true))).toEqual([
      ['decide'],
      ['undecide', 'receive'],
      ['undecide'],
      ['unreceive', 'close'],
      ['reopen'],
    ])
  })

  it('of one that an employee opened begin where it is authorized, and it is withdrawn by them', () => {
    const opened = { state: 'authorized', requesterId: 7, requesterKind: 'employee' } as const
    expect(returnSteps(opened, { userId: 7, isEmployee: true })).toMatchObject({
      withdraw: true,
      undecide: false,
      receive: true,
    })
    expect(returnSteps(opened, { userId: 8, isEmployee: true }).withdraw).toBe(false)
  })
})

describe('[issue 18] a return in words', () => {
  it('says why, what comes back, and what was written', () => {
    const items = [{ title: 'Hall', quantity: 2 }]
    expect(returnNote({ reason: 'wrong', items, words: 'They are brass.' })).toBe(
      'Wrong item\n2 × Hall\n\nThey are brass.',
    )
    expect(returnNote({ reason: 'other', items, words: '' })).toBe('Another reason\n2 × Hall')
    expect(returnStateNote('authorized', items, 'Send them to us.')).toBe(
      'Authorized\n2 × Hall\n\nSend them to us.',
    )
  })

  it('is refused where there is too much of it, and kept without what no eye can see', () => {
    expect(returnWordsSchema.parse('  One\r\ntwo\u0007 ')).toBe('One\ntwo')
    const long = returnWordsSchema.safeParse('x'.repeat(RETURN_WORDS_MOST + 1))
    expect(long.error?.issues[0]?.message).toBe(
      'This has 4,001 characters; at most 4,000 can be kept. Please shorten it.',
    )
  })
})

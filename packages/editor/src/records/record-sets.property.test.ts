/** The law of lists that are sets: two people put members in and take them out, and what each did last stands, whoever was first. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mergeKindOf, rebase, settle } from '@orderwright/domain/catalog-changes'
import { manualClock, memoryStorage } from '../testing/fixtures.ts'
import { openRecordPage, type RecordPage, refusal, startRecordServer } from '../testing/record-pages.ts'
import { mergeMaps, type RecordValues } from './record-maps.ts'

/** Ann cares for even numbers, Bob for odd ones: nobody contradicts the other. */
const people = ['Ann', 'Bob'] as const
const member = fc.integer({ min: 1, max: 6 })
const place = fc.constantFrom('userIds', 'parts' as const)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('turn' as const), member, place }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('undo' as const), by: fc.constantFrom(0, 1) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('wait' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('hear' as const), by: fc.constantFrom(0, 1) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('slow answers' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('answers arrive' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('lost answer' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('offline' as const) }) },
)

const setsSchema = z.object({
  userIds: z.array(z.number()),
  parts: z.object({ 7: z.object({ optionIds: z.array(z.number()) }) }),
})

function listAt(record: unknown, where: 'userIds' | 'parts'): number[] {
  const values = setsSchema.parse(record)
  return where === 'userIds' ? values.userIds : values.parts[7].optionIds
}

/** Ids in one sequence, names too: for comparing what has none. */
function sortedIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(Number).toSorted((a, b) => a - b)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
}

function openPages() {
  const server = startRecordServer()
  const clean = { userIds: [1, 2, 3, 4], parts: { 7: { optionIds: [1, 2] } } }
  for (const id of [1, 2]) server.others(id, structuredClone(clean))
  const clock = manualClock()
  const pages = people.map((by) => openRecordPage(server, { by, clock, storage: memoryStorage() }))
  return { server, pages }
}

function turn(page: RecordPage, id: number, where: 'userIds' | 'parts', label: string): boolean {
  const held = listAt(page.view(1), where)
  const isIn = held.includes(id)
  const list = isIn ? held.filter((one) => one !== id) : [...held, id]
  page.set(1, where === 'userIds' ? { userIds: list } : { parts: { 7: { optionIds: list } } }, { label })
  return !isIn
}

describe('lists that are sets', () => {
  test.prop([fc.array(step, { maxLength: 30 })], { numRuns: 500 })(
    '[issue 14] what each person did last to their own members stands, and nobody is asked anything',
    async (steps) => {
      const { server, pages } = openPages()
      const arrivals: (() => void)[] = []
      /** what each did, so that an undo takes the last of it back */
      const done: { label: string; before: boolean; key: string }[][] = [[], []]
      const wanted = new Map<string, boolean>()
      for (const where of ['userIds', 'parts'] as const) {
        for (let id = 1; id <= 6; id += 1)
          wanted.set(`${where} ${id}`, listAt(server.records.get(1), where).includes(id))
      }
      let count = 0
      for (const one of steps) {
        if (one.type === 'turn') {
          const by = one.member % 2
          const page = pages[by]
          const key = `${one.place} ${one.member}`
          const label = `${(count += 1)}`
          if (page) {
            const isIn = turn(page, one.member, one.place, label)
            done[by]?.push({ label, before: !isIn, key })
            wanted.set(key, isIn)
          }
        } else if (one.type === 'undo') {
          const page = pages[one.by]
          const last = done[one.by]?.at(-1)
          if (page && last && page.editor.getState().undoLabel === last.label) {
            await page.editor.undo()
            wanted.set(last.key, last.before)
            done[one.by]?.pop()
          }
        } else if (one.type === 'wait') for (const page of pages) await page.elapse()
        else if (one.type === 'hear') pages[one.by]?.hear()
        else if (one.type === 'slow answers') arrivals.push(server.holdAnswers())
        else if (one.type === 'answers arrive') for (const letGo of arrivals.splice(0)) letGo()
        else if (one.type === 'lost answer') server.fates.push('lost')
        else server.fates.push({ answer: refusal('offline') })
      }
      server.fates.length = 0
      for (const letGo of arrivals.splice(0)) letGo()
      for (let round = 0; round < 6; round += 1) for (const page of pages) await page.elapse()
      for (const page of pages) {
        expect(page.problems).toEqual([])
        expect(page.editor.getState()).toMatchObject({ writes: [], saveState: 'saved' })
      }
      const held = [...wanted.keys()].map((key) => {
        const [where, id] = key.split(' ')
        const list = listAt(server.records.get(1), where === 'parts' ? 'parts' : 'userIds')
        return [key, list.includes(Number(id))] as const
      })
      expect(new Map(held)).toEqual(wanted)
    },
  )

  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 8 }))
  test.prop([ids, ids, ids])(
    '[issue 14] merge to what was there, with all that one of two has put in and without all that one has taken out',
    (base, mine, theirs) => {
      const kindOf = () => 'set' as const
      const { value, isConflict } = mergeMaps({ ids: base }, { ids: mine }, { ids: theirs }, [], kindOf)
      const expected = [1, 2, 3, 4, 5, 6, 7, 8].filter((id) =>
        base.includes(id)
          ? mine.includes(id) && theirs.includes(id)
          : mine.includes(id) || theirs.includes(id),
      )
      expect(
        z
          .array(z.number())
          .parse(value['ids'])
          .toSorted((a, b) => a - b),
      ).toEqual(expected)
      expect(isConflict).toBe(false)
    },
  )

  /** A product's associations, as three people might have left them. */
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 })
  const product = fc.record({
    associations: fc.record({
      productProperties: fc.dictionary(
        fc.constantFrom('5', '6', '7'),
        some.map((disabledProductOptionIds) => ({ disabledProductOptionIds })),
      ),
    }),
    title: fc.constantFrom('Plate', 'Lamp', 'Door'),
  })
  test.prop([product, product, product], { numRuns: 1000 })(
    '[issue 14] [issue 16] drafts are laid over what was published as edits are over those of a colleague',
    (before, mine, theirs) => {
      const merged = mergeMaps(before, mine, theirs, [], mergeKindOf('product'))
      const change = { kind: 'update', resource: 'product', id: 1, before, values: mine } as const
      const settled = settle(change, theirs, 'mine')
      const laid = settled?.kind === 'update' ? { ...theirs, ...settled.values } : theirs
      const asSets = (record: RecordValues) => JSON.stringify(record, (_, value: unknown) => sortedIds(value))
      expect(rebase(change, theirs).ok).toBe(!merged.isConflict)
      expect(asSets(laid)).toBe(asSets(merged.value))
    },
  )

  it('keep the sequence in which they stand, new members behind', () => {
    const merged = mergeMaps({ ids: [9, 2] }, { ids: [9, 2, 5] }, { ids: [9, 2, 1] }, [], () => 'set')
    expect(merged.value).toEqual({ ids: [9, 2, 1, 5] })
  })
})

/** The law of records that save by themselves: two people over one server, whatever they do and whatever becomes of their calls. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { manualClock, memoryStorage } from '../testing/fixtures.ts'
import { at, openRecordPage, type RecordPage, refusal, startRecordServer } from '../testing/record-pages.ts'
import { isMap, isSameValue } from './record-maps.ts'
import type { RecordProblem } from './record-problems.ts'

const people = ['Ann', 'Bob'] as const
/** Both edit titles, ranks and versions; notes are Ann's alone, codes Bob's. */
const ownField = { Ann: 'note', Bob: 'code' } as const

const by = fc.constantFrom(...people)
const id = fc.constantFrom(1, 2)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('write' as const),
      by,
      id,
      path: fc.constantFrom('title', 'own', 'versions.1', 'versions.2'),
      isTyped: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('rank' as const), by }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('back' as const), by, id }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('undo' as const), by }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('redo' as const), by }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('leave' as const), by }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('wait' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('pause' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('hear' as const), by }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('slow answers' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('answers arrive' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('lost answer' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('no' as const),
      code: fc.constantFrom('offline' as const, 'refused' as const, 'unauthenticated' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('sign in' as const), by }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('reload' as const), by }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('answer' as const), by, isMine: fc.boolean() }),
  },
)

/** A person at a page, and what stands there by their own last word. */
function startPerson(
  name: (typeof people)[number],
  world: { readonly server: ReturnType<typeof startRecordServer> },
) {
  const { server } = world
  const storage = memoryStorage()
  const clock = manualClock()
  /** conflicts that were none: nobody else had written there last */
  const untrue: RecordProblem[] = []
  /** the last word that this person has written, by record and path */
  const claims = new Map<string, string>()

  /** Somebody else has written there last, over what this person saw, and something else than this person. */
  function isTrue({ write, current, fields }: RecordProblem): boolean {
    const change = write.changes.find((one) => one.id === current?.['id'])
    if (fields.length === 0 || !change) return false
    return fields.every((field) => {
      const paths = field === 'versions' ? ['versions.1', 'versions.2'] : [field]
      return paths.some((path) => {
        const [mine, was, theirs] = [change.props, change.base, current].map((values) => at(values, path))
        const last = server.written.findLast((one) => one.id === change.id && one.path === path)
        const isByAnother = last !== undefined && last.by !== name
        const isSame = isSameValue(mine, theirs) || isSameValue(mine, was) || isSameValue(was, theirs)
        return isByAnother && !isSame
      })
    })
  }
  const open = (): RecordPage =>
    openRecordPage(server, {
      by: name,
      storage,
      clock,
      onProblem: (problem) => {
        if (problem.kind === 'conflict' && !isTrue(problem)) untrue.push(problem)
      },
    })
  let page = open()
  const forget = (label: string | null) => {
    for (const path of label?.split(', ') ?? []) claims.delete(path)
  }

  return {
    name,
    untrue,
    claims,
    page: () => page,
    write(recordId: number, path: string, word: string, delayMs: number) {
      const [field = path, key] = path.split('.')
      const held = page.view(recordId)[field]
      const value = key !== undefined && isMap(held) ? { ...held, [key]: word } : word
      const label = `${recordId} ${path}`
      if (page.set(recordId, { [field]: value }, { label, delayMs })) claims.set(label, word)
    },
    /** Both records change together. */
    rank(count: number) {
      const records = [1, 2].map((one) => ({ record: page.view(one), props: { rank: count * 10 + one } }))
      page.editor.update({ resource: 'product', label: '1 rank, 2 rank', records })
    },
    /** What stands there is typed again over something that was not taken. */
    back(recordId: number) {
      const isRefused = page.editor.getState().problems.length > 0
      page.set(recordId, { title: page.view(recordId)['title'] })
      if (isRefused) forget(`${recordId} title`)
    },
    async step(direction: 'undo' | 'redo') {
      const { undoLabel, redoLabel } = page.editor.getState()
      forget(direction === 'undo' ? undoLabel : redoLabel)
      await page.editor[direction]()
    },
    reload() {
      page.close()
      page = open()
    },
    answer(isMine: boolean) {
      const [problem] = page.editor.getState().problems
      if (!problem) return
      if (isMine) return page.editor.retry(problem)
      const words = JSON.stringify(problem.write.changes)
      for (const [path, word] of claims) if (words.includes(`"${word}"`)) claims.delete(path)
      page.editor.discard(problem)
    },
    /** Words that are not on the server, not in a problem, and were there for nobody to see. */
    lost(): string[] {
      const problems = JSON.stringify(page.editor.getState().problems)
      return [...claims].flatMap(([label, word]) => {
        const [recordId, path = ''] = label.split(' ')
        const isSaved = at(server.records.get(Number(recordId)), path) === word
        const wasReplaced = server.written.some(
          (one) => one.by !== name && one.id === Number(recordId) && one.path === path && one.over === word,
        )
        return isSaved || wasReplaced || problems.includes(`"${word}"`) ? [] : [`${label} ${word}`]
      })
    },
  }
}

describe('the law of records that save by themselves', () => {
  test.prop([fc.array(step, { maxLength: 40 })], { numRuns: 1000 })(
    'in the end all is saved or offered, no typed word is lost, and nobody is in conflict with themselves',
    async (steps) => {
      const server = startRecordServer()
      const persons = people.map((name) => startPerson(name, { server }))
      const arrivals: (() => void)[] = []
      const settle = async () => {
        for (const { page } of persons) await page().settle()
      }
      const arrive = async () => {
        for (const letGo of arrivals.splice(0)) letGo()
        await settle()
      }
      let count = 0
      for (const one of steps) {
        const person = 'by' in one ? persons.find(({ name }) => name === one.by) : persons[0]
        if (!person) throw new Error('nobody')
        if (one.type === 'write') {
          count += 1
          const path = one.path === 'own' ? ownField[person.name] : one.path
          person.write(one.id, path, `word${count}`, one.isTyped ? 400 : 0)
        } else if (one.type === 'rank') person.rank((count += 1))
        else if (one.type === 'back') person.back(one.id)
        else if (one.type === 'undo' || one.type === 'redo') await person.step(one.type)
        else if (one.type === 'leave') person.page().editor.flush()
        else if (one.type === 'wait') await settle()
        else if (one.type === 'pause') for (const { page } of persons) await page().elapse(400)
        else if (one.type === 'hear') person.page().hear()
        else if (one.type === 'slow answers') arrivals.push(server.holdAnswers())
        else if (one.type === 'answers arrive') await arrive()
        else if (one.type === 'lost answer') server.fates.push('lost')
        else if (one.type === 'no') server.fates.push({ answer: refusal(one.code) })
        else if (one.type === 'sign in') person.page().editor.resume()
        else if (one.type === 'reload') person.reload()
        else person.answer(one.isMine)
      }
      server.fates.length = 0
      await arrive()
      const rest = async () => {
        for (let turn = 0; turn < 4; turn += 1) {
          for (const { page } of persons) {
            page().editor.resume()
            await page().elapse()
          }
        }
      }
      await rest()
      for (const { page } of persons) {
        const { writes, problems, saveState } = page().editor.getState()
        expect(writes).toEqual([])
        expect(saveState).toBe(problems.length === 0 ? 'saved' : 'problem')
      }
      expect(server.written.filter(({ hadSeen }) => !hadSeen)).toEqual([])
      for (const { untrue } of persons) expect(untrue).toEqual([])
      for (const { lost } of persons) expect(lost()).toEqual([])
      // Whoever is asked can answer, and then nothing is left to ask.
      for (let turn = 0; turn < 40; turn += 1) {
        for (const { answer } of persons) answer(turn % 3 !== 0)
        await rest()
        if (persons.every(({ page }) => page().editor.getState().saveState === 'saved')) break
      }
      for (const { page, lost } of persons) {
        page().hear()
        expect(page().editor.getState()).toMatchObject({ writes: [], problems: [], saveState: 'saved' })
        for (const record of server.records.values()) expect(page().view(record.id)).toEqual(record)
        expect(lost()).toEqual([])
      }
    },
  )
})

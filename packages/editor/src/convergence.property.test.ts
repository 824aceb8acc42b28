/** The law of working together, against whatever people do and in whatever order they hear of it. */
import { fc, test } from '@fast-check/vitest'
import type { ProductInstance } from '@orderwright/domain/orders'
import { describe, expect } from 'vitest'
import type { OrderEditor } from './order-editor.ts'
import { ids } from './testing/catalog.ts'
import { settle } from './testing/fixtures.ts'
import { item, together as setUp } from './testing/two-editors.ts'

describe('the law of working together', () => {
  const person = fc.constantFrom(0, 1)
  const line = fc.constantFrom(1, 2, 3)
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('title' as const), person, line }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('note' as const), person, line }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('order' as const), person }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('choose' as const),
        person,
        line,
        option: fc.constantFrom(ids.small, ids.large),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('move' as const), person, line, rank: fc.nat(5) }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), person, line }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('add' as const), person }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('undo' as const), person }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('redo' as const), person }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('wait' as const) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('type ahead' as const) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('slow answers' as const) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('answers arrive' as const) }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('hear' as const), person, order: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('miss' as const), person }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const), person }) },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('fail' as const), lost: fc.boolean() }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('answer' as const),
        person,
        choice: fc.constantFrom('mine' as const, 'theirs' as const),
      }),
    },
  )

  test.prop([fc.array(step, { maxLength: 60, size: 'max' })], { numRuns: 200 })(
    'whatever is done, in whatever order it is heard, all see the same in the end and no typed word is lost',
    async (steps) => {
      const world = setUp()
      const { server, clock, inboxes, open } = world
      const editors = [...world.editors]
      const arrivals: (() => void)[] = []
      const arrive = async () => {
        for (const letGo of arrivals.splice(0)) letGo()
        await settle()
      }
      let count = 0
      /** typed words whose end is accounted for: shown in a conflict, taken back by their author, or refused in words */
      const accounted = new Set<string>()
      const typed: { word: string }[] = []
      const superseded = (editor: OrderEditor) => {
        // What a person types over or takes back before it was sent is their own doing.
        for (const { word } of typed) {
          if (JSON.stringify(editor.getState().document).includes(`"${word}"`)) accounted.add(word)
        }
      }
      const settleConflict = (editor: OrderEditor, choice: 'mine' | 'theirs') => {
        const { conflict, saveState } = editor.getState()
        if (!conflict || saveState !== 'conflict') return
        for (const { word } of typed) if (JSON.stringify(conflict).includes(`"${word}"`)) accounted.add(word)
        editor.resolveConflict(choice)
      }
      const says = () => {
        count += 1
        const word = `word${count}.`
        typed.push({ word })
        return word
      }
      for (const one of steps) {
        const editor = 'person' in one ? editors[one.person] : editors[0]
        if (!editor) continue
        if (one.type === 'title' || one.type === 'note') {
          if (!item(editor, one.line)) continue
          superseded(editor)
          const word = says()
          const fields = one.type === 'title' ? { title: word } : { notes: word }
          editor.setItemFields(one.line, fields, 'Type', one.type)
        } else if (one.type === 'order') {
          superseded(editor)
          editor.setOrderFields({ title: says() }, 'Title', 'title')
        } else if (one.type === 'choose') {
          editor.choose(one.line, ids.size, { optionId: one.option }, 'Size')
        } else if (one.type === 'move') editor.moveItem(one.line, one.rank)
        else if (one.type === 'remove') {
          superseded(editor)
          editor.removeItem(one.line)
        } else if (one.type === 'add') editor.addItem({ productId: ids.product, title: says() })
        else if (one.type === 'undo' || one.type === 'redo') {
          superseded(editor)
          editor[one.type]()
        } else if (one.type === 'wait') await settle()
        else if (one.type === 'type ahead') clock.advance(200)
        else if (one.type === 'slow answers') arrivals.push(server.holdAnswers())
        else if (one.type === 'answers arrive') await arrive()
        else if (one.type === 'hear') {
          const inbox = inboxes[one.person] ?? []
          const [change] = inbox.splice(one.order % Math.max(1, inbox.length), 1)
          if (change) editor.receiveChanges(change)
        } else if (one.type === 'miss') inboxes[one.person]?.shift()
        else if (one.type === 'fail') server.failures.push({ code: 'offline', lost: one.lost })
        else if (one.type === 'answer') settleConflict(editor, one.choice)
        else {
          await settle()
          editor.dispose()
          const fresh = open(one.person)
          fresh.receiveChanges(world.everything())
          editors[one.person] = fresh
        }
        // A question is on the screen exactly while the work stands for it.
        for (const { getState } of editors) {
          expect(getState().conflict !== null).toBe(getState().saveState === 'conflict')
        }
      }
      await arrive()
      // Everybody is connected again, hears everything, and answers every question.
      server.failures.length = 0
      const isIdle = () =>
        editors.every((editor) => editor.getState().saveState === 'saved' && !editor.getState().conflict)
      for (let turn = 0; turn < 80; turn += 1) {
        await settle()
        clock.advance(15_000)
        await settle()
        for (const editor of editors) {
          editor.receiveChanges(world.everything())
          settleConflict(editor, turn % 2 === 0 ? 'mine' : 'theirs')
        }
        if (isIdle() && turn > 3) break
      }
      const content = ({ id, title, notes, quantity, rank, properties }: ProductInstance) => ({
        id,
        title,
        notes,
        quantity,
        rank,
        properties,
      })
      const held = [...server.records.entries()]
        .filter(
          ([key, record]) =>
            key.startsWith('productInstance:') && !server.deleted.has(`productInstance:${record.id}`),
        )
        .map(([, record]) => content(JSON.parse(JSON.stringify(record))))
      const byId = (one: { id: number }, other: { id: number }) => one.id - other.id
      for (const editor of editors) {
        const state = editor.getState()
        expect(state.saveState).toBe('saved')
        expect(state.document.items.map(content).sort(byId)).toEqual(held.sort(byId))
        expect(state.document.order.title).toBe(server.records.get('productOrder:10')?.['title'])
      }
      // The server never accepted a value over one that its writer had not seen …
      expect(server.blindWrites).toEqual([])
      // … and every word that was typed reached the server, or its end was somebody's own or was shown to its author.
      const rejected = JSON.stringify(editors.flatMap((editor) => editor.getState().rejections))
      const lost = typed
        .map(({ word }) => word)
        .filter((word) => !server.written.has(JSON.stringify(word)))
        .filter((word) => !accounted.has(word) && !rejected.includes(word))
      expect(lost).toEqual([])
    },
  )
})

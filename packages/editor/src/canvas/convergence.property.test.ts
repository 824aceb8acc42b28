/** The law of drawing together: whatever people draw, change, delete and take back on one canvas, in whatever order they hear of it. */
import { fc, test } from '@fast-check/vitest'
import { spatialOf } from '@orderwright/domain/orders'
import { canvasKinds } from '@orderwright/domain/canvas'
import { describe, expect } from 'vitest'
import type { OrderEditor } from '../order-editor.ts'
import { settle } from '../testing/fixtures.ts'
import { canvasDocumentOf, canvasSettings } from '../testing/editors-canvas.ts'
import { together } from '../testing/two-editors.ts'
import { createCanvas } from './canvas.ts'

const PEOPLE = 4

function canvasOf(editor: OrderEditor) {
  const canvas = createCanvas({
    document: canvasDocumentOf(editor),
    kinds: canvasKinds,
    settings: canvasSettings,
  })
  canvas.setSnapping(false)
  return canvas
}

/** The walls and openings as a person sees them. */
function contentOf(editor: OrderEditor): Record<string, unknown> {
  const { archWall, entity } = spatialOf(editor.getState().document)
  return Object.fromEntries([
    ...[...archWall].map(([id, { from, to, thickness }]) => [`wall ${id}`, { from, to, thickness }]),
    ...[...entity].map(([id, { data }]) => [`entity ${id}`, data]),
  ])
}

/** The numbers of a value that are not where they were. */
function changedNumbers(before: unknown, after: unknown): readonly number[] {
  if (typeof before === 'number') return before === after ? [] : [before]
  if (typeof before !== 'object' || before === null) return []
  const others = new Map<string, unknown>(
    typeof after === 'object' && after !== null ? Object.entries(after) : [],
  )
  return Object.entries(before).flatMap(([key, value]) => changedNumbers(value, others.get(key)))
}

type Canvas = ReturnType<typeof canvasOf>

function drawWall(canvas: Canvas, at: number): void {
  canvas
    .tool('wall')
    .press(at, at)
    .press(at + 200, at)
    .escape()
    .escape()
}

function drawDoor(canvas: Canvas, editor: OrderEditor, which: number): void {
  const walls = [...spatialOf(editor.getState().document).archWall.values()]
  const wall = walls[which % Math.max(1, walls.length)]
  if (!wall) return
  const { x, z } = wall.from
  canvas
    .tool('opening')
    .press(x + 20, z)
    .press(x + 20, z)
    .escape()
    .escape()
}

const person = fc.nat(PEOPLE - 1)
const which = fc.nat(20)
const change = fc.constantFrom('place' as const, 'thickness' as const, 'delete' as const)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('wall' as const), person }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('door' as const), person, which }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('change' as const), person, which, change }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('undo' as const), person }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('redo' as const), person }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('wait' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('slow answers' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('answers arrive' as const) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('hear' as const), person, order: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('miss' as const), person }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const), person }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('fail' as const), lost: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      person,
      choice: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
)

describe('the law of drawing together', () => {
  // Without a size of its own a list has ten steps at most.
  test.prop([fc.array(step, { maxLength: 60, size: 'max' })], { numRuns: 100 })(
    '[issue 15] all see the same in the end, nothing is overwritten unseen, and Undo takes back only what is one’s own',
    async (steps) => {
      const world = together(PEOPLE)
      const { server, clock, inboxes, open } = world
      const people = world.editors.map((editor) => ({ editor, canvas: canvasOf(editor) }))
      const arrivals: (() => void)[] = []
      /** every number is drawn once: by whom. None of them is an id. */
      const authors = new Map<number, number>()
      const drawnBy = (author: number): number => {
        const value = 1_000_000 + authors.size * 1000
        authors.set(value, author)
        return value
      }
      const arrive = async () => {
        for (const letGo of arrivals.splice(0)) letGo()
        await settle()
      }
      // Something stands there that all of them know.
      for (const _ of [1, 2, 3]) if (people[0]) drawWall(people[0].canvas, drawnBy(0))
      await settle()
      for (const { editor } of people) editor.receiveChanges(world.everything())
      for (const one of steps) {
        const index = 'person' in one ? one.person : 0
        const page = people[index]
        if (!page) continue
        const { editor, canvas } = page
        switch (one.type) {
          case 'wall':
            drawWall(canvas, drawnBy(index))
            break
          case 'door':
            drawDoor(canvas, editor, one.which)
            break
          case 'change': {
            const shapes = [...canvas.shapes.all()].sort((a, b) => a.key.localeCompare(b.key))
            const shape = shapes[one.which % Math.max(1, shapes.length)]
            if (!shape) break
            canvas.select([shape.key])
            const isWall = shape.resource === 'archWall'
            if (one.change === 'delete') canvas.deleteSelected()
            else if (one.change === 'place') {
              const at = drawnBy(index)
              const place = { from: { x: at, z: at }, to: { x: at + 200, z: at } }
              canvas.setProps(isWall ? place : { data: { offset: at } }, 'Place')
            } else if (isWall) canvas.setProps({ thickness: drawnBy(index) }, 'Thickness')
            break
          }
          case 'undo': {
            const before = contentOf(editor)
            editor.undo()
            const taken = changedNumbers(before, contentOf(editor)).filter((number) => authors.has(number))
            expect(taken.map((number) => authors.get(number))).toEqual(taken.map(() => index))
            break
          }
          case 'redo':
            editor.redo()
            break
          case 'wait':
            await settle()
            break
          case 'slow answers':
            arrivals.push(server.holdAnswers())
            break
          case 'answers arrive':
            await arrive()
            break
          case 'hear': {
            const inbox = inboxes[index] ?? []
            const [heard] = inbox.splice(one.order % Math.max(1, inbox.length), 1)
            if (heard) editor.receiveChanges(heard)
            break
          }
          case 'miss':
            inboxes[index]?.shift()
            break
          case 'fail':
            server.failures.push({ code: 'offline', lost: one.lost })
            break
          case 'answer':
            if (editor.getState().conflict) editor.resolveConflict(one.choice)
            break
          case 'reload': {
            await settle()
            canvas.dispose()
            editor.dispose()
            const again = open(index)
            again.receiveChanges(world.everything())
            people[index] = { editor: again, canvas: canvasOf(again) }
          }
        }
      }
      await arrive()
      server.failures.length = 0
      const isIdle = () =>
        people.every(({ editor }) => editor.getState().saveState === 'saved' && !editor.getState().conflict)
      for (let turn = 0; turn < 80 && !(turn > 3 && isIdle()); turn += 1) {
        await settle()
        clock.advance(15_000)
        await settle()
        for (const { editor } of people) {
          editor.receiveChanges(world.everything())
          if (editor.getState().conflict) editor.resolveConflict(turn % 2 === 0 ? 'mine' : 'theirs')
        }
      }
      const [first] = people
      if (!first) throw new Error('nobody')
      const held = contentOf(first.editor)
      for (const { editor } of people) {
        expect(editor.getState().saveState).toBe('saved')
        expect(contentOf(editor)).toEqual(held)
        // A change of what was gone before the page was opened is all that can not be saved.
        const codes = editor.getState().rejections.map(({ error }) => error.code)
        expect(codes.filter((code) => code !== 'notFound')).toEqual([])
      }
      const standing = [...server.records.keys()].filter(
        (key) => !server.deleted.has(key) && /^(archWall|entity):/.test(key),
      )
      expect(Object.keys(held)).toHaveLength(standing.length)
      expect(server.blindWrites).toEqual([])
    },
  )
})

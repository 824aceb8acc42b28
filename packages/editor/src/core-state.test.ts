/** The state of an open order, step by step, without a server. */
import { describe, expect, it } from 'vitest'
import {
  type CoreState,
  openState,
  shownState,
  withIds,
  withoutTold,
  withPlannedStep,
  withReconciled,
  withRefused,
  withSent,
  withStep,
} from './core-state.ts'
import type { Operation } from './document/operations.ts'
import { planStep } from './history/plan-step.ts'
import { aContext } from './testing/catalog.ts'
import { anItem, anOrder } from './testing/fixtures.ts'

const start = () =>
  openState(aContext(), { order: anOrder(), items: [anItem(1, 1, { title: 'Hall' }), anItem(2, 2)] })
const renamed = (to: string, from: string, id = 1): Operation => ({
  kind: 'update',
  resource: 'productInstance',
  id,
  props: { title: to },
  base: { title: from },
})
const rename = (state: CoreState, to: string, from: string, id = 1) =>
  withStep(state, { label: `Rename to ${to}`, id: to, operations: [renamed(to, from, id)] }, null)
const titles = ({ view }: CoreState) => view.document.items.map(({ title }) => title)
const unsaid = { saveState: 'saved', conflict: null, isKept: true } as const

describe('the state of an open order', () => {
  it('shows what was done, and names the step that takes it back', () => {
    const after = rename(start(), 'Foyer', 'Hall')
    expect(titles(after)).toEqual(['Foyer', ''])
    expect(shownState(after, unsaid)).toMatchObject({
      activeItemId: 1,
      undoLabel: 'Rename to Foyer',
      redoLabel: null,
      isKept: true,
    })
  })

  it('takes a step back and shows its line, and does it again', () => {
    const both = rename(rename(start(), 'Foyer', 'Hall'), 'Bath', '', 2)
    const planned = planStep(both.undo, both.view, 'undo')
    if (!planned) throw new Error('nothing to undo')
    const back = withPlannedStep(both, planned)
    expect([titles(back), back.view.activeItemId]).toEqual([['Foyer', ''], 2])
    expect(shownState(back, unsaid)).toMatchObject({
      undoLabel: 'Rename to Foyer',
      redoLabel: 'Rename to Bath',
    })
  })

  it('tells what was refused with what had been typed, and forgets the step that was sent in it', () => {
    const sent = withSent(rename(rename(start(), 'Foyer', 'Hall'), 'Lobby', 'Foyer'), 'undo', ['b'])
    const batch = { key: 'b', operations: [renamed('Lobby', 'Foyer')] }
    const refused = withRefused(sent, batch, { status: 400, code: 'invalid', message: 'Too long.' })
    expect(refused.rejections).toEqual([
      { id: 'b', error: { status: 400, code: 'invalid', message: 'Too long.' }, texts: ['Lobby'] },
    ])
    expect(shownState(refused, unsaid).undoLabel).toBe('Rename to Foyer')
    const notice = { ...refused, notices: [{ id: 'n', text: 'Deleted by Ada.' }] }
    expect(withoutTold(notice, 'b')).toMatchObject({ rejections: [], notices: [{ id: 'n' }] })
    expect(withoutTold(notice, 'n')).toMatchObject({ rejections: [{ id: 'b' }], notices: [] })
  })

  it('goes on with the ids of the server, in the document, in the steps and for the line that is shown', () => {
    const made = openState(aContext(), {
      order: anOrder(),
      items: [{ ...anItem(7, 1, { title: 'Hall' }), id: -7 }],
    })
    const known = withIds(rename(made, 'Foyer', 'Hall', -7), new Map([[-7, 70]]))
    expect(known.view.document.items.map(({ id }) => id)).toEqual([70])
    expect(known.view.activeItemId).toBe(70)
    expect(known.undo.history.undo[0]?.operations).toEqual([renamed('Foyer', 'Hall', 70)])
  })

  it('takes a step back to what the server stored, not to what was typed', () => {
    const typed = rename(rename(start(), 'foyer', 'Hall'), 'Lobby', 'foyer')
    const update = {
      kind: 'update',
      resource: 'productInstance',
      id: 1,
      props: { title: 'foyer' },
      base: {},
    } as const
    const stored = withReconciled(typed, {
      operation: update,
      fields: new Map([['title', { sent: 'foyer', stored: 'Foyer' }]]),
    })
    expect(stored.undo.history.undo.at(-1)?.operations).toEqual([renamed('Lobby', 'Foyer')])
  })
})

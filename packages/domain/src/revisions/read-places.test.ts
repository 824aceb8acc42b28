/** Where pieces stand, and viewports with their notes, as a comparison of revisions says it. [issue 18] */
import { describe, expect, it } from 'vitest'
import { compareReadings } from '../orders/revisions/difference.ts'
import type { RevisionReading } from '../orders/revisions/reading.ts'
import { differenceWords } from '../messages/papers/revisions.ts'
import { archCustomViewSchema } from '../spatial/schema.ts'
import { anItem } from '../testing/builders.ts'
import { aCanvasContext } from '../testing/canvas.ts'
import { readPlaces } from './read-places.ts'

const record = {
  version: 1,
  created: '2026-01-01 00:00:00',
  lastUpdated: '2026-01-01 00:00:00',
  deletedAt: null,
}
const viewport = (id: number, more: object = {}) =>
  archCustomViewSchema.parse({
    ...record,
    id,
    orgId: 1,
    productOrderId: 1,
    rank: id,
    title: `Wall ${id}`,
    ...more,
  })

function reading(item: object, views: readonly ReturnType<typeof viewport>[]): RevisionReading {
  const items = [anItem({ id: 31, title: 'Pantry', ...item })]
  const context = aCanvasContext({ items, nameOf: () => 'Pantry' })
  const archCustomView = new Map(views.map((view) => [view.id, view]))
  const places = readPlaces({ ...context, tables: { ...context.tables, archCustomView } }, 'in')
  return { facts: [], choices: [], items: [], canvas: [], places, amounts: null }
}

const at = (x: number, rotation = 0) => ({
  plan: { x, z: 4, rotation },
  view: { archCustomViewId: 7, x, y: 20 },
})
const wording = { ...differenceWords, amountText: String }
const between = (one: RevisionReading, other: RevisionReading) => compareReadings(one, other, wording).canvas

describe('what stands where', () => {
  it('says each place of a piece that moved, and nothing of one that stays', () => {
    const views = [viewport(7), viewport(8)]
    const before = reading({ quantity: 2, placements: [at(10), at(40)] }, views)
    const after = reading({ quantity: 2, placements: [at(10), at(42.5, 90)] }, views)
    expect(between(before, before)).toEqual([])
    expect(
      between(before, after).map(({ title, kind, fields }) => [
        title,
        kind,
        ...fields.map((field) => [field.title, field.before, field.after].join(': ')),
      ]),
    ).toEqual([
      ['Piece “Pantry, piece 2 (Top plan)”', 'changed', 'From the left: 40": 42 1/2"', 'Rotation: 0°: 90°'],
      ['Piece “Pantry, piece 2 (Wall 7)”', 'changed', 'From the left: 40": 42 1/2"'],
    ])
  })

  it('says which viewport a piece stands on, by its title', () => {
    const views = [viewport(7, { title: 'North' }), viewport(8, { title: 'East' })]
    const other = { plan: null, view: { archCustomViewId: 8, x: 10, y: 20 } }
    const [moved] = between(
      reading(
        { quantity: 1, placements: [{ ...other, view: { ...other.view, archCustomViewId: 7 } }] },
        views,
      ),
      reading({ quantity: 1, placements: [other] }, views),
    )
    expect(moved?.fields).toMatchObject([{ title: 'Stands on', before: 'North', after: 'East' }])
  })

  it('says a viewport that is new, archived, called otherwise, at another number, and notes that are printed on it', () => {
    const before = reading({ placements: [] }, [viewport(7), viewport(8)])
    const notes = { mismatch: 'Seam at 48"' }
    const after = reading({ placements: [] }, [
      viewport(8, { rank: 1, title: 'Lobby', drawingNotesData: notes }),
      viewport(7, { archived: 1 }),
      viewport(9),
    ])
    expect(
      between(before, after).map(({ key, kind, fields }) => [
        key,
        kind,
        fields.map(({ key: name }) => name).join(),
      ]),
    ).toEqual([
      ['archCustomView 8', 'changed', 'title,number,mismatch'],
      ['archCustomView 7', 'changed', 'number,archived'],
      ['archCustomView 9', 'added', 'title,number'],
    ])
  })

  it('is not compared with a revision of before it was read', () => {
    const now = reading({ placements: [at(10)] }, [viewport(7)])
    const { places: _, ...before } = now
    expect(between(before, now)).toEqual([])
  })
})

import { noSpatialTables } from '@orderwright/domain/spatial'
import { describe, expect, it } from 'vitest'
import { tableOf } from '../testing/canvas.ts'
import { aContext } from '../testing/catalog.ts'
import { anItem, anOrder } from '../testing/fixtures.ts'
import { openView, withActiveItem, withContext, withDocument, withServerIds } from './document-view.ts'

const items = [1, 2, 3].map((id) => anItem(id, id))
const open = () => openView(aContext(), { order: anOrder(), items })
const without = (...ids: number[]) => ({
  order: anOrder(),
  items: items.filter(({ id }) => !ids.includes(id)),
})

describe('the view of a document', () => {
  it('opens with its first line, or none', () => {
    expect(open().activeItemId).toBe(1)
    expect(openView(aContext(), { order: anOrder(), items: [] }).activeItemId).toBeNull()
  })

  it('selects only lines that are there', () => {
    expect(withActiveItem(open(), 2).activeItemId).toBe(2)
    expect(withActiveItem(open(), 9).activeItemId).toBeNull()
  })

  it('moves the selection off a line that went, and leaves any other where it is', () => {
    const view = withActiveItem(open(), 2)
    expect(withDocument(view, without(1)).activeItemId).toBe(2)
    expect(withDocument(view, without(2)).activeItemId).toBe(1)
    expect(withDocument(view, without(1, 2)).activeItemId).toBe(3)
    expect(withDocument(view, without(1, 2, 3)).activeItemId).toBeNull()
  })

  it('opens the first lines that arrive where there were none, as those it is opened with', () => {
    const empty = openView(aContext(), { order: anOrder(), items: [] })
    expect(withDocument(empty, { ...empty.document, items })).toMatchObject({ activeItemId: 1 })
    // Nothing is opened for somebody who closed what was open.
    expect(withDocument(withActiveItem(open(), null), without(1)).activeItemId).toBeNull()
  })

  it('is evaluated anew with the document and the context, and with nothing else', () => {
    const view = open()
    expect(withDocument(view, view.document)).toBe(view)
    expect(withActiveItem(view, 2).evaluation).toBe(view.evaluation)
    expect(withDocument(view, without(1)).evaluation).not.toBe(view.evaluation)
    const context = aContext()
    expect(withContext(view, context)).toMatchObject({ context, document: view.document })
  })

  it('[2.2.04] says of the canvas what stands there now, and judges no line anew for it', () => {
    const view = openView(aContext(), { order: anOrder(), items, spatial: noSpatialTables })
    const wall = { id: 5 }
    const spatial = { ...noSpatialTables, archWall: tableOf<'archWall'>(wall) }
    const drawn = withDocument(view, { ...view.document, spatial })
    expect([...(drawn.evaluation.document.spatial?.archWall.keys() ?? [])]).toEqual([5])
    expect(drawn.evaluation.items).toBe(view.evaluation.items)
    expect([...drawn.evaluation.itemsById.keys()]).toEqual([1, 2, 3])
    expect(drawn.evaluation).toMatchObject({ isValid: view.evaluation.isValid, costs: view.evaluation.costs })
  })

  it('keeps a new line selected when it gets its server id', () => {
    const view = openView(aContext(), { order: anOrder(), items: [{ ...anItem(1, 1), id: -1 }] })
    const named = withServerIds(view, new Map([[-1, 1000]]))
    expect([named.activeItemId, named.document.items[0]?.id]).toEqual([1000, 1000])
  })
})

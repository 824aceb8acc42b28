/** Sheets of the canvas, and people who work on it at the same time or without a line. */
import { describe, expect, test } from 'vitest'
import { spatialOf } from '@orderwright/domain/orders'
import { openCanvas, panelsAt, tableOf, viewport } from '../testing/canvas.ts'

describe('sheets', () => {
  const two = tableOf<'archCustomView'>(
    { id: 8, title: 'East', rank: 2, archived: 0 },
    { id: 7, title: 'North', rank: 1, archived: 0 },
    { id: 9, title: 'Old', rank: 3, archived: 1 },
  )

  test('[2.2.52, 2.2.53, 1.4.27] one goes through the plan, the viewports by rank and the layout; archived ones are left out', () => {
    const { canvas } = openCanvas({ archCustomView: two })
    expect(canvas.sheets()).toEqual([
      { type: 'plan' },
      { type: 'view', id: 7 },
      { type: 'view', id: 8 },
      { type: 'layout' },
    ])
    canvas.step(1)
    expect(canvas.getState().sheet).toEqual({ type: 'view', id: 7 })
    canvas.step(-2)
    expect(canvas.getState().sheet).toEqual({ type: 'layout' })
  })

  test('each sheet keeps where one looked', () => {
    const { canvas } = openCanvas({ archCustomView: two })
    canvas.zoomBy(3)
    const { camera } = canvas.getState()
    canvas.step(1)
    canvas.step(-1)
    expect(canvas.getState().camera).toEqual(camera)
  })

  test('who looks at a viewport that somebody deletes sees the plan again', () => {
    const page = openCanvas({}, viewport)
    page.editor.receiveChanges({
      records: { archCustomView: [{ id: 7, version: 2, deletedAt: '2026-03-01 10:00:00' }] },
    })
    expect(page.canvas.getState().sheet).toEqual({ type: 'plan' })
  })

  test('[issue 15] a viewport that somebody else deletes is brought back as it was with what was drawn on it, and Undo takes it away again', async () => {
    const page = openCanvas(panelsAt(0), viewport)
    const before = page.document.getContext().tables.archCustomView.get(7)
    if (!before) throw new Error('no viewport')
    page.server.records.set('archCustomView:7', { ...before, version: 2 })
    page.server.deleted.add('archCustomView:7')
    page.editor.receiveChanges({
      records: { archCustomView: [{ id: 7, version: 2, deletedAt: '2026-03-01 10:00:00' }] },
    })
    expect(page.document.isDeleting('archCustomView', 7)).toBe(false)
    page.document.bringBack('archCustomView', before, 'Bring a viewport back')
    page.canvas.goTo(viewport)
    expect(page.canvas.shapes.all()).toHaveLength(1)
    await page.settle()
    expect(page.recordsOf('archCustomView')).toMatchObject([{ id: 7, title: 'North wall' }])
    page.editor.undo()
    expect(page.document.isDeleting('archCustomView', 7)).toBe(true)
    await page.settle()
    expect(page.recordsOf('archCustomView')).toEqual([])
  })

  test('[2.2.58] what is on a hidden layer is neither hit nor selected', () => {
    const { canvas } = openCanvas(panelsAt(0), viewport)
    canvas.press(20, 50)
    canvas.setLayer('panelsAndSeams', false)
    expect(canvas.getState().selection).toEqual([])
    expect(canvas.press(20, 50).getState().selection).toEqual([])
  })

  test('[2.5.30, 2.2.57] the precision is halved to a sixteenth and no finer, and doubled to 16', () => {
    const { canvas } = openCanvas()
    canvas.setPrecision('finer')
    expect(canvas.getState().precision).toBe(1 / 16)
    for (let step = 0; step < 12; step += 1) canvas.setPrecision('coarser')
    expect(canvas.getState().precision).toBe(16)
    canvas.setPrecision('finer')
    expect(canvas.getState().precision).toBe(8)
    canvas.setPrecision('coarser')
    expect(canvas.getState().precision).toBe(16)
  })
})

describe('working together and away', () => {
  test('what is drawn keeps its selection when the server gives it its id', async () => {
    const page = openCanvas({}, viewport)
    page.canvas.tool('muralPanel').drag([0, 0], [48, 108])
    const [local] = page.canvas.getState().selection
    await page.settle()
    expect(page.canvas.getState().selection).toEqual(['entity:1000'])
    expect(local).not.toBe('entity:1000')
  })

  test('a panel on a viewport that the server does not know yet is sent after it, and refers to its new id', async () => {
    const page = openCanvas()
    const release = page.server.holdAnswers()
    page.canvas.tool('elevation').press(0, 50).press(120, 50)
    const added = page.canvas.sheets().find((sheet) => sheet.type === 'view' && sheet.id < 0)
    if (!added) throw new Error('no new viewport')
    page.canvas.goTo(added)
    page.canvas.tool('muralPanel').drag([0, 0], [48, 108])
    release()
    await page.settle()
    await page.settle()
    const view = page.recordsOf('archCustomView').find(({ id }) => id !== 7)
    expect(page.recordsOf('entity')).toMatchObject([{ data: { archCustomViewId: view?.id } }])
    expect(page.canvas.getState().sheet).toEqual({ type: 'view', id: view?.id })
  })

  test('two people who change different fields of one panel both keep theirs', async () => {
    const page = openCanvas(panelsAt(0), viewport)
    const held = page.server.held('entity', 1)
    if (!held) throw new Error('no panel')
    page.server.records.set('entity:1', {
      ...held,
      version: 2,
      data: { ...Object(held['data']), panelPrintNotes: 'theirs' },
    })
    page.canvas.press(20, 50).key('ArrowRight')
    await page.settle()
    expect(page.server.held('entity', 1)).toMatchObject({
      data: { panelPrintNotes: 'theirs', position: { x: 1, y: 0 } },
    })
    expect(page.editor.getState().conflict).toBeNull()
  })

  test('two people who move one panel at once are asked, with both places', async () => {
    const page = openCanvas(panelsAt(0), viewport)
    const held = page.server.held('entity', 1)
    if (!held) throw new Error('no panel')
    page.server.records.set('entity:1', {
      ...held,
      version: 2,
      data: { ...Object(held['data']), position: { x: 0, y: 99 } },
    })
    page.canvas.press(20, 50).key('ArrowRight')
    await page.settle()
    expect(page.editor.getState().conflict).toMatchObject({
      kind: 'fields',
      resource: 'entity',
      mine: { data: { position: { x: 1, y: 0 } } },
      theirs: { data: { position: { x: 0, y: 99 } } },
    })
  })

  test('what was drawn without a line is there after a reload, with its step of the history, and is sent', async () => {
    const page = openCanvas({}, viewport)
    page.server.failures.push({ code: 'offline', lost: false })
    page.canvas.tool('muralPanel').drag([0, 0], [48, 108])
    await page.settle()
    page.editor.dispose()
    const again = page.reopen()
    expect(spatialOf(again.editor.getState().document).entity.size).toBe(1)
    await page.settle()
    expect(page.recordsOf('entity')).toHaveLength(1)
    again.editor.undo()
    await page.settle()
    expect(page.recordsOf('entity')).toHaveLength(0)
  })

  test('a drag of what somebody deletes meanwhile ends, and nothing is sent', async () => {
    const page = openCanvas(panelsAt(0), viewport)
    page.canvas.pointerDown({ x: 540, y: 450 })
    page.canvas.pointerMove({ x: 600, y: 470 })
    page.editor.receiveChanges({
      records: { entity: [{ id: 1, version: 2, deletedAt: '2026-03-01 10:00:00' }] },
    })
    page.canvas.pointerUp({ x: 600, y: 470 })
    await page.settle()
    expect(page.canvas.getState()).toMatchObject({ preview: new Map(), selection: [] })
    expect(page.server.calls).toEqual([])
  })
})

test('a record that the server has named is still known by the id that it had first', async () => {
  const page = openCanvas({}, viewport)
  page.canvas.tool('muralPanel').drag([0, 0], [48, 108])
  const [made] = page.canvas.selected()
  const local = made?.record.id ?? 0
  await page.settle()
  const [named] = page.canvas.selected()
  expect(named?.record.id).toBe(1000)
  expect(page.editor.firstId(1000)).toBe(local)
  expect(page.editor.firstId(7)).toBe(7)
})

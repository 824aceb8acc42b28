/** Selecting and changing what stands on the canvas, as a person does it. */
import { describe, expect, test } from 'vitest'
import { spatialOf } from '@orderwright/domain/orders'
import { aPanel, dataOf, openCanvas, panelsAt, tableOf, viewport } from '../testing/canvas.ts'

describe('selecting and changing', () => {
  test('[2.4.27] a press selects, with Shift it adds and takes away, and beside everything it selects nothing', () => {
    const page = openCanvas(panelsAt(0, 100), viewport)
    const { canvas } = page
    expect(canvas.press(20, 50).getState().selection).toEqual(['entity:1'])
    expect(canvas.press(120, 50, { shift: true }).getState().selection).toEqual(['entity:1', 'entity:2'])
    expect(canvas.press(20, 50, { shift: true }).getState().selection).toEqual(['entity:2'])
    expect(canvas.press(300, 300).getState().selection).toEqual([])
  })

  test('a marquee selects what it touches', () => {
    const { canvas } = openCanvas(panelsAt(0, 100, 200), viewport)
    canvas.drag([-10, -10], [60, 50], [130, 60])
    expect(canvas.getState().selection).toEqual(['entity:1', 'entity:2'])
  })

  test('[2.4.28] a drag shows at once, is sent on release, and is one step of the history', async () => {
    const page = openCanvas(panelsAt(0), viewport)
    const { canvas } = page
    canvas.pointerDown({ x: 540, y: 450 })
    canvas.pointerMove({ x: 600, y: 470 })
    expect(canvas.getState().preview.get('entity:1')).toMatchObject({ x: 30, y: 10 })
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 0, y: 0 } })
    await page.settle()
    expect(page.server.calls).toEqual([])
    canvas.pointerUp({ x: 600, y: 470 })
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 30, y: 10 } })
    await page.settle()
    expect(page.server.held('entity', 1)).toMatchObject({ data: { position: { x: 30, y: 10 } } })
    expect(page.editor.getState().undoLabel).toBe('Move panel')
    page.editor.undo()
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 0, y: 0 } })
  })

  test('[2.9.18] what is dragged is not held by where it stood', () => {
    const page = openCanvas(panelsAt(17), viewport)
    page.canvas.drag([30, 50], [60, 90], [31.5, 70])
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 18.5, y: 20 } })
  })

  test('[2.2.58] what is on a hidden layer holds nothing', () => {
    const drawn = (isHidden: boolean) => {
      const { canvas, editor } = openCanvas(panelsAt(100), viewport)
      if (isHidden) canvas.setLayer('panelsAndSeams', false)
      canvas.tool('line').press(30, 320).press(101, 333).escape()
      return [...spatialOf(editor.getState().document).productCanvasLine.values()]
    }
    expect(drawn(false)).toMatchObject([{ from: { x: 30, y: 320 }, to: { x: 100, y: 333 } }])
    expect(drawn(true)).toMatchObject([{ from: { x: 30, y: 320 }, to: { x: 101, y: 333 } }])
  })

  test('Escape gives everything back that a drag has begun', () => {
    const page = openCanvas(panelsAt(0), viewport)
    const { canvas } = page
    canvas.pointerDown({ x: 540, y: 450 })
    canvas.pointerMove({ x: 600, y: 470 })
    canvas.key('Escape')
    canvas.pointerUp({ x: 600, y: 470 })
    expect(canvas.getState()).toMatchObject({ preview: new Map(), selection: ['entity:1'] })
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 0, y: 0 } })
    expect(page.editor.getState().undoLabel).toBeNull()
  })

  test('the right handle makes a panel wider and leaves its left edge', () => {
    const page = openCanvas(panelsAt(0), viewport)
    page.canvas.press(20, 50).drag([48, 54], [55, 54], [60, 54])
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 0, y: 0 }, size: { width: 60, height: 108 } })
    expect(page.editor.getState().undoLabel).toBe('Resize panel')
  })

  test('the handle above turns a panel about its middle, by fifteen degrees where it is near', () => {
    const page = openCanvas(panelsAt(0), viewport)
    page.canvas.press(20, 50).drag([24, -12], [100, 0], [300, 55])
    expect(dataOf(page, 1)).toMatchObject({ yRotation: 90 })
  })

  test('a picture that may not be stretched keeps its proportions', () => {
    const texture = { ...aPanel(1, 0), type: 'calicoMuralTexture' }
    const page = openCanvas(
      {
        entity: tableOf<'entity'>({
          ...texture,
          data: { ...texture.data, size: { width: 100, height: 50 } },
        }),
      },
      viewport,
    )
    page.canvas.press(0, 25).drag([100, 25], [150, 25], [200, 25])
    expect(dataOf(page, 1)).toMatchObject({ size: { width: 200, height: 100 } })
  })

  test('arrow keys move by an inch, with Shift by a foot, with Alt by a sixteenth, and together are one step', () => {
    const page = openCanvas(panelsAt(0), viewport)
    const { canvas } = page
    canvas.press(20, 50)
    canvas.key('ArrowRight')
    canvas.key('ArrowDown', { shift: true })
    canvas.key('ArrowRight', { alt: true })
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 1.0625, y: 12 } })
    page.editor.undo()
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 0, y: 0 } })
  })

  test('five hundred panels that are moved together are one call', async () => {
    const many = Array.from({ length: 500 }, (_, index) => index * 50)
    const page = openCanvas(panelsAt(...many), viewport)
    page.canvas.key('a', { ctrl: true })
    page.canvas.key('ArrowRight')
    await page.settle()
    expect(page.server.calls).toEqual(['update'])
    expect(dataOf(page, 500)).toMatchObject({ position: { x: 499 * 50 + 1, y: 0 } })
  })
})

describe('deleting and copying', () => {
  test('[2.4.27] what is selected is deleted, and Undo brings it back as it was', async () => {
    const page = openCanvas(panelsAt(0, 100), viewport)
    page.canvas.press(20, 50).deleteSelected()
    await page.settle()
    expect(page.server.held('entity', 1)).toBeUndefined()
    page.editor.undo()
    await page.settle()
    expect(page.server.held('entity', 1)).toMatchObject({ id: 1 })
    expect(dataOf(page, 1)).toMatchObject({ position: { x: 0, y: 0 } })
  })

  test('[2.4.33] a copy stands 10 away, several keep their arrangement, and the next paste 10 farther', () => {
    const page = openCanvas(panelsAt(0, 100), viewport)
    const { canvas } = page
    canvas.key('a', { ctrl: true })
    canvas.key('c', { ctrl: true })
    canvas.key('v', { ctrl: true })
    canvas.key('v', { ctrl: true })
    const places = [...spatialOf(page.editor.getState().document).entity.values()].map(
      ({ data }) => data['position'],
    )
    expect(places).toEqual(
      expect.arrayContaining([
        { x: 10, y: 10 },
        { x: 110, y: 10 },
        { x: 20, y: 20 },
        { x: 120, y: 20 },
      ]),
    )
    expect(canvas.getState().selection).toHaveLength(2)
  })

  test('what was copied keeps every field but its place', () => {
    const page = openCanvas(
      { entity: tableOf<'entity'>(aPanel(1, 0, { panelPrintNotes: 'twice', bleedTop: 3 })) },
      viewport,
    )
    page.canvas.press(20, 50)
    page.canvas.key('d', { ctrl: true })
    const copy = [...spatialOf(page.editor.getState().document).entity.values()].find(({ id }) => id !== 1)
    expect(copy?.data).toMatchObject({ panelPrintNotes: 'twice', bleedTop: 3, position: { x: 10, y: 10 } })
  })

  test('a text that is no copy pastes nothing', () => {
    const page = openCanvas(panelsAt(0), viewport)
    for (const text of [
      '',
      'hello',
      '{}',
      '{"type":"orderwright/canvas","records":[{"kind":"wall","record":{"id":1}}]}',
    ]) {
      expect(page.canvas.paste(text)).toBe(false)
    }
    expect(spatialOf(page.editor.getState().document).entity.size).toBe(1)
  })
})

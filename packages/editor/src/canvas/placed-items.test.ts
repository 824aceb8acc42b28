/** Pieces of lines on the plan and on viewports, each with its own place. */
import { describe, expect, test } from 'vitest'
import { anItem } from '../testing/fixtures.ts'
import { openCanvas, viewport } from '../testing/canvas.ts'

const plan = { type: 'plan' } as const

function opened(quantity: number, more: object = {}, sheet: typeof plan | typeof viewport = viewport) {
  const one = openCanvas({}, sheet, [anItem(31, 1, { quantity, title: 'Pantry', ...more })])
  const line = (id = 31) => one.editor.getState().document.items.find((item) => item.id === id)
  return { ...one, line, items: () => one.editor.getState().document.items }
}

const inView = (x: number, y: number) => ({ plan: null, view: { archCustomViewId: 7, x, y } })

describe('the pieces of a line', () => {
  test('[1.3.11] are placed one by one with a press each, held by their middle', () => {
    const { canvas, line } = opened(2)
    canvas.place('productInstance', 31).press(112, 118)
    expect(canvas.getState().tool).toBe('place')
    canvas.press(300, 218)
    expect(line()).toMatchObject({
      placements: [inView(100, 100), inView(288, 200)],
      position: { x: 100, y: 100 },
      archCustomViewId: 7,
    })
    expect(canvas.getState()).toMatchObject({ tool: 'select', placing: null })
    expect(canvas.getState().selection).toEqual(['productInstance:31/1'])
  })

  test('align with what stands there already as they are placed', () => {
    const { canvas, line } = opened(2)
    canvas.place('productInstance', 31).press(12, 18).press(37, 19)
    expect(line()?.placements[1]).toEqual(inView(24, 0))
  })

  test('are each dragged alone, and `position` stays that of the first', () => {
    const { canvas, line } = opened(2, { placements: [inView(0, 0), inView(100, 0)] })
    canvas.drag([110, 10], [110, 60])
    expect(line()).toMatchObject({ placements: [inView(0, 0), inView(100, 50)], position: { x: 0, y: 0 } })
    canvas.drag([10, 10], [10, 90])
    expect(line()).toMatchObject({ placements: [inView(0, 80), inView(100, 50)], position: { x: 0, y: 80 } })
    canvas.key('z', { ctrl: true })
    expect(line()?.placements).toEqual([inView(0, 0), inView(100, 50)])
  })

  test('turn on the plan about their middle, and never on a viewport', () => {
    const placements = [{ plan: { x: 0, z: 0, rotation: 0 }, view: inView(0, 0).view }]
    const { canvas, line } = opened(1, { placements }, plan)
    const [shape] = canvas.shapes.all()
    expect(shape?.part.form).toEqual({ type: 'box', x: 0, y: 0, width: 24, height: 1, rotation: 0 })
    canvas.select(['productInstance:31/0']).drag([12, -12], [24, 0.5])
    expect(line()?.placements[0]?.plan).toEqual({ x: 0, z: 0, rotation: 90 })
    expect(line()?.placements[0]?.view).toEqual({ archCustomViewId: 7, x: 0, y: 0 })
    canvas.goTo(viewport)
    canvas.select(['productInstance:31/0']).drag([12, -12], [40, 18])
    expect(canvas.shapes.all()[0]?.part.form).toMatchObject({ x: 0, y: 0, rotation: 0 })
  })

  test('are taken off the canvas by Backspace, and the line stays', () => {
    const { canvas, editor, line } = opened(2, { placements: [inView(0, 0), inView(100, 0)] })
    canvas.press(10, 10).deleteSelected()
    expect(line()).toMatchObject({ placements: [{ plan: null, view: null }, inView(100, 0)], quantity: 2 })
    expect(editor.getState().undoLabel).toBe('Take piece off the canvas')
    editor.undo()
    expect(line()?.placements[0]).toEqual(inView(0, 0))
  })

  test('[1.4.39, 2.4.33] are pasted into the active view 250 away, as a line of their own', () => {
    const { canvas, items } = opened(3, {
      placements: [inView(0, 0), inView(30, 0)],
      notes: 'Left of the stove',
      customPriceInCents: 9_900,
      mediumId: 5,
    })
    canvas.press(40, 10).key('c', { ctrl: true })
    canvas.key('v', { ctrl: true })
    expect(items()).toHaveLength(2)
    expect(items()[1]).toMatchObject({
      quantity: 1,
      rank: 2,
      title: 'Pantry',
      notes: 'Left of the stove',
      // Not every person may set a price, and pictures are those of their own line.
      customPriceInCents: null,
      mediumId: null,
      archCustomViewId: 7,
      position: { x: 280, y: 250 },
      placements: [inView(280, 250)],
    })
    canvas.key('v', { ctrl: true })
    expect(items()[2]?.position).toEqual({ x: 530, y: 500 })
  })

  test('[1.4.39] that are several keep their arrangement in one new line', () => {
    const { canvas, items } = opened(2, { placements: [inView(0, 0), inView(30, 12)] })
    canvas.key('a', { ctrl: true })
    canvas.key('c', { ctrl: true })
    canvas.goTo(plan)
    canvas.key('v', { ctrl: true })
    expect(items()[1]).toMatchObject({
      quantity: 2,
      position: { x: 250, y: 250 },
      archCustomViewId: null,
      placements: [
        { plan: { x: 250, z: 250, rotation: 0 }, view: null },
        { plan: { x: 280, z: 262, rotation: 0 }, view: null },
      ],
    })
  })

  test('come to the server as they stand', async () => {
    const { canvas, server, settle } = opened(1)
    canvas.place('productInstance', 31).press(12, 18)
    await settle()
    expect(server.records.get('productInstance:31')).toMatchObject({
      placements: [inView(0, 0)],
      position: { x: 0, y: 0 },
      archCustomViewId: 7,
    })
  })
})

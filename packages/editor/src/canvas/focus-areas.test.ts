/** Focus areas are drawn on a picture, go with it, and come back with Undo. */
import { describe, expect, test } from 'vitest'
import { dataOf, openCanvas, tableOf, viewport } from '../testing/canvas.ts'

const texture = {
  id: 5,
  type: 'calicoMuralTexture',
  parentId: null,
  parentResourceKey: null,
  properties: {},
  data: { archCustomViewId: 7, position: { x: 0, y: 0 }, size: { width: 200, height: 100 } },
}
const opened = (...more: readonly { readonly id: number }[]) =>
  openCanvas({ entity: tableOf<'entity'>(texture, ...more) }, viewport)

describe('a focus area', () => {
  test('[issue 15] is drawn over a face, lies on the picture, and is moved with it', async () => {
    const one = opened()
    one.canvas.tool('focusArea').drag([50, 20], [90, 60])
    const [key = ''] = one.canvas.getState().selection
    expect(one.canvas.shapes.get(key)?.part.form).toMatchObject({ x: 50, y: 20, width: 40, height: 40 })
    await one.settle()
    const [stored] = one.recordsOf('entity').filter((record) => record['type'] === 'focusArea')
    expect(stored).toMatchObject({
      parentId: 5,
      parentResourceKey: 'entity',
      data: { position: { x: 0.25, y: 0.2 }, size: { width: 0.2, height: 0.4 } },
    })
    one.canvas.select(['entity:5']).nudge({ x: 10, y: 0 })
    const shape = one.canvas.shapes.all().find(({ kind }) => kind.name === 'focusArea')
    expect(shape?.part.form).toMatchObject({ x: 60, y: 20 })
    expect(dataOf(one, shape?.record.id ?? 0)).toMatchObject({ position: { x: 0.25, y: 0.2 } })
  })

  test('goes with its picture, and Undo brings both back', () => {
    const focus = {
      ...texture,
      id: 6,
      type: 'focusArea',
      parentId: 5,
      parentResourceKey: 'entity',
      data: {
        archCustomViewId: 7,
        title: 'Face',
        position: { x: 0.1, y: 0.1 },
        size: { width: 0.2, height: 0.2 },
      },
    }
    const one = opened(focus)
    one.canvas.select(['entity:5'])
    expect(one.canvas.deletion().dependents.map(({ kind }) => kind.name)).toEqual(['focusArea'])
    one.canvas.deleteSelected()
    expect(one.canvas.shapes.all()).toEqual([])
    one.editor.undo()
    expect(
      one.canvas.shapes
        .all()
        .map(({ kind }) => kind.name)
        .toSorted(),
    ).toEqual(['focusArea', 'muralTexture'])
  })
})

describe('a locked panel', () => {
  test('is neither moved by hand nor by the arrow keys until it is unlocked', () => {
    const panel = {
      ...texture,
      id: 8,
      type: 'calicoMuralPanel',
      data: {
        archCustomViewId: 7,
        position: { x: 0, y: 0 },
        size: { width: 48, height: 90 },
        isLocked: true,
      },
    }
    const one = opened(panel)
    one.canvas.drag([20, 20], [60, 20])
    one.canvas.select(['entity:8']).nudge({ x: 1, y: 0 })
    expect(dataOf(one, 8)).toMatchObject({ position: { x: 0, y: 0 } })
    one.canvas.setProps({ data: { isLocked: false } }, 'Locked')
    one.canvas.drag([20, 20], [60, 20])
    expect(dataOf(one, 8)).toMatchObject({ position: { x: 40, y: 0 } })
  })
})

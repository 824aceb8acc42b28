/** Pictures that lie under the canvas: scaled by two points, and locked. [issue 15] */
import { spatialOf } from '@orderwright/domain/orders'
import { describe, expect, it } from 'vitest'
import { aPanel, dataOf, openCanvas, tableOf } from '../testing/canvas.ts'

function aReference(id: number, more: object = {}) {
  const data = { mediumId: 5, position: { x: 0, y: 0 }, size: { width: 200, height: 100 }, ...more }
  return { id, type: 'reference', parentId: null, parentResourceKey: null, properties: {}, data }
}

const withReference = (more: object = {}) => openCanvas({ entity: tableOf<'entity'>(aReference(1, more)) })

describe('a locked picture', () => {
  it('[issue 15] is not hit, not caught by the marquee and not selected with all', () => {
    const { canvas } = withReference({ isLocked: true })
    expect(canvas.hit({ x: 50, y: 50 })).toBeNull()
    canvas.press(50, 50)
    expect(canvas.getState().selection).toEqual([])
    canvas.drag([-20, -20], [250, 150])
    expect(canvas.getState().selection).toEqual([])
    canvas.key('a', { ctrl: true })
    expect(canvas.getState().selection).toEqual([])
  })

  it('[issue 15] is selected from the list, and neither keys nor drags nor Backspace change it', () => {
    const open = withReference({ isLocked: true })
    const { canvas } = open
    canvas.select(['entity:1'])
    expect(canvas.getState().selection).toEqual(['entity:1'])
    canvas.key('ArrowRight')
    // Its corner and its middle.
    canvas.drag([200, 100], [300, 200])
    canvas.select(['entity:1']).drag([100, 50], [150, 80])
    canvas.select(['entity:1']).deleteSelected()
    expect(dataOf(open, 1)).toMatchObject({ position: { x: 0, y: 0 }, size: { width: 200, height: 100 } })
    canvas.select(['entity:1'])
    expect(canvas.deletion().changes).toEqual([])
  })

  it('[issue 15] stays while what is selected with it is deleted', async () => {
    const { canvas, recordsOf, settle } = openCanvas(
      {
        entity: tableOf<'entity'>(aReference(1, { isLocked: true, archCustomViewId: 7 }), aPanel(2, 0)),
      },
      { type: 'view', id: 7 },
    )
    canvas.select(['entity:1', 'entity:2']).deleteSelected()
    await settle()
    expect(recordsOf('entity').map(({ id }) => id)).toEqual([1])
    expect(canvas.getState().selection).toEqual(['entity:1'])
  })

  it('[issue 15] is not scaled', () => {
    const { canvas } = withReference({ isLocked: true })
    canvas.select(['entity:1']).setScale()
    expect(canvas.getState().tool).toBe('select')
  })
})

describe('a picture that is free', () => {
  it('[issue 15] keeps its proportions while a corner is dragged', () => {
    const open = withReference()
    open.canvas.setSnapping(false)
    open.canvas.select(['entity:1']).drag([200, 100], [300, 100], [400, 100])
    expect(dataOf(open, 1)).toMatchObject({ size: { width: 400, height: 200 } })
  })

  it('[issue 15] gives what is drawn on it nothing to snap to', () => {
    const { canvas, editor } = withReference()
    canvas.tool('wall').press(199, 99).press(120, 31).escape()
    const [wall] = spatialOf(editor.getState().document).archWall.values()
    expect(wall).toMatchObject({ from: { x: 199, z: 99 }, to: { x: 120, z: 31 } })
  })
})

describe('scaling by two points', () => {
  it('[issue 15] two presses and a typed length scale it about the first, as one step that Undo takes back', () => {
    const open = withReference()
    const { canvas } = open
    canvas.select(['entity:1']).setScale()
    expect(canvas.getState().tool).toBe('scale')
    canvas.press(50, 50).press(100, 50).type("10'")
    canvas.key('Enter')
    expect(dataOf(open, 1)).toMatchObject({
      position: { x: -70, y: -70 },
      size: { width: 480, height: 240 },
      calibration: { from: { x: 0.25, y: 0.5 }, to: { x: 0.5, y: 0.5 }, length: 120 },
    })
    expect([canvas.getState().tool, canvas.getState().selection]).toEqual(['select', ['entity:1']])
    canvas.key('z', { ctrl: true })
    expect(dataOf(open, 1)).toMatchObject({ position: { x: 0, y: 0 }, size: { width: 200, height: 100 } })
  })

  it('[issue 15] works by the keys alone: the cross, Enter, arithmetic', () => {
    const open = withReference()
    const { canvas } = open
    canvas.setCamera({ center: { x: 50, y: 50 }, scale: 2 })
    canvas.select(['entity:1']).setScale()
    canvas.key('Enter')
    canvas.key('ArrowRight', { shift: true })
    canvas.key('Enter')
    canvas.type('30 - 6')
    canvas.key('Enter')
    expect(dataOf(open, 1)).toMatchObject({ size: { width: 400, height: 200 } })
  })

  it('[issue 15] Escape gives back the points, then the tool, and nothing has changed', () => {
    const open = withReference()
    const { canvas } = open
    canvas.select(['entity:1']).setScale().press(50, 50).press(100, 50).type('12')
    canvas.escape()
    expect([canvas.getState().points, canvas.getState().typed, canvas.getState().tool]).toEqual([
      [],
      '',
      'scale',
    ])
    canvas.escape()
    expect(canvas.getState().tool).toBe('select')
    expect(dataOf(open, 1)).toMatchObject({ size: { width: 200, height: 100 } })
  })

  it('[issue 15] a press beside the picture, or on the first point again, is no point of it', () => {
    const { canvas } = withReference()
    canvas.select(['entity:1']).setScale().press(300, 50)
    expect(canvas.getState().points).toEqual([])
    canvas.press(50, 50).press(50, 50).press(400, 400)
    expect(canvas.getState().points).toEqual([{ x: 50, y: 50 }])
  })

  it('[issue 15] a length that can not be read, or that is too long for the sheet, changes nothing and keeps the points', () => {
    const open = withReference()
    const { canvas } = open
    canvas.select(['entity:1']).setScale().press(0, 0).press(10, 0).type('5 x')
    canvas.key('Enter')
    expect(canvas.getState().points).toHaveLength(2)
    expect(canvas.scaleTo(900_000)).toBe(false)
    expect(canvas.getState().points).toHaveLength(2)
    expect(dataOf(open, 1)).toMatchObject({ size: { width: 200, height: 100 } })
    expect(canvas.scaleTo(20)).toBe(true)
    expect(dataOf(open, 1)).toMatchObject({ size: { width: 400, height: 200 } })
  })
})

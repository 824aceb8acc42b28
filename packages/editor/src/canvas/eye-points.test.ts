/** Eye points: drawn from where one stands to where one looks, moved, turned and undone as anything on the plan. [issue 15] */
import { describe, expect, it } from 'vitest'
import { dataOf, openCanvas, tableOf } from '../testing/canvas.ts'

const anEye = (more: object = {}) => ({
  entity: tableOf<'entity'>({
    id: 1,
    type: 'eyePoint',
    parentId: null,
    parentResourceKey: null,
    properties: {},
    data: { from: { x: 0, z: 0 }, to: { x: 60, z: 0 }, ...more },
  }),
})

describe('an eye point', () => {
  it('[issue 15] is drawn with two presses, and is kept with its usual height and angle', async () => {
    const { canvas, recordsOf, settle } = openCanvas()
    canvas.tool('eyePoint').press(10, 100).press(10, 20)
    await settle()
    expect(recordsOf('entity')).toMatchObject([
      {
        type: 'eyePoint',
        data: {
          from: { x: 10, z: 100 },
          to: { x: 10, z: 20 },
          height: 63,
          fieldOfView: 66,
          tilt: 0,
          mediumId: null,
        },
      },
    ])
  })

  it('[issue 15] looks elsewhere when its far end is dragged, and stays where it stands', () => {
    const open = openCanvas(anEye())
    open.canvas.select(['entity:1']).drag([60, 0], [30, 40])
    expect(dataOf(open, 1)).toMatchObject({ from: { x: 0, z: 0 }, to: { x: 30, z: 40 } })
    open.editor.undo()
    expect(dataOf(open, 1)).toMatchObject({ to: { x: 60, z: 0 } })
  })

  it('[issue 15] is on the plan alone, and nothing snaps to it', () => {
    const { canvas } = openCanvas(anEye())
    expect(canvas.shapes.all().map(({ key }) => key)).toEqual(['entity:1'])
    expect(canvas.shapes.all().every(({ kind }) => kind.isSnappedTo === false)).toBe(true)
    canvas.goTo({ type: 'view', id: 7 })
    expect(canvas.shapes.all()).toEqual([])
    expect(canvas.tool('eyePoint').getState().tool).toBe('select')
  })

  it('[issue 15] keeps its still to itself when it is copied', async () => {
    const { canvas, recordsOf, settle } = openCanvas(anEye({ mediumId: 5, stillOf: 'ab12' }))
    canvas.select(['entity:1']).duplicate()
    await settle()
    expect(recordsOf('entity').map(({ data }) => data)).toMatchObject([
      { mediumId: 5, stillOf: 'ab12' },
      { mediumId: null, stillOf: null },
    ])
  })
})

/** Openings in walls, and walls as viewports see them. */
import { spatialOf } from '@orderwright/domain/orders'
import { describe, expect, test } from 'vitest'
import { openCanvas, tableOf, viewport } from '../testing/canvas.ts'

const wall = (id: number, more: object = {}) => ({
  id,
  from: { x: 0, z: 0 },
  to: { x: 180, z: 0 },
  height: 108,
  thickness: 4,
  ...more,
})

const opening = (id: number, more: object = {}) => ({
  id,
  type: 'opening',
  parentId: null,
  parentResourceKey: null,
  properties: {},
  data: {
    archWallId: 1,
    archCustomViewId: null,
    offset: 60,
    width: 36,
    height: 80,
    sill: 0,
    kind: 'door',
    position: null,
    ...more,
  },
})

/** A wall 180 long at the upper end of a room, and somebody who looks at it from 50 below. */
const room = (...openings: readonly ReturnType<typeof opening>[]) => ({
  archWall: tableOf<'archWall'>(wall(1)),
  archElevation: tableOf<'archElevation'>({
    id: 5,
    from: { x: 0, z: 50 },
    to: { x: 180, z: 50 },
    viewDepth: 60,
    archCustomViewId: 7,
  }),
  entity: tableOf<'entity'>(...openings),
})

const dataOf = (page: ReturnType<typeof openCanvas>, id: number) =>
  spatialOf(page.editor.getState().document).entity.get(id)?.data

const formOf = (page: ReturnType<typeof openCanvas>, key: string) => page.canvas.shapes.get(key)?.part.form

describe('walls as a viewport sees them', () => {
  test('a wall 108 high fills the viewport from its top, and is moved on the plan alone', () => {
    const page = openCanvas(room(), viewport)
    expect(formOf(page, 'archWall:1/seen')).toEqual({
      type: 'box',
      x: 0,
      y: 0,
      width: 180,
      height: 108,
      rotation: 0,
    })
    page.canvas.select(['archWall:1/seen']).key('ArrowRight')
    expect(spatialOf(page.editor.getState().document).archWall.get(1)?.from).toEqual({ x: 0, z: 0 })
  })

  test('who looks from the other side sees nothing, and what lies deeper than the view is not seen', () => {
    const turned = { id: 5, from: { x: 180, z: 50 }, to: { x: 0, z: 50 }, viewDepth: 60, archCustomViewId: 7 }
    const away = openCanvas({ ...room(), archElevation: tableOf<'archElevation'>(turned) }, viewport)
    expect(formOf(away, 'archWall:1/seen')).toBeUndefined()
    const short = { ...turned, from: { x: 0, z: 50 }, to: { x: 180, z: 50 }, viewDepth: 40 }
    const near = openCanvas({ ...room(), archElevation: tableOf<'archElevation'>(short) }, viewport)
    expect(formOf(near, 'archWall:1/seen')).toBeUndefined()
  })

  test('a lower wall beside a higher one stands on the same floor', () => {
    const low = wall(2, { from: { x: 180, z: 0 }, to: { x: 240, z: 0 }, height: 48 })
    const page = openCanvas({ ...room(), archWall: tableOf<'archWall'>(wall(1), low) }, viewport)
    expect(formOf(page, 'archWall:2/seen')).toMatchObject({ x: 180, y: 60, width: 60, height: 48 })
  })
})

describe('openings', () => {
  test('a door of 36 by 80 stands in the wall on which one presses, its middle where it was pressed', () => {
    const page = openCanvas(room())
    page.canvas.setSnapping(false)
    page.canvas.tool('opening').press(90, 3)
    const [made] = [...spatialOf(page.editor.getState().document).entity.values()]
    expect(made?.data).toMatchObject({
      archWallId: 1,
      offset: 72,
      width: 36,
      height: 80,
      sill: 0,
      kind: 'door',
    })
  })

  test('a press far from every wall makes no opening', () => {
    const page = openCanvas(room())
    page.canvas.tool('opening').press(90, 300)
    expect(spatialOf(page.editor.getState().document).entity.size).toBe(0)
  })

  test('a door is drawn in its wall on the plan, and on the floor of the viewport that looks at it', () => {
    const page = openCanvas(room(opening(9)))
    expect(formOf(page, 'entity:9')).toMatchObject({
      from: { x: 60, y: 0 },
      to: { x: 96, y: 0 },
      thickness: 4,
    })
    page.canvas.goTo(viewport)
    expect(formOf(page, 'entity:9/seen')).toMatchObject({ x: 60, y: 28, width: 36, height: 80 })
  })

  test('a window is dragged in the viewport: along its wall, and above the floor', () => {
    const page = openCanvas(room(opening(9, { kind: 'window', height: 40, sill: 30 })), viewport)
    page.canvas.setSnapping(false)
    page.canvas.drag([78, 60], [90, 55], [98, 50])
    expect(dataOf(page, 9)).toMatchObject({ offset: 80, sill: 40, width: 36, height: 40 })
  })

  test('an opening goes along with its wall', () => {
    const page = openCanvas(room(opening(9)))
    page.canvas.press(20, 0).key('ArrowDown', { shift: true })
    expect(formOf(page, 'entity:9')).toMatchObject({ from: { x: 60, y: 12 }, to: { x: 96, y: 12 } })
  })

  test('deleting a wall names the openings in it, takes them along, and Undo brings both back', async () => {
    const page = openCanvas(room(opening(9)))
    page.canvas.press(20, 0)
    expect(page.canvas.deletion().dependents.map(({ record }) => record.id)).toEqual([9])
    page.canvas.deleteSelected()
    await page.settle()
    expect(page.server.held('entity', 9)).toBeUndefined()
    expect(page.server.held('archWall', 1)).toBeUndefined()
    page.editor.undo()
    await page.settle()
    expect(page.server.held('entity', 9)).toMatchObject({ id: 9 })
    expect(page.server.held('archWall', 1)).toMatchObject({ id: 1 })
  })
})

describe('walls that meet', () => {
  test('[issue 15] are drawn anew when one of them changes: their corners follow', () => {
    const other = wall(2, { from: { x: 180, z: 0 }, to: { x: 180, z: 120 } })
    const page = openCanvas({ ...room(), archWall: tableOf<'archWall'>(wall(1), other) })
    const before = page.canvas.shapes.get('archWall:1')
    page.canvas.select(['archWall:2']).key('ArrowRight')
    expect(page.canvas.shapes.get('archWall:1')).not.toBe(before)
  })
})

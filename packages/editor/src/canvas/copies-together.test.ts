/** Copies of things that stand on each other: a wall with its door, a picture with what is looked at in it. */
import { spatialOf } from '@orderwright/domain/orders'
import { describe, expect, test } from 'vitest'
import { openCanvas, tableOf, viewport } from '../testing/canvas.ts'

const wall = { id: 1, from: { x: 0, z: 0 }, to: { x: 180, z: 0 }, height: 108, thickness: 4 }

function anEntity(id: number, type: string, data: object, parentId: number | null = null) {
  const parentResourceKey = parentId === null ? null : 'entity'
  return { id, type, parentId, parentResourceKey, properties: {}, data }
}

const door = anEntity(2, 'opening', {
  archWallId: 1,
  archCustomViewId: null,
  offset: 60,
  width: 36,
  height: 80,
  sill: 0,
  kind: 'door',
  position: null,
})

const views = tableOf<'archCustomView'>(
  { id: 7, title: 'North wall', rank: 1, archived: 0, drawingNotesData: {} },
  { id: 8, title: 'East wall', rank: 2, archived: 0, drawingNotesData: {} },
)
const texture = anEntity(7, 'calicoMuralTexture', {
  archCustomViewId: 7,
  position: { x: 0, y: 0 },
  size: { width: 200, height: 100 },
})
const face = anEntity(
  9,
  'focusArea',
  { archCustomViewId: 7, position: { x: 0.25, y: 0.5 }, size: { width: 0.1, height: 0.2 } },
  7,
)

type Page = ReturnType<typeof openCanvas>
const entities = ({ editor }: Page) => [...spatialOf(editor.getState().document).entity.values()]
const walls = ({ editor }: Page) => [...spatialOf(editor.getState().document).archWall.values()]

describe('copies of what stands on each other', () => {
  test('[1.4.39, 2.4.33] a wall that is copied with its door has a door of its own, as far along it as the first one', async () => {
    const page = openCanvas({ archWall: tableOf<'archWall'>(wall), entity: tableOf<'entity'>(door) })
    page.canvas.select(['archWall:1', 'entity:2']).copy()
    expect(page.canvas.paste()).toBe(true)
    await page.settle()
    const copy = walls(page).find(({ id }) => id !== 1)
    expect(copy).toMatchObject({ from: { x: 10, z: 10 }, to: { x: 190, z: 10 } })
    expect(entities(page).map(({ data }) => [data['archWallId'], data['offset']])).toEqual([
      [1, 60],
      [copy?.id, 60],
    ])
    expect(copy?.id).toBeGreaterThan(0)
    page.editor.undo()
    expect([walls(page).length, entities(page).length]).toEqual([1, 1])
  })

  test('[1.4.39] a door that is copied alone stands beside itself in the same wall', () => {
    const page = openCanvas({ archWall: tableOf<'archWall'>(wall), entity: tableOf<'entity'>(door) })
    page.canvas.select(['entity:2']).copy()
    page.canvas.paste()
    expect(entities(page).map(({ data }) => data['archWallId'])).toEqual([1, 1])
  })

  test('[1.4.39] a picture takes what is looked at in it along to another view', async () => {
    const page = openCanvas({ archCustomView: views, entity: tableOf<'entity'>(texture, face) }, viewport)
    page.canvas.select(['entity:9', 'entity:7']).copy()
    page.canvas.goTo({ type: 'view', id: 8 })
    expect(page.canvas.paste()).toBe(true)
    await page.settle()
    const [, , copiedTexture, copiedFace] = entities(page)
    expect(copiedTexture).toMatchObject({ type: 'calicoMuralTexture', data: { archCustomViewId: 8 } })
    expect(copiedFace).toMatchObject({
      type: 'focusArea',
      parentId: copiedTexture?.id,
      data: { archCustomViewId: 8, position: { x: 0.25, y: 0.5 }, size: { width: 0.1, height: 0.2 } },
    })
    expect(copiedTexture?.id).toBeGreaterThan(0)
    // The server is never asked for what stands on something that it does not know yet.
    expect(page.server.calls).toEqual(['create', 'create'])
    expect(page.editor.getState().rejections).toEqual([])
  })
})

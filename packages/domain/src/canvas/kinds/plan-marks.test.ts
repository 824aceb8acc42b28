/** What is written on a plan: measures of walls, and names of walls with the place from which one looks. [2.2.57, 2.3.46] */
import { describe, expect, test } from 'vitest'
import { aCanvasContext } from '../../testing/canvas.ts'
import { drawnEntity, smallCanvas } from '../../testing/canvas-fixtures.ts'
import { wallKind } from './wall.ts'
import { wallLabelKind } from './wall-label.ts'

describe('on the plan', () => {
  test('the dimension of a wall is clear of its body by half of its thickness', () => {
    const form = { type: 'line', from: { x: 0, y: 0 }, to: { x: 0, y: 150 }, thickness: 5 } as const
    const [wall] = smallCanvas({ hasWalls: true }).tables.archWall.values()
    if (!wall) throw new Error('no wall')
    const measures = wallKind.measures(wall, { name: '', form }, { type: 'plan' }, aCanvasContext())
    expect(measures).toEqual([{ from: form.from, to: form.to, side: 'outer', clear: 2.5, row: 0 }])
  })

  test('[issue 15] the dimension of a wall is clear of a door on the side to which it opens', () => {
    const form = { type: 'line', from: { x: 180, y: 0 }, to: { x: 180, y: 150 }, thickness: 5 } as const
    const canvas = smallCanvas({ hasWalls: true })
    const [wall] = canvas.tables.archWall.values()
    if (!wall) throw new Error('no wall')
    const openings = [
      drawnEntity(51, 'opening', { archWallId: wall.id, offset: 90, width: 36, kind: 'door' }),
      drawnEntity(52, 'opening', { archWallId: wall.id, offset: 10, width: 60, kind: 'window' }),
      drawnEntity(53, 'opening', { archWallId: wall.id + 1, offset: 10, width: 48, kind: 'door' }),
    ]
    const tables = { ...canvas.tables, entity: new Map(openings.map((one) => [one.id, one])) }
    const [measure] = wallKind.measures(
      wall,
      { name: '', form },
      { type: 'plan' },
      aCanvasContext({ tables }),
    )
    // Its hinge is the upper one, and its leaf stands to the right.
    expect(measure?.clearTowards?.inches).toBe(36)
    expect(measure?.clearTowards?.direction.x).toBeCloseTo(1)
    expect(measure?.clearTowards?.direction.y).toBeCloseTo(0)
  })

  test('a line leads from the edge of its name to where one stands, and not through the words', () => {
    const label = drawnEntity(4, 'calicoWallLabel', {
      archCustomViewId: 7,
      title: 'North wall',
      labelPlanPosition: { x: 30, z: -60 },
      viewStartPlanPosition: { x: 0, z: 8 },
      indicateViewStartOnPlan: true,
    })
    const [part] = wallLabelKind.partsOn(label, { type: 'plan' }, aCanvasContext())
    if (!part) throw new Error('a wall label stands on the plan')
    const lines = wallLabelKind.scene(label, part, { type: 'plan' }, aCanvasContext())
    const leader = lines.find(({ kind }) => kind === 'line')
    // Its middle is at 46, -56, and it is 32 by 8 inches large.
    expect(leader).toMatchObject({ from: { x: 43.125, y: -52 }, to: { x: 0, y: 8 } })
  })
})

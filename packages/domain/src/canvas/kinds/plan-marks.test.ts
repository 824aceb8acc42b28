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

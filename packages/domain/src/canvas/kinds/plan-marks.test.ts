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

describe('walls that meet', () => {
  const [any] = smallCanvas({ hasWalls: true }).tables.archWall.values()
  if (!any) throw new Error('no wall')
  const walls = [
    [0, 0, 180, 0],
    [180, 0, 180, 150],
    [180, 150, 0, 150],
    [0, 150, 0, 0],
    // A partition from the upper wall into the room.
    [60, 0, 60, 90],
  ].map(([x1 = 0, z1 = 0, x2 = 0, z2 = 0], index) => ({
    ...any,
    id: index + 1,
    from: { x: x1, z: z1 },
    to: { x: x2, z: z2 },
    thickness: 5,
  }))
  const tables = { ...smallCanvas().tables, archWall: new Map(walls.map((wall) => [wall.id, wall])) }
  const drawn = (index: number) => {
    const [wall] = walls.slice(index)
    if (!wall) throw new Error('no wall')
    const context = aCanvasContext({ tables })
    const [part] = wallKind.partsOn(wall, { type: 'plan' }, context)
    if (!part) throw new Error('a wall stands on the plan')
    const [outline] = wallKind.scene(wall, part, { type: 'plan' }, context)
    if (outline?.kind !== 'path') throw new Error('no outline')
    const places = [...outline.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    return { outline, places, wall, part, context }
  }

  test('[issue 15] are mitred: a corner reaches to where their outer faces meet, and no farther than their inner ones', () => {
    const { places } = drawn(0)
    expect(places).toContainEqual([-2.5, -2.5])
    expect(places).toContainEqual([182.5, -2.5])
    expect(places).toContainEqual([2.5, 2.5])
    expect(places).toContainEqual([177.5, 2.5])
    expect(drawn(2).places).toContainEqual([182.5, 152.5])
  })

  test('[issue 15] on the body of another one end at its face, and where they meet nothing as they were drawn', () => {
    const ys = drawn(4).places.map(([, y]) => y)
    expect([Math.min(...ys.map(Number)), Math.max(...ys.map(Number))]).toEqual([2.5, 90])
  })

  test('[issue 15] meet nothing while one of them is carried away', () => {
    const { wall, part, context } = drawn(0)
    const away = { type: 'line', from: { x: 0, y: -60 }, to: { x: 180, y: -60 }, thickness: 5 } as const
    const [outline] = wallKind.scene(wall, { ...part, form: away }, { type: 'plan' }, context)
    expect(outline).toMatchObject({ d: 'M 0 -62.5 L 180 -62.5 L 180 -57.5 L 0 -57.5 Z' })
  })
})

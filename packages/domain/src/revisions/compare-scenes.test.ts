/** Two drawings one over the other. Issue 18. */
import { describe, expect, test } from 'vitest'
import type { Primitive } from '../drawing/scene.ts'
import { compareScenes } from './compare-scenes.ts'

const bounds = { x: 0, y: 0, width: 100, height: 50 }
const line = (x: number): Primitive => ({
  kind: 'line',
  role: 'outline',
  from: { x, y: 0 },
  to: { x, y: 50 },
})
const circle: Primitive = { kind: 'circle', role: 'detail', center: { x: 10, y: 10 }, radius: 2 }

describe('two drawings compared', () => {
  test('the line that moved is taken out where it was and put in where it is; the others are the same', () => {
    const { same, removed, added } = compareScenes(
      { bounds, items: [line(0), line(40), circle] },
      { bounds, items: [line(0), line(60), circle] },
    )
    expect([same, removed, added]).toEqual([[line(0), circle], [line(40)], [line(60)]])
  })

  test('a group is taken apart: of its lines the one that changed is told alone, at its place', () => {
    const group = (...items: Primitive[]): Primitive => ({ kind: 'group', at: { x: 20, y: 0 }, items })
    const { same, removed, added } = compareScenes(
      { bounds, items: [group(line(0), line(5))] },
      { bounds, items: [group(line(0), line(6))] },
    )
    expect([same, removed, added]).toEqual([[line(20)], [line(25)], [line(26)]])
  })

  test('a line more of the same is one that was added', () => {
    const { same, added } = compareScenes({ bounds, items: [circle] }, { bounds, items: [circle, circle] })
    expect([same.length, added.length]).toEqual([1, 1])
  })

  test('less than a hundredth of a millimeter is no difference, and neither is the name of a part', () => {
    const { removed, added } = compareScenes(
      { bounds, items: [line(40)] },
      { bounds, items: [{ ...line(40.001), part: 'plate' }] },
    )
    expect([removed, added]).toEqual([[], []])
  })

  test('of an item that is new, all is added; the box holds both', () => {
    const wide = { x: -10, y: 0, width: 200, height: 20 }
    expect(compareScenes(null, { bounds: wide, items: [circle] })).toEqual({
      bounds: wide,
      same: [],
      removed: [],
      added: [circle],
    })
    expect(compareScenes({ bounds, items: [] }, { bounds: wide, items: [] }).bounds).toEqual({
      x: -10,
      y: 0,
      width: 200,
      height: 50,
    })
  })
})

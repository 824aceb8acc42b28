/** From a plate's corner to what is set into it. [issue 18] */
import { describe, expect, it } from 'vitest'
import { edgeOffsets, withEdgeOffsets } from './edge-offsets.ts'
import type { ScenePart } from '../scene.ts'

const part = (id: string, x: number, y: number, width: number, height: number): ScenePart => ({
  id,
  title: id,
  box: { x, y, width, height },
})
const plate = part('plate', 0, 0, 100, 80)
const inWords = (...parts: ScenePart[]) =>
  edgeOffsets({ parts }).map(({ side, from, to }) => `${side} ${to.x - from.x}, ${to.y - from.y}`)

describe('[issue 18] the offsets of a plate', () => {
  it('lead from its upper left corner to the middle of the first column and the first row', () => {
    const parts = [plate, part('mechanism:0', 20, 50, 10, 4), part('mechanism:1', 60, 10, 10, 4)]
    expect(inWords(...parts)).toEqual(['top 25, 0', 'right 0, 12'])
    expect(inWords(part('plate', 5, 5, 90, 70), part('gang:0', 20, 50, 10, 4))).toEqual([
      'top 20, 0',
      'right 0, 47',
    ])
  })

  it('leave out screws, and what has no length', () => {
    expect(inWords(plate, part('mechanism:0', -5, 30, 10, 20), part('screw:0', 2, 2, 4, 4))).toEqual([
      'right 0, 40',
    ])
  })

  it('are none where there is no plate, or nothing in it: the drawing stays the same', () => {
    expect(inWords(part('body', 0, 0, 9, 9), part('mechanism:0', 1, 1, 2, 2))).toEqual([])
    const scene = {
      family: 'test',
      bounds: plate.box,
      items: [],
      dimensions: [],
      parts: [plate],
      description: '',
    }
    expect(withEdgeOffsets(scene)).toBe(scene)
  })
})

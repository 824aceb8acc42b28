/** Patterns written out: where the boards of small floors lie. */
import { describe, expect, it } from 'vitest'
import { areaOf, layFloor } from './lay.ts'
import { flooringSpecSchema } from './spec.ts'

function laid(given: object) {
  return layFloor(flooringSpecSchema.parse(given)).map(({ corners, angle }) => ({
    corners: corners.map(({ x, y }) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join(' '),
    angle,
  }))
}

describe('a floor of', () => {
  it('[issue 15] planks has rows whose joints shift by half a board', () => {
    const area = { width: 400, height: 200 }
    expect(laid({ pattern: 'plank', shift: 'half', boardWidth: 100, boardLength: 300, area })).toEqual([
      { corners: '0,0 300,0 300,100 0,100', angle: 0 },
      { corners: '300,0 400,0 400,100 300,100', angle: 0 },
      { corners: '0,100 150,100 150,200 0,200', angle: 0 },
      { corners: '150,100 400,100 400,200 150,200', angle: 0 },
    ])
  })

  it('[issue 15] tiles has them in line, cut at the far edges', () => {
    const area = { width: 250, height: 200 }
    const tiles = laid({ pattern: 'tile', shift: 'none', boardWidth: 150, boardLength: 150, area })
    expect(tiles.map(({ corners }) => corners)).toEqual([
      '0,0 150,0 150,150 0,150',
      '150,0 250,0 250,150 150,150',
      '0,150 150,150 150,200 0,200',
      '150,150 250,150 250,200 150,200',
    ])
  })

  it('[issue 15] herringbone runs both ways at a right angle, chevron both ways at its slope', () => {
    const angles = (pattern: string) =>
      [...new Set(laid({ pattern, boardWidth: 90, boardLength: 540, angle: 60 }).map(({ angle }) => angle))]
        .toSorted((a, b) => a - b)
        .join()
    expect(angles('herringbone')).toBe('-45,45')
    expect(angles('chevron')).toBe('-60,60')
  })

  it.each(['plank', 'herringbone', 'chevron', 'tile'])(
    '[issue 15] %s has whole boards as large as its board is',
    (pattern) => {
      const boards = layFloor(flooringSpecSchema.parse({ pattern, boardWidth: 90, boardLength: 540 }))
      expect(Math.max(...boards.map(({ corners }) => areaOf(corners)))).toBeCloseTo(90 * 540, 3)
    },
  )
})

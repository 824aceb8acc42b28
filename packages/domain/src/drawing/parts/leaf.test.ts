/** What doors and fronts share, shape by shape: edges, handles, hinges, unit numbers. Limits from both sides. */
import type { Box, Point } from '../../geometry/box.ts'
import { describe, expect, it } from 'vitest'
import { itemsOf } from '../../testing/scene-lines.ts'
import {
  drawEdgeLine,
  drawHandle,
  drawHandleSection,
  drawHinges,
  drawUnitNumber,
  fitHandle,
  type Handle,
  handleCentre,
  handleSchema,
  handleWords,
  hingeCount,
  shapedCorners,
  unitNumberWords,
} from './leaf.ts'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const handle = (kind: Handle['kind'], over: Partial<Handle> = {}): Handle => ({
  ...handleSchema.parse({ kind }),
  ...over,
})

describe('an edge', () => {
  it('is an inner line where it is shaped', () => {
    expect(
      itemsOf(drawEdgeLine(box(10, 20, 100, 80), { profile: 'chamfer', size: 6 }, '#646464', 'leaf')),
    ).toEqual(['rect 16,26 88×68 r0 | leaf | fine grey 65'])
    expect(
      itemsOf(drawEdgeLine(box(10, 20, 100, 80), { profile: 'round', size: 6 }, '#000', 'leaf')),
    ).toEqual(['rect 16,26 88×68 r6 | leaf | fine grey 77'])
    expect(
      itemsOf(drawEdgeLine(box(10, 20, 100, 80), { profile: 'square', size: 6 }, '#646464', 'leaf')),
    ).toEqual([])
    expect(
      itemsOf(drawEdgeLine(box(10, 20, 100, 80), { profile: 'round', size: 0 }, '#646464', 'leaf')),
    ).toEqual([])
    // At most a quarter of what it runs around.
    expect(
      itemsOf(drawEdgeLine(box(0, 0, 100, 8), { profile: 'round', size: 6 }, '#646464', 'leaf')),
    ).toEqual(['rect 2,2 96×4 r2 | leaf | fine grey 65'])
    expect(
      itemsOf(drawEdgeLine(box(0, 0, 8, 100), { profile: 'round', size: 6 }, '#646464', 'leaf')),
    ).toEqual(['rect 2,2 4×96 r2 | leaf | fine grey 65'])
  })

  const corners = (at: Box, profile: 'square' | 'chamfer' | 'round', size: number) =>
    shapedCorners(at, { profile, size })
      .map(({ x, y }: Point) => `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`)
      .join(' ')

  it('shapes the two lower corners of a cut piece', () => {
    expect(corners(box(10, 20, 100, 40), 'chamfer', 6)).toBe('10,20 110,20 110,54 104,60 16,60 10,54')
    expect(corners(box(10, 20, 100, 40), 'square', 6)).toBe('10,20 110,20 110,60 10,60')
    expect(corners(box(10, 20, 100, 40), 'round', 0)).toBe('10,20 110,20 110,60 10,60')
    // Five steps of 18° each: cos 18° = 0.951, sin 18° = 0.309, cos 36° = 0.809, sin 36° = 0.588.
    expect(corners(box(0, 0, 100, 40), 'round', 10)).toBe(
      '0,0 100,0 100,30 99.51,33.09 98.09,35.88 95.88,38.09 93.09,39.51 90,40 10,40 6.91,39.51 4.12,38.09 1.91,35.88 0.49,33.09 0,30',
    )
    expect(corners(box(0, 0, 10, 40), 'chamfer', 6)).toBe('0,0 10,0 10,35 5,40 5,40 0,35')
    expect(corners(box(0, 0, 40, 10), 'chamfer', 6)).toBe('0,0 40,0 40,5 35,10 5,10 0,5')
  })
})

describe('a handle', () => {
  it.each([
    ['bar', 1000, 2000, 2000, 1800],
    ['recess', 1000, 2000, 2000, 1600],
    ['lever', 200, 2000, 130, 100],
    ['knob', 300, 2000, 90, 80],
    ['knob', 210, 2000, 90, 70],
    ['none', 10, 10, 500, 500],
    ['bar', 1000, 2000, 1700, 1700],
  ] as const)('%s on %d × %d of length %d becomes %d long', (kind, width, height, length, fitted) => {
    expect(fitHandle({ width, height }, handle(kind, { length })).length).toBe(fitted)
  })

  it.each([
    ['60 mm from the right edge, 1050 over the lower one', box(10, 20, 900, 2000), {}, '850,970'],
    ['on the left', box(10, 20, 900, 2000), { side: 'left' }, '70,970'],
    ['within the leaf above', box(0, 0, 900, 1000), {}, '840,200'],
    ['within the leaf below', box(0, 0, 900, 1000), { height: 10 }, '840,800'],
    ['in the middle of a leaf as short as it', box(0, 0, 900, 300), {}, '840,150'],
    ['a quarter of a narrow leaf from its edge', box(0, 0, 100, 2000), {}, '75,950'],
  ] as const)('stands %s', (_, leaf, over, at) => {
    const { x, y } = handleCentre(leaf, handle('bar', over))
    expect(`${x},${y}`).toBe(at)
  })

  it.each([
    ['lever', 940],
    ['knob', 940],
    ['recess', 800],
    ['bar', 800],
  ] as const)('a %s at the floor stays over it', (kind, y) => {
    expect(handleCentre(box(0, 0, 900, 1000), handle(kind, { height: 1 })).y).toBe(y)
  })

  it('is drawn as its kind', () => {
    expect(itemsOf(drawHandle(box(0, 0, 900, 2000), handle('none')))).toEqual([])
    expect(itemsOf(drawHandle(box(0, 0, 900, 2000), handle('knob', { length: 68 })))).toEqual([
      'circle 840,950 r34 | handle | detail grey 22 | on #8f9296',
      'circle 840,950 r20 | handle | detail grey 22 | on #b6b8bb',
    ])
    expect(itemsOf(drawHandle(box(0, 0, 900, 2000), handle('recess', { length: 100 })))).toEqual([
      'rect 819,900 42×100 r21 | handle | detail grey 22 | on #5d5f62',
    ])
    expect(itemsOf(drawHandle(box(0, 0, 900, 2000), handle('bar')))).toEqual([
      'rect 831,750 18×400 r4 | handle | detail grey 22 | on #8f9296',
      'rect 834.6,750 3.6×400 | handle | on #c7c9cb',
    ])
    // A lever points away from its edge, its lock stands 75 mm lower.
    expect(itemsOf(drawHandle(box(0, 0, 900, 2000), handle('lever', { length: 130 })))).toEqual([
      'circle 840,950 r26 | handle | detail grey 22 | on #abadb0',
      'rect 720,940 130×20 r10 | handle | detail grey 22 | on #8f9296',
      'circle 840,1025 r13 | handle | detail grey 22 | on #abadb0',
      'rect 838,1018.5 4×13 r2 | handle | on #393a3c',
    ])
    expect(
      itemsOf(drawHandle(box(0, 0, 900, 2000), handle('lever', { length: 130, side: 'left' })).slice(1, 2)),
    ).toEqual(['rect 50,940 130×20 r10 | handle | detail grey 22 | on #8f9296'])
  })

  it('is cut as its kind, 48 mm off the leaf', () => {
    expect(itemsOf(drawHandleSection(500, 100, handle('none')))).toEqual([])
    expect(itemsOf(drawHandleSection(500, 100, handle('recess')))).toEqual([])
    expect(itemsOf(drawHandleSection(500, 100, handle('knob', { length: 60 })))).toEqual([
      'rect 492,100 16×24 | handle | detail grey 22 | on #a5a8ab',
      'rect 470,124 60×24 r8 | handle | detail grey 22 | on #a5a8ab',
    ])
    expect(itemsOf(drawHandleSection(500, 100, handle('bar')))).toEqual([
      'rect 495,100 10×30 | handle | detail grey 22 | on #a5a8ab',
      'rect 491,130 18×18 r4 | handle | detail grey 22 | on #a5a8ab',
    ])
    expect(itemsOf(drawHandleSection(500, 100, handle('lever', { length: 130 })))).toEqual([
      'rect 474,100 52×6 | handle | detail grey 22 | on #a5a8ab',
      'rect 491,106 18×24 | handle | detail grey 22 | on #a5a8ab',
      'rect 380,130 130×18 r9 | handle | detail grey 22 | on #a5a8ab',
    ])
    expect(
      itemsOf(drawHandleSection(500, 100, handle('lever', { length: 130, side: 'left' })).slice(2)),
    ).toEqual(['rect 490,130 130×18 r9 | handle | detail grey 22 | on #a5a8ab'])
  })

  it('is named with its side, a bar with its length', () => {
    const words = (kind: Handle['kind'], side: Handle['side']) =>
      handleWords(handle(kind, { side }), '400 mm')
    expect(words('bar', 'right')).toBe('Bar handle 400 mm on the right')
    expect(words('lever', 'left')).toBe('Lever handle on the left')
    expect(words('knob', 'left')).toBe('Knob on the left')
    expect(words('recess', 'right')).toBe('Recessed pull on the right')
    expect(words('none', 'right')).toBeUndefined()
  })
})

describe('hinges', () => {
  it.each([
    [1200, 2],
    [1201, 3],
    [2200, 3],
    [2201, 4],
  ])('a leaf of %d mm has %d', (height, count) => {
    expect(hingeCount(height)).toBe(count)
  })

  it('stand 180 mm from both ends, 12 × 100 mm', () => {
    expect(itemsOf(drawHinges(box(0, 0, 900, 2000), 'left', 2))).toEqual([
      'path M0 130h12v100h-12ZM0 180h12 | hinge | fine ink | on #b1b3b6',
      'path M0 1770h12v100h-12ZM0 1820h12 | hinge | fine ink | on #b1b3b6',
    ])
    expect(itemsOf(drawHinges(box(10, 20, 900, 2000), 'right', 3))).toEqual([
      'path M898 150h12v100h-12ZM898 200h12 | hinge | fine ink | on #b1b3b6',
      'path M898 970h12v100h-12ZM898 1020h12 | hinge | fine ink | on #b1b3b6',
      'path M898 1790h12v100h-12ZM898 1840h12 | hinge | fine ink | on #b1b3b6',
    ])
  })

  it('are smaller on a small leaf, and one alone stands at the top', () => {
    // A twentieth of 100, 300 / 5, and a sixth of 300 from the end.
    expect(itemsOf(drawHinges(box(0, 0, 100, 300), 'left', 2))).toEqual([
      'path M0 20h5v60h-5ZM0 50h5 | hinge | fine ink | on #b1b3b6',
      'path M0 220h5v60h-5ZM0 250h5 | hinge | fine ink | on #b1b3b6',
    ])
    expect(itemsOf(drawHinges(box(0, 0, 900, 2000), 'left', 1))).toEqual([
      'path M0 130h12v100h-12ZM0 180h12 | hinge | fine ink | on #b1b3b6',
    ])
  })
})

describe('a unit number', () => {
  it('[1.9.25] stands in a ring that is as wide as it, three digits at least', () => {
    expect(itemsOf(drawUnitNumber(7, { x: 100, y: 50 }, 10, 500))).toEqual([
      'group 100,50 | unitNumber | note 10',
      '  rect -14.4,-9.5 28.8×19 r9.5 | unitNumber | detail ink | on paper',
      '  text 0,3.6 007 | middle | Inter 600 10 | unitNumber | on ink',
    ])
    expect(itemsOf(drawUnitNumber('A-1204', { x: 100, y: 50 }, 10, 500))).toEqual([
      'group 100,50 | unitNumber | note 10',
      '  rect -24.3,-9.5 48.6×19 r9.5 | unitNumber | detail ink | on paper',
      '  text 0,3.6 A-1204 | middle | Inter 600 10 | unitNumber | on ink',
    ])
    // One letter has a ring of 2.6 sizes.
    expect(itemsOf(drawUnitNumber('B', { x: 100, y: 50 }, 10, 500))).toEqual([
      'group 100,50 | unitNumber | note 10',
      '  rect -13,-9.5 26×19 r9.5 | unitNumber | detail ink | on paper',
      '  text 0,3.6 B | middle | Inter 600 10 | unitNumber | on ink',
    ])
  })

  it('keeps eight characters; of more seven stay', () => {
    expect(itemsOf(drawUnitNumber('ABCDEFGH', { x: 0, y: 0 }, 10, 500))).toEqual([
      'group 0,0 | unitNumber | note 10',
      '  rect -30.9,-9.5 61.8×19 r9.5 | unitNumber | detail ink | on paper',
      '  text 0,3.6 ABCDEFGH | middle | Inter 600 10 | unitNumber | on ink',
    ])
    expect(itemsOf(drawUnitNumber('ABCDEFGHI', { x: 0, y: 0 }, 10, 500))).toEqual([
      'group 0,0 | unitNumber | note 10',
      '  rect -30.9,-9.5 61.8×19 r9.5 | unitNumber | detail ink | on paper',
      '  text 0,3.6 ABCDEFG… | middle | Inter 600 10 | unitNumber | on ink',
    ])
  })

  it('is as small as its room: nine tenths of it', () => {
    expect(itemsOf(drawUnitNumber('B', { x: 0, y: 0 }, 10, 13))).toEqual([
      'group 0,0 | unitNumber | note 4.5',
      '  rect -5.85,-4.27 11.7×8.55 r4.28 | unitNumber | detail ink | on paper',
      '  text 0,1.62 B | middle | Inter 600 4.5 | unitNumber | on ink',
    ])
  })

  it('is none without a number, and has words with one', () => {
    expect(drawUnitNumber(undefined, { x: 0, y: 0 }, 10, 500)).toEqual([])
    expect(drawUnitNumber(' ', { x: 0, y: 0 }, 10, 500)).toEqual([])
    expect([unitNumberWords(undefined), unitNumberWords(''), unitNumberWords(12)]).toEqual([
      undefined,
      undefined,
      'Unit 012',
    ])
  })
})

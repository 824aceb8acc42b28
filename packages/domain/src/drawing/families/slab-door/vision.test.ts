/** The glass of a slab door: where it sits, and what has no room for it. */
import { describe, expect, it } from 'vitest'
import { partsOf } from '../../../testing/scene-lines.ts'
import { checkSlabDoor } from './check.ts'
import { drawSlabDoor } from './family.ts'
import { type SlabDoorInput, slabDoorSpecSchema } from './spec.ts'

const grey = { fill: '#646464', surface: 'plain' } as const
const door = {
  width: 1000,
  height: 2000,
  thickness: 40,
  frame: { width: 50, depth: 100 },
  clearance: 4,
  undercut: 6,
  wallThickness: 120,
  edge: { profile: 'square' },
  finish: grey,
} satisfies SlabDoorInput

const draw = (spec: SlabDoorInput) => drawSlabDoor(slabDoorSpecSchema.parse(spec))

describe('a vision panel', () => {
  it('is a wide glass in the upper half', () => {
    const scene = draw({ ...door, vision: 'wide' })
    // 68 % wide and 40 % high, 16 and 7 % from the corner; its bead stands 12 mm inside; light over a quarter of its shorter side.
    expect(partsOf(scene, 'vision')).toEqual([
      'rect 160,140 680×800 | vision | detail ink | on #dfe9ea',
      'rect 172,152 656×776 | vision | fine ink2',
      'line 330,710 670,370 | vision | fine #8fa3a6',
      'line 381,710 721,370 | vision | fine #8fa3a6',
    ])
    expect(scene.description).toBe(
      'Slab door 1000 × 2000 mm, 40 mm thick. Hinged on the left, opening inwards. Frame 1108 × 2060 mm outside. Vision panel in the upper half. Lever handle on the right.',
    )
  })

  it('or is a narrow one beside its handle, at most 140 mm wide', () => {
    const scene = draw({ ...door, vision: 'narrow' })
    expect(partsOf(scene, 'vision')).toEqual([
      'rect 660,160 140×720 | vision | detail ink | on #dfe9ea',
      'rect 672,172 116×696 | vision | fine ink2',
      'line 695,555 765,485 | vision | fine #8fa3a6',
      'line 705.5,555 775.5,485 | vision | fine #8fa3a6',
    ])
    expect(scene.description).toBe(
      'Slab door 1000 × 2000 mm, 40 mm thick. Hinged on the left, opening inwards. Frame 1108 × 2060 mm outside. Narrow vision panel. Lever handle on the right.',
    )
  })

  it('on a narrow leaf is a fifth of it, on the side of the handle', () => {
    const scene = draw({
      ...door,
      width: 320,
      height: 700,
      vision: 'narrow',
      handle: { kind: 'knob', side: 'left', length: 60 },
    })
    expect(partsOf(scene, 'vision')).toEqual([
      'rect 64,56 64×252 | vision | detail ink | on #dfe9ea',
      'rect 76,68 40×228 | vision | fine ink2',
      'line 80,198 112,166 | vision | fine #8fa3a6',
      'line 84.8,198 116.8,166 | vision | fine #8fa3a6',
    ])
    expect(scene.description).toBe(
      'Slab door 320 × 700 mm, 40 mm thick. Hinged on the right, opening inwards. Frame 428 × 760 mm outside. Narrow vision panel. Knob on the left.',
    )
  })

  it.each([
    [{ width: 320, height: 700 }, true],
    [{ width: 319, height: 700 }, false],
    [{ width: 320, height: 699 }, false],
  ])('on %j has room: %s', (size, hasRoom) => {
    const spec = { ...door, ...size, vision: 'wide' as const }
    expect(partsOf(draw(spec), 'vision').length > 0).toBe(hasRoom)
    expect(checkSlabDoor(spec, null).map(({ path, message }) => `${path}: ${message}`)).toEqual(
      hasRoom ? [] : ['vision: A vision panel needs a leaf of at least 320 × 700 mm.'],
    )
  })

  it('that is none needs no room', () => {
    expect(checkSlabDoor({ ...door, width: 200 }, null)).toEqual([])
    expect(partsOf(draw(door), 'vision')).toEqual([])
  })
})

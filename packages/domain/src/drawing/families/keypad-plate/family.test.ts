/** The keypad plate's drawing: geometry, engravings, dimensions, words. */
import { boxesOverlap } from '../../../geometry/box.ts'
import { describe, expect, it } from 'vitest'
import { dimensionValueMm, type Primitive, type Scene } from '../../scene.ts'
import { drawFamily } from '../../registry.ts'
import { keypadGrid } from './grid.ts'
import { type KeypadPlateInput, keypadPlateSpecSchema } from './spec.ts'

const spacing = {
  table: [
    { axis: 'x', plateSize: 117, count: 2, spacing: 55 },
    { axis: 'y', plateSize: 117, spacing: 46 },
    { axis: 'x', plateSize: 144, spacing: 40 },
  ],
} satisfies KeypadPlateInput['mechanismSpacing']

function draw(spec: KeypadPlateInput): Scene {
  const drawn = drawFamily('keypad-plate', spec)
  if (!drawn.ok) throw new Error(JSON.stringify(drawn))
  return drawn.scene
}

function flatten(items: readonly Primitive[]): Exclude<Primitive, { kind: 'group' }>[] {
  return items.flatMap((item) => (item.kind === 'group' ? flatten(item.items) : [item]))
}

function texts(scene: Scene): string[] {
  return flatten(scene.items).flatMap((item) => (item.kind === 'text' ? [item.text] : []))
}

function values(scene: Scene): Record<string, number> {
  return Object.fromEntries(scene.dimensions.map((dimension) => [dimension.id, dimensionValueMm(dimension)]))
}

describe('keypad plate', () => {
  it.each([82, 91, 117, 133, 144, 175, 207, 269])(
    '[1.9.23] draws a plate of %d mm at its true size',
    (size) => {
      const scene = draw({ width: size, height: size })
      expect(scene.bounds).toEqual({ x: 0, y: 0, width: size, height: size })
      expect(values(scene)).toMatchObject({ width: size, height: size })
    },
  )

  it.each([60, 66, 83, 107, 117, 150, 170])('[1.9.23] sets screws %d mm apart', (screwSpacing) => {
    const scene = draw({ width: 207, height: 82, screws: { spacing: screwSpacing } })
    expect(values(scene)['screw-spacing']).toBe(screwSpacing)
    expect(scene.parts.filter((part) => part.id.startsWith('screw'))).toHaveLength(2)
  })

  it('[1.9.24] takes mechanism spacing from the table and 20 mm otherwise', () => {
    const of = (spec: KeypadPlateInput) => keypadGrid(keypadPlateSpecSchema.parse(spec)).spacing
    expect(of({ width: 117, height: 117, layoutString: 'PP/PP', mechanismSpacing: spacing })).toEqual({
      x: 55,
      y: 46,
    })
    expect(of({ width: 117, height: 117, layoutString: 'PPP', mechanismSpacing: spacing })).toEqual({
      x: 20,
      y: 46,
    })
    expect(of({ width: 82, height: 82, layoutString: 'PP' })).toEqual({ x: 20, y: 20 })
  })

  it('draws slotted, six-lobed or no screws', () => {
    const screwItems = (type: 'torx' | 'slot' | 'none') =>
      flatten(draw({ width: 82, height: 82, screws: { type } }).items).filter((item) =>
        item.part?.startsWith('screw'),
      )
    const arcs = (type: 'torx' | 'slot') =>
      screwItems(type).flatMap((item) => (item.kind === 'path' ? [item.d.split('A').length - 1] : []))
    expect(arcs('slot')).toEqual([2, 2])
    expect(arcs('torx')).toEqual([12, 12])
    expect(screwItems('none')).toEqual([])
  })

  it('turns screws where they would stand in a mechanism, and leaves out those off the plate', () => {
    const crowded = draw({
      width: 144,
      height: 144,
      layoutString: 'PPP',
      mechanismSpacing: spacing,
      screws: { spacing: 83 },
    })
    const [first] = crowded.dimensions.filter(({ id }) => id === 'screw-spacing')
    expect(first?.side).toBe('left')
    expect(values(draw({ width: 82, height: 82, screws: { spacing: 170 } }))).not.toHaveProperty(
      'screw-spacing',
    )
  })

  it('sets four screws where one pair would meet a mechanism either way', () => {
    const scene = draw({
      width: 144,
      height: 82,
      layoutString: '4P',
      mechanismSpacing: { default: 32 },
      screws: { spacing: 117 },
    })
    const screws = scene.parts.filter(({ id }) => id.startsWith('screw'))
    const buttons = scene.parts.filter(({ id }) => id.startsWith('mechanism'))
    expect(screws).toHaveLength(4)
    expect(values(scene)).toMatchObject({ 'screw-spacing': 117, 'screw-pair-spacing': 46 })
    expect(screws.filter(({ box }) => buttons.some((button) => boxesOverlap(box, button.box)))).toEqual([])
  })

  it('[1.3.14] engraves above and below each mechanism, text or symbol', () => {
    const scene = draw({
      width: 117,
      height: 117,
      layoutString: 'PP/PP',
      mechanismSpacing: spacing,
      engravings: {
        '0': { above: [{ text: 'READING' }, { text: 'ROOM' }] },
        '3': { below: [{ symbol: 'moon' }] },
      },
    })
    expect(texts(scene)).toEqual(['READING', 'ROOM'])
    expect(flatten(scene.items).filter(({ part }) => part === 'engraving:3:below')).toHaveLength(1)
    const button = scene.parts.find(({ id }) => id === 'mechanism:0')
    const baselines = flatten(scene.items).flatMap((item) => (item.kind === 'text' ? [item.at.y] : []))
    expect(Math.max(...baselines)).toBeLessThan(button?.box.y ?? 0)
  })

  it('[1.5.32] engraves letters as they were typed', () => {
    const scene = draw({ width: 82, height: 82, engravings: { '0': { above: [{ text: 'Éva iPad' }] } } })
    expect(texts(scene)).toEqual(['Éva iPad'])
  })

  it('never draws a text over the edge of its plate: what does not fit is cut short and marked', () => {
    const textOf = (text: string) => {
      const scene = draw({ width: 82, height: 82, engravings: { '0': { above: [{ text }] } } })
      return flatten(scene.items).flatMap((item) => (item.kind === 'text' ? [item] : []))
    }
    const [fitting] = textOf('READING ROOM')
    expect(fitting).toMatchObject({ text: 'READING ROOM', fill: '#161616' })
    const [long] = textOf('M'.repeat(60))
    expect(long?.text).toMatch(/^M{5,}…$/)
    expect(long?.fill).toBe('#b3261e')
    expect((long?.text.length ?? 0) * 0.9 * 3.2).toBeLessThan(82 * 1.1)
  })

  it('[1.5.37] engraves one line only beside a light', () => {
    const two = { '0': { above: [{ text: 'A' }, { text: 'B' }], below: [{ text: 'C' }, { text: 'D' }] } }
    expect(texts(draw({ width: 82, height: 82, engravings: two }))).toEqual(['A', 'B', 'C', 'D'])
    expect(texts(draw({ width: 82, height: 82, engravings: two, led: {} }))).toEqual(['A', 'C'])
  })

  it('[1.5.36] keeps only the first line where there is no room for two', () => {
    const engravings = { '0': { below: [{ text: 'A' }, { text: 'B' }] } }
    const narrow = { default: 30 }
    const rows = (mechanismSpacing: KeypadPlateInput['mechanismSpacing']) =>
      texts(draw({ width: 82, height: 144, layoutString: 'P/P', mechanismSpacing, engravings }))
    expect(rows({ default: 60 })).toEqual(['A', 'B'])
    expect(rows(narrow)).toEqual(['A'])
  })

  it('says in words what it shows', () => {
    const { description } = draw({
      width: 117,
      height: 117,
      gang: 2,
      finish: { title: 'Brushed bronze' },
      layoutString: 'PP/PP',
      mechanismSpacing: spacing,
      engravings: { '0': { above: [{ text: 'READING' }], below: [{ symbol: 'moon' }] } },
      screws: { type: 'slot', spacing: 83 },
      backBox: { title: 'two gang', width: 100, height: 66 },
    })
    expect(description).toBe(
      'Plate 117 × 117 mm in Brushed bronze, 2 gangs, 4 push buttons in 2 rows and 2 columns. ' +
        'Engraved “READING” above and the symbol Night below push button 1. ' +
        'Slotted screws 83 mm apart. Back box two gang, 100 × 66 mm.',
    )
  })

  it('draws the back box as hidden edges', () => {
    const items = flatten(draw({ width: 82, height: 82, backBox: { width: 66, height: 60 } }).items)
    expect(items.filter(({ part }) => part === 'backBox')).toMatchObject([
      { kind: 'rect', role: 'hidden', width: 66, height: 60 },
    ])
  })

  it('refuses a spec that it cannot draw, naming the field', () => {
    expect(drawFamily('keypad-plate', { width: 82, height: 82, layoutString: 'PQ' })).toMatchObject({
      ok: false,
      code: 'invalidSpec',
      issues: [{ path: 'layoutString' }],
    })
    expect(drawFamily('keypad-plate', { width: 0, height: 82 })).toMatchObject({
      ok: false,
      issues: [{ path: 'width' }],
    })
    expect(drawFamily('keypad-plate', { width: 82, height: 82, finish: { fill: 'url(#x)' } })).toMatchObject({
      ok: false,
      issues: [{ path: 'finish.fill' }],
    })
    expect(drawFamily('spaceship', {})).toEqual({ ok: false, code: 'unknownFamily' })
  })
})

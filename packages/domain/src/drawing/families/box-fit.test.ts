/** What stands in a plate lies inside the box behind it, and the box behind the plate. [issue 12, number 15] */
import { describe, expect, it } from 'vitest'
import { coveredBoxes } from '../primitive-boxes.ts'
import { drawn, flatten } from '../../testing/drawn.ts'
import { findDrawingFamily } from '../registry.ts'

function said(family: string, spec: Record<string, unknown>): string[] {
  return (findDrawingFamily(family)?.check?.(spec, null) ?? []).map(({ message }) => message)
}

const push = { P: { width: 17, height: 17, isRound: true } }
const fourGang = {
  title: 'Four-gang box',
  width: 190,
  height: 72,
  opening: { width: 186, height: 68 },
  gangs: 4,
}
const round = { title: 'Round box', width: 67, height: 67, opening: { width: 62, height: 62 }, isRound: true }
const six = {
  width: 269,
  height: 82,
  layoutString: '6P',
  bodies: push,
  mechanismSpacing: { default: 40 },
  screws: { spacing: 170 },
}

describe('mechanisms and the box behind their plate', () => {
  it('[issue 12, 15] the outer two of six at 40 mm stand outside a four-gang box', () => {
    expect(said('keypad-plate', { ...six, backBox: fourGang })).toEqual([
      'Push button 1 and push button 6 do not stand inside the Four-gang box, whose opening is 186 × 68 mm. ' +
        'Choose a larger back box, another plate or fewer mechanisms.',
    ])
  })

  it('five at 37 mm stand inside: 148 + 17 mm of 186', () => {
    const spec = { ...six, width: 207, layoutString: '5P', mechanismSpacing: { default: 37 } }
    expect(said('keypad-plate', { ...spec, backBox: fourGang })).toEqual([])
  })

  it('nothing is said of a box by others', () => {
    expect(said('keypad-plate', six)).toEqual([])
  })

  it('a body fits to the hundredth of a millimetre and no further', () => {
    const spec = {
      width: 117,
      height: 117,
      layoutString: 'PP',
      bodies: push,
      mechanismSpacing: { default: 50 },
    }
    const box = (width: number) => ({ width: 100, height: 60, opening: { width, height: 50 } })
    expect(said('keypad-plate', { ...spec, backBox: box(67) })).toEqual([])
    expect(said('keypad-plate', { ...spec, backBox: box(66.99) })).toHaveLength(1)
  })

  it('[issue 12, 15] a knob across the outline of a round box is outside', () => {
    const spec = { width: 117, height: 117, bodies: push, screws: { spacing: 83 }, backBox: round }
    const at = (spacing: number) =>
      said('keypad-plate', { ...spec, layoutString: 'PP', mechanismSpacing: { default: spacing } })
    // Half the spacing and half a button: 22.5 + 8.5 = 31, the radius of the opening.
    expect(at(45)).toEqual([])
    expect(at(46)).toHaveLength(1)
  })

  it('a rectangle in a round box lies in it with its corners', () => {
    const spec = { width: 82, height: 82, layoutString: 'R', backBox: round, screws: { type: 'none' } }
    // 20 × 58 has corners 30.7 mm from the middle, 20 × 60 has them 31.6 mm away.
    expect(said('keypad-plate', { ...spec, bodies: { R: { width: 20, height: 58 } } })).toEqual([])
    expect(said('keypad-plate', { ...spec, bodies: { R: { width: 20, height: 60 } } })).toHaveLength(1)
  })

  it('a body is its face where the data says nothing of it', () => {
    const spec = { width: 82, height: 82, layoutString: 'P', screws: { type: 'none' } }
    expect(said('keypad-plate', { ...spec, backBox: { width: 17, height: 17 } })).toEqual([])
    expect(said('keypad-plate', { ...spec, backBox: { width: 16.9, height: 17 } })).toHaveLength(1)
  })

  it('bodies wider than their faces may not meet behind the plate', () => {
    const spec = { width: 117, height: 117, layoutString: 'PP', mechanismSpacing: { default: 30 } }
    expect(said('keypad-plate', { ...spec, bodies: { P: { width: 31, height: 20 } } })).toEqual([
      'Push button 1 and push button 2 meet behind the plate. Choose another plate or fewer mechanisms.',
    ])
    expect(said('keypad-plate', { ...spec, bodies: { P: { width: 30, height: 20 } } })).toEqual([])
  })

  it('[issue 12, 15] holes across screws: mechanisms that leave a screw no place are refused', () => {
    const spec = { width: 82, height: 82, layoutString: '3P/3P/3P', mechanismSpacing: { default: 20 } }
    expect(said('keypad-plate', { ...spec, screws: { spacing: 40 } })).toEqual([
      'On a plate of 82 × 82 mm the screws would stand in these mechanisms. Choose another plate or fewer mechanisms.',
    ])
    expect(said('keypad-plate', { ...spec, screws: { type: 'none' } })).toEqual([])
  })

  it('[issue 12, 15] a box wider than its plate is refused, in a floor and behind a blank plate too', () => {
    const box = { title: 'Floor box', width: 120, height: 70 }
    const words =
      'A plate of 117 × 117 mm does not cover the Floor box of 120 × 70 mm. Choose a larger plate or a smaller back box.'
    const plate = { width: 117, height: 117, backBox: box }
    expect(said('outlet-plate', { ...plate, mount: 'floor' })).toEqual([words])
    expect(said('cover-plate', plate)).toEqual([words])
    expect(said('keypad-plate', plate)).toEqual([words])
    expect(said('cover-plate', { ...plate, width: 133 })).toEqual([])
  })

  it('outlets lie in their box as mechanisms do', () => {
    const spec = { width: 144, height: 82, layoutString: '2E', gangSpacing: 71, screws: { spacing: 117 } }
    const box = (width: number) => ({ width, height: 72 })
    expect(said('outlet-plate', { ...spec, backBox: box(132) })).toEqual([])
    expect(said('outlet-plate', { ...spec, backBox: box(76) })[0]).toContain('gang 1')
  })
})

describe('a back box from the front', () => {
  it('[issue 12, 15] is round where it is round', () => {
    const shapes = (isRound: boolean) =>
      flatten(drawn('back-box', { width: 67, height: 67, isRound }).items)
        .filter(({ part }) => part === 'box')
        .map(({ kind }) => kind)
    expect(new Set(shapes(true))).toEqual(new Set(['circle']))
    expect(shapes(false)).not.toContain('circle')
    const outline = flatten(drawn('back-box', { width: 67, height: 67, isRound: true }).items).find(
      ({ role }) => role === 'outline',
    )
    expect(outline).toMatchObject({ kind: 'circle', radius: 33.5, center: { x: 33.5, y: 33.5 } })
  })

  it('[issue 12, 15] ears that stand beside it lie within the view', () => {
    const { bounds, items } = drawn('back-box', { width: 57, height: 95, screwSpacing: 83 })
    const ears = coveredBoxes(items).filter(({ part }) => part === 'ear')
    expect(Math.min(...ears.map(({ box }) => box.x))).toBeLessThan(-13)
    for (const { box } of ears) {
      expect(box.x).toBeGreaterThanOrEqual(bounds.x)
      expect(box.x + box.width).toBeLessThanOrEqual(bounds.x + bounds.width)
    }
  })
})

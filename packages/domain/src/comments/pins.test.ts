/** Pins of comments on real drawings: what a press means, and where a pin is after the drawing changed. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { layoutDimensions } from '../drawing/dimensions/dimensions.ts'
import type { Scene } from '../drawing/scene.ts'
import type { Point } from '../geometry/box.ts'
import { drawn } from '../testing/drawn.ts'
import { digestPlace } from './digest.ts'
import { pinMarks } from './pin-marks.ts'
import { type CommentPin, commentPinSchema } from './pin-schema.ts'
import { pinAt, pinOn, type PinView, pinTargets, pinWords, placePin } from './pins.ts'
import { threadsOf } from './threads.ts'

const mm = { unit: 'mm' } as const
const press = (at: Point, scene: Scene = plate, view: PinView = mm) =>
  pinAt(scene, pinTargets(scene, view), at, 2)
const place = (pin: CommentPin, scene: Scene, view: PinView = mm) =>
  placePin(pin, scene, pinTargets(scene, view))

/** Push button and rocker above, a toggle below: middles at 40 and 80 across, 32 and 68 down. */
const spec = {
  width: 120,
  height: 100,
  bevel: 0,
  layoutString: 'PR/-T',
  mechanismSpacing: {
    table: [
      { axis: 'x', plateSize: 120.4, spacing: 40 },
      { axis: 'y', plateSize: 100, count: 2, spacing: 36 },
    ],
  },
  screws: { type: 'none' },
  engravings: { 0: { below: [{ text: 'ON' }] } },
  secondEngravings: { 1: { above: [{ text: 'ARRÊT' }] } },
}
const plate = drawn('keypad-plate', spec)

describe('[issue 18] a press on a drawing', () => {
  test.each([
    ['in the push button', { x: 41, y: 30 }, 'part mechanism:0 Push button 1'],
    ['in the rocker', { x: 80, y: 32 }, 'part mechanism:1 Rocker switch 2'],
    ['on free metal', { x: 40, y: 80 }, 'part plate Plate'],
    ['beside the plate', { x: 130, y: 50 }, 'point  A point of the drawing'],
  ])('%s means what stands there', (_, at, meant) => {
    const { kind, target, title } = press(at)
    expect(`${kind} ${target} ${title}`).toBe(meant)
  })

  test('means the engraving where there is one, in either language', () => {
    const named = pinTargets(plate, mm).filter(({ id }) => id.startsWith('engraving:'))
    expect(named.map(({ id, title }) => `${id} ${title}`)).toEqual([
      'engraving:0:below Push button 1: engraving below',
      'engraving:1:above:second Rocker switch 2: second engraving above',
    ])
    for (const { id, box } of named) {
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      expect(press(middle).target).toBe(id)
    }
  })

  test('means the dimension whose figure is pressed, wherever that stands at the scale that is shown', () => {
    for (const scale of [0.4, 2]) {
      const { figures } = layoutDimensions(plate, { scale, unit: 'mm' })
      const width = figures.find(({ id }) => id === 'width')
      if (!width) throw new Error('the width has no figure')
      const { box } = width
      const pin = press({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, plate, { ...mm, figures })
      expect(pin).toMatchObject({
        kind: 'dimension',
        target: 'width',
        title: '120 mm',
        valueMm: 120,
      })
    }
  })

  test('means no figure that is not shown', () => {
    const { figures } = layoutDimensions(plate, { scale: 1, unit: 'mm' })
    const [first] = figures
    if (!first) throw new Error('there are no figures')
    const at = { x: first.box.x + first.box.width / 2, y: first.box.y + first.box.height / 2 }
    expect(press(at).kind).toBe('point')
  })
})

describe('[issue 18] a pin', () => {
  const onRocker = press({ x: 84.5, y: 32 })

  test('follows its part when that moves', () => {
    // The plate is 40 wider and its columns stand 60 apart: the rocker's middle is at 110, and the pin 4.5 right of it.
    const wider = drawn('keypad-plate', {
      ...spec,
      width: 160,
      mechanismSpacing: {
        table: [
          { axis: 'x', plateSize: 160.4, spacing: 60 },
          { axis: 'y', plateSize: 100, count: 2, spacing: 36 },
        ],
      },
    })
    const placed = place(onRocker, wider)
    expect(placed).toMatchObject({ state: 'stands', title: 'Rocker switch 2' })
    expect(placed.at?.x).toBeCloseTo(114.5, 6)
    expect(placed.at?.y).toBeCloseTo(32, 6)
  })

  test('says what has taken the place of what it was put on', () => {
    const other = drawn('keypad-plate', { ...spec, layoutString: 'PP/-T' })
    const placed = place(onRocker, other)
    expect(placed).toMatchObject({ state: 'changed', title: 'Push button 2' })
    expect(pinWords(onRocker, placed)).toBe('Push button 2 (was: Rocker switch 2)')
  })

  test('says that it is gone', () => {
    const bare = drawn('keypad-plate', { ...spec, layoutString: 'P/-', engravings: {}, secondEngravings: {} })
    const placed = place(onRocker, bare)
    expect(placed).toEqual({ state: 'gone', at: null, title: 'Rocker switch 2' })
    expect(pinWords({ ...onRocker, piece: 2 }, placed)).toBe(
      'Rocker switch 2 – not on the drawing any more, piece 3',
    )
  })

  test('on a dimension is the same in inches, and says what was measured when that changes', () => {
    const target = pinTargets(plate, mm).find(({ id }) => id === 'width')
    if (!target) throw new Error('there is no width')
    const pin = pinOn(target)
    expect(place(pin, plate, { unit: 'in' })).toMatchObject({
      state: 'stands',
      title: 'Dimension 4 3/4"',
    })
    const placed = place(pin, drawn('keypad-plate', { ...spec, width: 121 }))
    expect(placed.state).toBe('changed')
    expect(pinWords(pin, placed)).toBe('Dimension 121 mm (was: Dimension 120 mm)')
  })

  test('on an engraving is the same whichever language it was put there in', () => {
    const [target] = pinTargets(plate, mm).filter(({ id }) => id.startsWith('engraving:'))
    if (!target) throw new Error('nothing is engraved')
    const french = { ...pinOn(target), title: 'Push button 1 : gravure en dessous' }
    expect(place(french, plate)).toMatchObject({ state: 'stands', title: target.title })
    const other = drawn('keypad-plate', { ...spec, layoutString: 'RR/-T' })
    expect(place(french, other)).toMatchObject({
      state: 'changed',
      title: 'Rocker switch 1: engraving below',
    })
  })

  test('on a point stays at its place in the drawing', () => {
    const pin = press({ x: 130, y: 50 })
    expect(place(pin, plate).at).toEqual({ x: 130, y: 50 })
  })

  property.prop({
    x: fc.double({ min: -60, max: 180, noNaN: true }),
    y: fc.double({ min: -50, max: 150, noNaN: true }),
  })('can be stored wherever it was put, and stands there on the same drawing', (at) => {
    const pin = press(at)
    expect(commentPinSchema.parse(pin)).toEqual(pin)
    const placed = place(pin, plate)
    expect(placed.state).toBe('stands')
    expect(placed.at?.x).toBeCloseTo(at.x, 6)
    expect(placed.at?.y).toBeCloseTo(at.y, 6)
  })
})

test('[issue 18] pins are numbered as they were begun, those for employees by letters of their own', () => {
  const comment = (id: number, isInternal: 0 | 1, isPinned = true) => ({
    id,
    threadId: null,
    productInstanceId: 1,
    isInternal,
    resolved: 0 as const,
    isDeleted: false,
    isUnread: false,
    pin: isPinned ? press({ x: 1, y: 1 }) : null,
  })
  const all = [comment(4, 0), comment(5, 1), comment(6, 0, false), comment(7, 0), comment(9, 1)]
  expect([...pinMarks(threadsOf(all))]).toEqual([
    [4, '1'],
    [7, '2'],
    [5, 'a'],
    [9, 'b'],
  ])
  // A guest, who does not get the internal ones, means the same ones by the same numbers.
  const seen = all.filter(({ isInternal }) => isInternal === 0)
  expect([...pinMarks(threadsOf(seen))]).toEqual([
    [4, '1'],
    [7, '2'],
  ])
})

test('[issue 18] the e-mail says what of the item a comment points at', () => {
  const pin = press({ x: 80, y: 32 })
  expect(digestPlace('Kitchen', pin)).toBe('Kitchen, Rocker switch 2')
  expect(digestPlace('', pin)).toBe('Rocker switch 2')
  expect(digestPlace('Kitchen', null)).toBe('Kitchen')
})

/** Dashed lines stop behind texts, against points taken one by one. [issue 12, number 16] */
import type { Point } from '../../geometry/box.ts'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { drawn, flatten } from '../../testing/drawn.ts'
import { approximateMeasurer } from '../../engraving/fonts/measure.ts'
import { interruptDashes } from './interrupt-dashes.ts'
import { absoluteSegments } from '../../geometry/path.ts'
import type { Primitive } from '../scene.ts'

const coordinates = fc.integer({ min: -40, max: 40 })
const text = fc
  .record({
    x: coordinates,
    y: coordinates,
    text: fc.constantFrom('A', 'READING', 'Hall'),
    size: fc.constantFrom(2, 5),
  })
  .map(
    ({ x, y, size, ...rest }): Extract<Primitive, { kind: 'text' }> => ({
      kind: 'text',
      at: { x, y },
      anchor: 'middle',
      text: rest.text,
      font: { family: 'Inter', weight: 400, sizeMm: size },
    }),
  )
const dashed: fc.Arbitrary<Primitive> = fc.oneof(
  fc.tuple(coordinates, coordinates, coordinates, coordinates).map(
    ([x, y, a, b]): Primitive => ({
      kind: 'line',
      from: { x, y },
      to: { x: a, y: b },
      role: 'hidden',
    }),
  ),
  fc.constant<Primitive>({ kind: 'rect', x: -30, y: -20, width: 60, height: 40, radius: 0, role: 'hidden' }),
  fc.constant<Primitive>({ kind: 'path', d: 'M-40 0H40V30Z', role: 'center' }),
)

/** Points along a shape, half a millimetre apart. */
function pointsOf(item: Primitive): Point[] {
  if (item.kind === 'line') return along(item.from, item.to)
  if (item.kind === 'rect') {
    const { x, y, width, height } = item
    return pointsOf({ kind: 'path', d: `M${x} ${y}h${width}v${height}h${-width}z` })
  }
  if (item.kind !== 'path') return []
  let at: Point = { x: 0, y: 0 }
  let start = at
  return absoluteSegments(item.d).flatMap(({ command, values }) => {
    const next = command === 'Z' ? start : { x: values[0] ?? 0, y: values[1] ?? 0 }
    const points = command === 'M' ? [] : along(at, next)
    if (command === 'M') start = next
    at = next
    return points
  })
}

function along(a: Point, b: Point): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 0.5))
  return Array.from({ length: steps + 1 }, (_, index) => ({
    x: a.x + ((b.x - a.x) * index) / steps,
    y: a.y + ((b.y - a.y) * index) / steps,
  }))
}

/** How far a point lies from the letters of a text, 0 within them. */
function distanceTo({ x, y }: Point, item: Extract<Primitive, { kind: 'text' }>): number {
  const { sizeMm } = item.font
  const half = approximateMeasurer.measure(item.text, 'Inter', sizeMm).advanceMm / 2
  const dx = Math.max(0, Math.abs(x - item.at.x) - half)
  const dy = Math.max(0, item.at.y - 0.76 * sizeMm - y, y - item.at.y - 0.2 * sizeMm)
  return Math.hypot(dx, dy)
}

describe('dashed lines and texts', () => {
  test.prop([dashed, fc.array(text, { maxLength: 5 })], { numRuns: 150 })(
    '[issue 12, 16] no dash lies on a letter, and nothing is taken away elsewhere',
    (line, texts) => {
      const items = interruptDashes([line, ...texts])
      const [kept] = items
      if (!kept) throw new Error('nothing is left')
      const points = pointsOf(kept)
      const onLetters = points.filter((point) =>
        texts.some((one) => distanceTo(point, one) < 0.29 * one.font.sizeMm),
      )
      expect(onLetters).toEqual([])
      const lost = pointsOf(line).filter(
        (point) =>
          texts.every((one) => distanceTo(point, one) > 0.31 * Math.SQRT2 * one.font.sizeMm) &&
          !points.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 0.51),
      )
      expect(lost).toEqual([])
    },
  )

  it('leaves the list as it is where no text is met', () => {
    const items: Primitive[] = [{ kind: 'line', from: { x: 0, y: 0 }, to: { x: 9, y: 0 }, role: 'hidden' }]
    expect(interruptDashes(items)).toBe(items)
  })

  it('leaves whole lines alone: only dashes are interrupted', () => {
    const items: Primitive[] = [
      { kind: 'line', from: { x: -9, y: 0 }, to: { x: 9, y: 0 }, role: 'outline' },
      {
        kind: 'text',
        at: { x: 0, y: 1 },
        anchor: 'middle',
        text: 'A',
        font: { family: 'Inter', weight: 400, sizeMm: 3 },
      },
    ]
    expect(interruptDashes(items)).toBe(items)
  })

  it('an engraved symbol makes room as a text does', () => {
    const symbol: Primitive = { kind: 'path', d: 'M-2 -2L2 2', strokeMm: 0.3, part: 'engraving:0:above' }
    const line: Primitive = { kind: 'line', from: { x: -9, y: 0 }, to: { x: 9, y: 0 }, role: 'hidden' }
    const [kept] = interruptDashes([line, symbol])
    expect(kept).toMatchObject({ kind: 'path', d: 'M-9 0L-3.15 0M3.15 0L9 0', role: 'hidden' })
  })

  it('[issue 12, 16] the box behind an engraved plate is interrupted, round or square', () => {
    const plate = (isRound: boolean) =>
      drawn('keypad-plate', {
        width: 117,
        height: 117,
        backBox: { width: 67, height: 67, isRound },
        engravings: { '0': { below: [{ text: 'A READING LIGHT FOR ALL THE LONG HALL' }] } },
      })
    for (const isRound of [true, false]) {
      const boxes = flatten(plate(isRound).items).filter(({ part }) => part === 'backBox')
      expect(boxes.map(({ kind, role }) => [kind, role])).toEqual([['path', 'hidden']])
    }
  })
})

/** The faces of mechanisms, shape by shape, and how far they shrink beside each other. */
import { describe, expect, it } from 'vitest'
import { itemsOf } from '../../testing/scene-lines.ts'
import { finishSchema } from '../spec-parts.ts'
import { mechanismKind, mechanismScale } from './mechanisms.ts'

const finish = finishSchema.parse({ fill: '#646464' })

/** A face at half its size. */
function halved(letter: string): string[] {
  return itemsOf(mechanismKind(letter)?.draw({ finish, size: 0.5, part: 'face' }) ?? [])
}

describe('a face at half its size', () => {
  it('of a push button', () => {
    expect(halved('P')).toEqual([
      'circle 0,0 r4.25 | face | detail grey 22 | on grey 84',
      'circle 0,0 r3.55 | face | fine grey 22 | on grey 119',
      'circle 0,0 r3.05 | face | detail grey 22 | on grey 100',
      'path M-2.43 0.21A2.44 2.44 0 0 1 0.21 -2.43A2.62 2.62 0 0 0 -2.43 0.21Z | face | on grey 209 | 80 %',
    ])
  })

  it('of a rocker switch', () => {
    expect(halved('R')).toEqual([
      'rect -4.5,-7.5 9×15 r0.8 | face | detail grey 22 | on grey 82',
      'rect -3.85,-6.85 7.7×13.7 r0.45 | face | on grey 100',
      'rect -3.85,-6.85 7.7×6.85 r0.45 | face | on grey 154 | 60 %',
      'rect -3.85,-6.85 7.7×13.7 r0.45 | face | detail grey 22',
      'line -3.85,0 3.85,0 | face | fine grey 22',
    ])
  })

  it('of a toggle switch', () => {
    expect(halved('T')).toEqual([
      'circle 0,0 r3.8 | face | detail grey 22 | on grey 84',
      'circle 0,0 r3.1 | face | fine grey 22 | on grey 119',
      'circle 0,0 r2.3 | face | fine grey 22 | on grey 70',
      'path M-0.85 0L-1.45 -4.7A1.45 1.45 0 0 1 1.45 -4.7L0.85 0A0.85 0.85 0 0 1 -0.85 0Z | face | detail grey 22 | on grey 147',
      'line -0.45,-0.75 -0.75,-4.7 | face | fine grey 216',
    ])
  })

  it('of a dimmer', () => {
    expect(halved('D')).toEqual([
      'circle 0,0 r5.25 | face | detail grey 22 | on grey 80',
      'circle 0,0 r4.75 | face | detail grey 22 | on grey 106',
      'path M4.13 0L4.75 0 … M4.11 -0.43L4.72 -0.5 (120) | face | fine grey 22',
      'circle 0,0 r4.13 | face | detail grey 22 | on grey 125',
      'path M-3.18 0.28A3.19 3.19 0 0 1 0.28 -3.18A3.43 3.43 0 0 0 -3.18 0.28Z | face | on grey 209 | 80 %',
      'line 0,-3.8 0,-2.14 | face | outline grey 22',
    ])
  })

  it('of a keypad button', () => {
    expect(halved('K')).toEqual([
      'rect -5.5,-2.75 11×5.5 r1 | face | fine grey 22 | on grey 78',
      'rect -5.15,-2.4 10.3×4.8 r0.75 | face | on grey 100',
      'rect -5.15,-2.4 10.3×1.44 r0.75 | face | on grey 162 | 60 %',
      'rect -5.15,-2.4 10.3×4.8 r0.75 | face | detail grey 22',
    ])
  })

  it('of a socket', () => {
    expect(halved('S')).toEqual([
      'circle 0,0 r9.75 | face | detail grey 22 | on grey 116',
      'circle 0,0 r9 | face | detail grey 22 | on grey 88',
      'circle -4.75,0 r1.2 | face | fine grey 22 | on grey 25',
      'circle 4.75,0 r1.2 | face | fine grey 22 | on grey 25',
    ])
  })

  it('of an unknown letter is none', () => {
    expect(mechanismKind('Q')).toBeUndefined()
  })
})

describe('how far a face shrinks', () => {
  const scale = (letter: string, x: number, y: number) => {
    const kind = mechanismKind(letter)
    return kind && mechanismScale(kind, { x, y })
  }
  // 3 mm stay free between faces; a rocker is 18 × 30.
  it.each([
    [21, 33, 1],
    [20, 33, 17 / 18],
    [21, 30, 0.9],
    [12, 18, 0.5],
    [100, 9, 0.2],
    [4, 100, 0.2],
    [100, 100, 1],
  ])('a rocker with %d × %d mm of room: %d', (x, y, share) => {
    expect(scale('R', x, y)).toBeCloseTo(share, 9)
  })
})

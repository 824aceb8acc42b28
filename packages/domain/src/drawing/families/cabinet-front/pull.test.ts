/** Pulls of cabinet fronts: where they sit, and how they look from the front and cut. Limits from both sides. */
import { describe, expect, it } from 'vitest'
import { itemsOf } from '../../../testing/scene-lines.ts'
import { drawPull, drawPullSection, pullCentre } from './pull.ts'
import { type CabinetFrontInput, cabinetFrontSpecSchema } from './spec.ts'

/** A plain front of 400 × 500 mm, hinged on the left. */
function specOf(spec: CabinetFrontInput) {
  return cabinetFrontSpecSchema.parse({ width: 400, height: 500, face: 'plain', ...spec })
}

/** The pull from the front, then cut under a face at 600 with the front's left edge at 1000. */
function both(spec: CabinetFrontInput): string[] {
  return itemsOf([...drawPull(specOf(spec)), ...drawPullSection(specOf(spec), 1000, 600)])
}

describe('the middle of a pull', () => {
  it.each([
    ['a tall front has it 1050 mm over its lower edge', { height: 1401 }, '360,351'],
    ['a lower one in its middle', { height: 1400 }, '360,700'],
    ['a low drawer in its middle', { opening: 'drawer', height: 259 }, '200,129.5'],
    ['a higher one 60 mm from above', { opening: 'drawer', height: 260 }, '200,60'],
    [
      'on the middle of a wide rail',
      { opening: 'drawer', face: 'frame', height: 900, railWidth: 150 },
      '200,75',
    ],
    ['on a lift-up front 40 mm from below', { opening: 'lift' }, '200,460'],
    ['at most a fifth of the width from the edge', { width: 100 }, '80,250'],
    ['at most a fifth of the height from the edge', { height: 100 }, '380,50'],
    ['half a bar from the edge at least', { face: 'frame', railWidth: 4 }, '394,250'],
  ] satisfies [string, CabinetFrontInput, string][])('%s', (_, spec, at) => {
    const { x, y } = pullCentre(specOf({ pull: { kind: 'bar' }, ...spec }))
    expect(`${x},${y}`).toBe(at)
  })

  it('is half a knob from the edge at least', () => {
    const { x } = pullCentre(specOf({ face: 'frame', railWidth: 4, pull: { kind: 'knob', length: 40 } }))
    expect(x).toBe(380)
  })
})

describe('a pull from the front and cut', () => {
  it.each([
    [
      'a bar along the free edge on the right',
      { pull: { kind: 'bar' } },
      [
        'rect 354,170 12×160 r3 | pull | detail grey 22 | on #8f9296',
        'rect 1356,600 8×20 | pull | detail grey 22 | on #a5a8ab',
        'rect 1354,620 12×12 r3 | pull | detail grey 22 | on #a5a8ab',
      ],
    ],
    [
      'a bar along the free edge on the left',
      { opening: 'right', pull: { kind: 'bar' } },
      [
        'rect 34,170 12×160 r3 | pull | detail grey 22 | on #8f9296',
        'rect 1036,600 8×20 | pull | detail grey 22 | on #a5a8ab',
        'rect 1034,620 12×12 r3 | pull | detail grey 22 | on #a5a8ab',
      ],
    ],
    [
      'a bar across a drawer, 60 mm from above',
      { opening: 'drawer', pull: { kind: 'bar' } },
      [
        'rect 120,54 160×12 r3 | pull | detail grey 22 | on #8f9296',
        'rect 1132.8,600 8×20 | pull | detail grey 22 | on #a5a8ab',
        'rect 1259.2,600 8×20 | pull | detail grey 22 | on #a5a8ab',
        'rect 1120,620 160×12 r3 | pull | detail grey 22 | on #a5a8ab',
      ],
    ],
    [
      'a bar across a lift-up front, 40 mm from below, at most 85 % of its width',
      { opening: 'lift', pull: { kind: 'bar', length: 800 } },
      [
        'rect 30,454 340×12 r3 | pull | detail grey 22 | on #8f9296',
        'rect 1057.2,600 8×20 | pull | detail grey 22 | on #a5a8ab',
        'rect 1334.8,600 8×20 | pull | detail grey 22 | on #a5a8ab',
        'rect 1030,620 340×12 r3 | pull | detail grey 22 | on #a5a8ab',
      ],
    ],
    [
      'a bar at most 85 % of the height, on the middle of a stile',
      { face: 'frame', railWidth: 50, pull: { kind: 'bar', length: 800 } },
      [
        'rect 369,37.5 12×425 r3 | pull | detail grey 22 | on #8f9296',
        'rect 1371,600 8×20 | pull | detail grey 22 | on #a5a8ab',
        'rect 1369,620 12×12 r3 | pull | detail grey 22 | on #a5a8ab',
      ],
    ],
    [
      'a knob',
      { pull: { kind: 'knob', length: 30 } },
      [
        'circle 360,250 r15 | pull | detail grey 22 | on #8f9296',
        'circle 360,250 r9 | pull | detail grey 22 | on #bcbec0',
        'rect 1354,600 12×16 | pull | detail grey 22 | on #a5a8ab',
        'rect 1345,616 30×16 r6 | pull | detail grey 22 | on #a5a8ab',
      ],
    ],
    [
      'a knob of 60 mm at most',
      { opening: 'right', pull: { kind: 'knob', length: 90 } },
      [
        'circle 40,250 r30 | pull | detail grey 22 | on #8f9296',
        'circle 40,250 r18 | pull | detail grey 22 | on #bcbec0',
        'rect 1034,600 12×16 | pull | detail grey 22 | on #a5a8ab',
        'rect 1010,616 60×16 r6 | pull | detail grey 22 | on #a5a8ab',
      ],
    ],
    [
      'a knob of two fifths of a small front',
      { width: 100, height: 80, pull: { kind: 'knob', length: 90 } },
      [
        'circle 84,40 r16 | pull | detail grey 22 | on #8f9296',
        'circle 84,40 r9.6 | pull | detail grey 22 | on #bcbec0',
        'rect 1078,600 12×16 | pull | detail grey 22 | on #a5a8ab',
        'rect 1068,616 32×16 r6 | pull | detail grey 22 | on #a5a8ab',
      ],
    ],
    [
      'a knob of two fifths of a narrow front',
      { width: 70, height: 200, pull: { kind: 'knob', length: 90 } },
      [
        'circle 56,100 r14 | pull | detail grey 22 | on #8f9296',
        'circle 56,100 r8.4 | pull | detail grey 22 | on #bcbec0',
        'rect 1050,600 12×16 | pull | detail grey 22 | on #a5a8ab',
        'rect 1042,616 28×16 r6 | pull | detail grey 22 | on #a5a8ab',
      ],
    ],
    [
      'an edge pull on the right',
      { pull: { kind: 'edge' } },
      ['rect 386,170 14×160 r2 | pull | detail grey 22 | on #a5a8ab'],
    ],
    [
      'an edge pull on the left',
      { opening: 'right', pull: { kind: 'edge' } },
      ['rect 0,170 14×160 r2 | pull | detail grey 22 | on #a5a8ab'],
    ],
    [
      'an edge pull above a drawer',
      { opening: 'drawer', pull: { kind: 'edge' } },
      ['rect 120,0 160×14 r2 | pull | detail grey 22 | on #a5a8ab'],
    ],
    [
      'an edge pull under a lift-up front',
      { opening: 'lift', pull: { kind: 'edge', length: 900 } },
      ['rect 30,486 340×14 r2 | pull | detail grey 22 | on #a5a8ab'],
    ],
    ['no pull', {}, []],
  ] satisfies [string, CabinetFrontInput, string[]][])('%s', (_, spec, shapes) => {
    expect(both(spec)).toEqual(shapes)
  })
})

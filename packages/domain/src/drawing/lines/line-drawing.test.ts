/** What is left of a drawing for whoever makes the thing. */
import { describe, expect, it } from 'vitest'
import { drawn, flatten } from '../../testing/drawn.ts'
import { drawFamily } from '../registry.ts'
import { lineDrawing } from './line-drawing.ts'
import type { Primitive } from '../scene.ts'

const box = { x: 0, y: 0, width: 10, height: 5 }

describe('[issue 18] a line drawing', () => {
  it('has white surfaces with black lines, so that what lies in front covers what lies behind', () => {
    expect(
      lineDrawing([
        { kind: 'rect', ...box, role: 'hidden' },
        { kind: 'rect', ...box, fill: '#c0c0c0', role: 'outline', stroke: '#333333' },
        { kind: 'circle', center: { x: 1, y: 1 }, radius: 1, fill: '#ffffff' },
      ]),
    ).toEqual([
      { kind: 'rect', ...box, role: 'hidden' },
      { kind: 'rect', ...box, fill: 'paper', role: 'outline', stroke: 'ink' },
      { kind: 'circle', center: { x: 1, y: 1 }, radius: 1, fill: 'paper' },
    ])
  })

  it('keeps arrows, hatching and what covers as they are', () => {
    const items: Primitive[] = [
      { kind: 'path', d: 'M0 0L1 1L0 1Z', fill: 'ink' },
      { kind: 'path', d: 'M0 0L9 9', role: 'fine' },
      { kind: 'rect', ...box, fill: 'paper' },
      { kind: 'line', from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, role: 'center', stroke: 'ink2' },
    ]
    expect(lineDrawing(items)).toEqual(items)
  })

  it('loses sheens, grain, veins, glass and pictures of surfaces', () => {
    const picture = { address: '/media/oak.jpg', width: 100, height: 100, rotation: 0 }
    expect(
      lineDrawing([
        { kind: 'rect', ...box, fill: '#ffffff', opacity: 0.25 },
        { kind: 'path', d: 'M0 0H9', role: 'fine', strokeMm: 0.13, stroke: '#aaaaaa' },
        { kind: 'path', d: 'M0 1H9', role: 'fine', opacity: 0.45 },
        { kind: 'rect', ...box, role: 'outline', fill: '#c09060', picture },
      ]),
    ).toEqual([{ kind: 'rect', ...box, role: 'outline', fill: 'paper' }])
  })

  it('shows black what is engraved, whatever its colour: letters, their outlines, symbols', () => {
    const part = 'engraving:0:below'
    const font = { family: 'Inter', weight: 400, sizeMm: 3 }
    const text: Primitive = { kind: 'text', at: { x: 1, y: 1 }, anchor: 'middle', text: 'ON', font }
    const symbol: Primitive = { kind: 'path', d: 'M0 0H1', strokeMm: 0.2, part }
    expect(
      lineDrawing([
        { ...text, fill: '#b0302a', stroke: '#ffffff', strokeMm: 0.1, part },
        { kind: 'path', d: 'M0 0H1V1Z', fill: '#b0302a', part },
        { ...symbol, stroke: '#b0302a' },
        { ...text, fill: '#161616', hasPlate: true },
      ]),
    ).toEqual([
      { ...text, fill: 'ink', stroke: 'ink', strokeMm: 0.1, part },
      { kind: 'path', d: 'M0 0H1V1Z', fill: 'ink', part },
      { ...symbol, stroke: 'ink' },
      { ...text, fill: 'ink', hasPlate: true },
    ])
  })

  it('reaches into groups, which stay where they are', () => {
    const inside: Primitive = { kind: 'rect', ...box, fill: '#c0c0c0' }
    expect(lineDrawing([{ kind: 'group', at: { x: 5, y: 6 }, items: [inside] }])).toEqual([
      { kind: 'group', at: { x: 5, y: 6 }, items: [{ ...inside, fill: 'paper' }] },
    ])
  })

  it('has no colour, whatever a plate is made of', () => {
    const spec = {
      width: 91,
      height: 91,
      layoutString: 'P',
      finish: { title: 'Brushed brass', fill: '#b08d57', surface: 'brushed' },
    }
    const scene = drawn('keypad-plate', spec)
    const paints = flatten(lineDrawing(scene.items)).flatMap(({ fill, stroke }) => [fill, stroke])
    expect(paints.filter((paint) => paint?.startsWith('#'))).toEqual([])
    expect(drawFamily('keypad-plate', spec, {}).ok).toBe(true)
    // Its edge is there, and its grain is not.
    const plate = flatten(lineDrawing(scene.items)).filter(({ part }) => part === 'plate')
    expect(plate.map(({ role }) => role)).toContain('outline')
    expect(plate.map(({ strokeMm }) => strokeMm)).toEqual(plate.map(() => undefined))
  })
})

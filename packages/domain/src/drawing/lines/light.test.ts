/** What of a drawing is seen when it is small. */
import { describe, expect, it } from 'vitest'
import { lightItems } from './light.ts'
import type { PathPrimitive, Primitive, TextPrimitive } from '../scene.ts'

const grain: PathPrimitive = {
  kind: 'path',
  d: Array.from({ length: 100 }, (_, index) => `M0 ${index}H80`).join(''),
  role: 'fine',
  strokeMm: 0.13,
  stroke: '#888888',
}
const plate: Primitive = {
  kind: 'rect',
  x: 0,
  y: 0,
  width: 80,
  height: 100,
  fill: '#b9b6ae',
  role: 'outline',
  part: 'plate',
}
const engraved: TextPrimitive = {
  kind: 'text',
  at: { x: 40, y: 60 },
  anchor: 'middle',
  text: 'HALL',
  font: { family: 'Inter', weight: 400, sizeMm: 3 },
  fill: '#161616',
  outlines: 'M-6 0L-6 -3L6 -3L6 0Z',
}

describe('a small drawing', () => {
  it('keeps its surfaces and their outlines, without the names of parts', () => {
    const { part: _, ...bare } = plate
    expect(lightItems([plate], 0.07)).toEqual([bare])
  })

  it('has no grain that would run together, and the grain again where there is room for it', () => {
    expect(lightItems([plate, grain], 0.07)).toHaveLength(1)
    expect(lightItems([plate, grain], 1)).toHaveLength(2)
  })

  it('shows an engraving as letters where they can be read, and as a bar of its width where they can not', () => {
    expect(lightItems([engraved], 0.2)).toEqual([
      { kind: 'path', d: 'M34 60l0-3 12 0 0 3z', fill: '#161616' },
    ])
    expect(lightItems([engraved], 0.07)).toEqual([
      { kind: 'rect', x: 34, y: 58.5, width: 12, height: 1.5, fill: '#161616', opacity: 0.6 },
    ])
    const turned: TextPrimitive = { ...engraved, rotation: 90 }
    expect(lightItems([turned], 0.07)).toEqual([turned])
  })

  it('leaves out hidden edges, centre lines, dimensions, sheens, and what is as small as dust', () => {
    const line = { kind: 'line', from: { x: 0, y: 0 }, to: { x: 80, y: 0 } } as const
    const sheen: Primitive = { kind: 'path', d: 'M0 0H20V20Z', fill: '#ffffff', opacity: 0.25 }
    const speck: Primitive = { kind: 'circle', center: { x: 9, y: 9 }, radius: 0.5, fill: 'ink' }
    const left: Primitive[] = [
      { ...line, role: 'hidden' },
      { ...line, role: 'center' },
      { ...line, role: 'dimension' },
      sheen,
      speck,
    ]
    expect(lightItems(left, 0.07)).toEqual([])
    expect(lightItems([{ ...line, role: 'detail' }], 0.07)).toHaveLength(1)
  })

  it('makes one path of neighbours that look alike, unless they overlap', () => {
    const square = (x: number): PathPrimitive => ({ kind: 'path', d: `M${x} 0h10v10h-10z`, fill: '#161616' })
    expect(lightItems([square(0), square(20)], 1)).toHaveLength(1)
    expect(lightItems([square(0), square(5)], 1)).toHaveLength(2)
    expect(lightItems([square(0), { ...square(20), fill: '#888888' }], 1)).toHaveLength(2)
  })

  it('does the same in groups', () => {
    const group: Primitive = { kind: 'group', at: { x: 5, y: 5 }, part: 'mechanism:0', items: [plate, grain] }
    const [light] = lightItems([group], 0.07)
    expect(light?.kind === 'group' && [light.part, light.items.length]).toEqual([undefined, 1])
  })
})

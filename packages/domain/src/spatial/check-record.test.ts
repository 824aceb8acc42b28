import { describe, expect, it } from 'vitest'
import { checkSpatial, unknownDataKeys } from './check-record.ts'
import type { SpatialKey } from './kinds.ts'
import { productCanvasLineSchema } from './schema.ts'

const panel = (data: object) => ({
  type: 'calicoMuralPanel',
  data: { archCustomViewId: 9, ...data },
  properties: {},
})
const at = { x: 1, y: 2 }

function faultsOf(key: SpatialKey, record: object) {
  const checked = checkSpatial(key, record)
  return checked.ok ? [] : checked.faults.map(({ path, message }) => [path, message])
}

describe('a record of the canvas', () => {
  it('[2.3.38] has its data whole: what was left out is there', () => {
    const checked = checkSpatial('entity', panel({ position: at }))
    expect(checked.ok && checked.record.data).toMatchObject({ bleedLeft: 1, isDisabled: false, position: at })
  })

  it.each([
    [
      'a size of 0',
      { position: at, size: { width: 0, height: 5 } },
      'data.size.width',
      'This takes a number above 0.',
    ],
    ['a negative bleed', { position: at, bleedTop: -1 }, 'data.bleedTop', 'This takes 0 or more.'],
    [
      'a place a billion inches away',
      { position: { x: 1e9, y: 0 } },
      'data.position.x',
      'This takes a number between −1,000,000 and 1,000,000.',
    ],
    ['no number', { position: { x: null, y: 0 } }, 'data.position.x', 'This takes a number.'],
    [
      'infinity',
      { position: { x: Number.POSITIVE_INFINITY, y: 0 } },
      'data.position.x',
      'This takes a number.',
    ],
    ['no point', { position: 'here' }, 'data.position', 'This takes a point.'],
    [
      'a text as a switch',
      { position: at, isDisabled: 'yes' },
      'data.isDisabled',
      'This takes true or false.',
    ],
    [
      'a text that is too long',
      { position: at, panelDescriptionOverride: 'x'.repeat(201) },
      'data.panelDescriptionOverride',
      'This takes at most 200 characters.',
    ],
  ])('[2.3.37] with %s is refused at its field, in a sentence', (_, data, path, message) => {
    expect(faultsOf('entity', panel(data))).toEqual([[path, message]])
  })

  it.each<[string, SpatialKey, object, string]>([
    ['[2.3.28] a wall', 'archWall', { from: { x: 1, z: 1 }, to: { x: 1, z: 1 } }, 'to'],
    ['[2.3.30] an elevation', 'archElevation', { from: { x: 0, z: 0 }, to: { x: 0, z: 0 } }, 'to'],
    ['[2.3.48] a canvas line', 'productCanvasLine', { from: at, to: at }, 'to'],
    [
      '[2.3.40] a seam',
      'entity',
      { type: 'calicoMuralSeam', data: { archCustomViewId: 9, from: at, to: at } },
      'data.to',
    ],
    [
      '[2.3.42] a mismatch line',
      'entity',
      { type: 'calicoMismatchLine', data: { archCustomViewId: 9, from: at, to: at } },
      'data.to',
    ],
  ])('%s from a point to the same point is refused', (_, key, record, path) => {
    expect(faultsOf(key, record)).toEqual([[path, 'This begins and ends at the same point. Draw it longer.']])
  })

  it('that is long enough is taken, however short', () => {
    expect(faultsOf('archWall', { from: { x: 1, z: 1 }, to: { x: 1, z: 1.001 } })).toEqual([])
  })

  it('an opening needs a wall or a viewport', () => {
    const opening = (data: object) => faultsOf('entity', { type: 'opening', data, properties: {} })
    expect(opening({ width: 30 })).toEqual([
      ['data.archWallId', 'An opening stands in a wall or on a viewport: name one of them.'],
    ])
    expect(opening({ archWallId: 2 })).toEqual([])
    expect(opening({ archCustomViewId: 2 })).toEqual([])
  })

  it('[2.3.35] stands on another record by its id and kind together, and never on itself', () => {
    const parent = (id: number | null, key: string | null) =>
      faultsOf('entity', { ...panel({ position: at }), id: 7, parentId: id, parentResourceKey: key })
    expect(parent(3, null).map(([path]) => path)).toEqual(['parentResourceKey'])
    expect(parent(null, 'entity').map(([path]) => path)).toEqual(['parentId'])
    expect(parent(7, 'entity').map(([path]) => path)).toEqual(['parentId'])
    expect(parent(7, 'archWall')).toEqual([])
  })

  it('says which keys of data its kind does not have', () => {
    expect(unknownDataKeys('calicoMuralPanel', ['position', 'colour'])).toEqual([
      { path: 'data.colour', message: 'There is no such field.' },
    ])
  })

  it('[2.9.24] a canvas line goes from 0,0 to 50,50, two wide, without arrows', () => {
    const line = { id: 1, orgId: 1, version: 1, productOrderId: 1, deletedAt: null }
    const times = { created: '2026-01-01 00:00:00', lastUpdated: '2026-01-01 00:00:00' }
    expect(productCanvasLineSchema.parse({ ...line, ...times })).toMatchObject({
      from: { x: 0, y: 0 },
      to: { x: 50, y: 50 },
      strokeWidth: 2,
      fromSymbol: 'none',
      toSymbol: 'none',
      customViewId: null,
    })
  })
})

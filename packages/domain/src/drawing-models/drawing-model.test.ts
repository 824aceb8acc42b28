/** Solids of drawings: every family that is said to have one has it, as large as its drawing says. */
import { beforeAll, describe, expect, it } from 'vitest'
import { drawingFamilyKeys, loadDrawingFamilies } from '../drawing-families.ts'
import { drawingModel, modelledFamilyKeys } from './drawing-model.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import { resolveGraphic } from '../graphics/resolve-graphic.ts'

beforeAll(() => loadDrawingFamilies())

const needed: Readonly<Record<string, object>> = {
  'cover-plate': { width: 82, height: 82 },
  'keypad-plate': { width: 82, height: 82 },
  'outlet-plate': { width: 82, height: 82 },
}

function resolve(family: string, given: object = {}) {
  const parsed = findDrawingFamily(family)?.parse({ ...needed[family], ...given })
  if (!parsed?.success) throw new Error(family)
  const nodes = drawingModel(family, parsed.data)
  if (nodes === null) throw new Error(`${family} has no solid`)
  return resolveGraphic({ nodes: [...nodes] }, Object(parsed.data))
}

/** Width, height and depth to a tenth of a millimeter. */
function sizeOf(family: string, given: object = {}) {
  const resolved = resolve(family, given)
  if (!resolved.ok) throw new Error(JSON.stringify(resolved))
  const { from, to } = resolved.bounds
  return to.map((value, axis) => Math.round((value - (from[axis] ?? 0)) * 10) / 10)
}

describe('the solid of a drawing', () => {
  it('[issue 15] is there for every family that is said to have one', () => {
    expect(drawingFamilyKeys.filter((key) => findDrawingFamily(key)?.isModelled).toSorted()).toEqual(
      [...modelledFamilyKeys].toSorted(),
    )
    for (const key of modelledFamilyKeys) expect([key, resolve(key).ok]).toEqual([key, true])
  })

  it('[issue 15] is as large as the drawing says', () => {
    expect(sizeOf('shelf', { width: 900, depth: 250, thickness: 30, fixing: 'hidden' })).toEqual([
      900, 30, 250,
    ])
    expect(sizeOf('shelf', { width: 900, depth: 250, thickness: 30, bracket: { height: 100 } })).toEqual([
      900, 130, 250,
    ])
    expect(sizeOf('bookcase', { width: 800, height: 1900, depth: 300 })).toEqual([800, 1900, 300])
    expect(sizeOf('sample', { width: 150, height: 100, thickness: 14 })).toEqual([150, 100, 14])
    expect(sizeOf('book', { width: 210, height: 297, thickness: 38 })).toEqual([210, 297, 38])
    expect(sizeOf('article', { width: 120, height: 80, depth: 60 })).toEqual([120, 80, 60])
    expect(sizeOf('skirting', { height: 80, thickness: 16, length: 2400 })).toEqual([2400, 80, 16])
    expect(
      sizeOf('lamella-panel', { width: 600, height: 2000, thickness: 67, slats: { tolerance: 0 } })[1],
    ).toBe(2000)
    expect(sizeOf('cover-plate').slice(0, 2)).toEqual([82, 82])
  })

  it('[issue 15] of a door has its leaf, its frame and its handle', () => {
    const resolved = resolve('slab-door', { width: 900, height: 2100 })
    const titles = resolved.ok ? resolved.meshes.map(({ title }) => title) : []
    expect(titles).toEqual(['leaf', 'left-jamb', 'right-jamb', 'head', 'neck', 'rosette', 'lever'])
    expect(
      sizeOf('slab-door', {
        width: 900,
        height: 2100,
        undercut: 7,
        frame: { width: 44 },
        clearance: 3,
      }).slice(0, 2),
    ).toEqual([994, 2154])
  })

  it('[issue 15] of a floor lies flat, with as many boards as are laid', () => {
    const [width = 0, height, depth = 0] = sizeOf('flooring', {
      pattern: 'herringbone',
      boardWidth: 90,
      boardLength: 540,
    })
    expect(height).toBe(14)
    expect(width).toBeGreaterThan(1200)
    expect(depth).toBeGreaterThan(850)
  })

  it('[issue 15] of a specification that can not be read, or of another family, is none', () => {
    expect(drawingModel('shelf', { width: -4 })).toBeNull()
    expect(drawingModel('rail-profile', {})).toBeNull()
    expect(drawingModel('cover-plate', null)).toBeNull()
  })
})

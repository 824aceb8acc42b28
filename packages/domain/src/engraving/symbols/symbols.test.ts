/** The symbol set: complete, unique, inside its grid, findable. */
import { describe, expect, it } from 'vitest'
import { pathBox } from '../../geometry/path.ts'
import { findEngravingSymbol } from './registry.ts'
import { engravingSymbols, searchEngravingSymbols } from './symbols.ts'

describe('engraving symbols', () => {
  it('[1.2.78] are 66, each with a key and a picture of its own', () => {
    expect(engravingSymbols).toHaveLength(66)
    expect(new Set(engravingSymbols.map(({ key }) => key)).size).toBe(66)
    expect(new Set(engravingSymbols.map(({ path }) => path)).size).toBe(66)
  })

  it.each(engravingSymbols.map((symbol) => [symbol.key, symbol] as const))(
    '%s stays inside its grid',
    (_key, { path }) => {
      const box = pathBox(path)
      expect(box.x).toBeGreaterThanOrEqual(1.5)
      expect(box.y).toBeGreaterThanOrEqual(1.5)
      expect(box.x + box.width).toBeLessThanOrEqual(22.5)
      expect(box.y + box.height).toBeLessThanOrEqual(22.5)
    },
  )

  it('are found by title and by keyword', () => {
    expect(searchEngravingSymbols('bedroom').map(({ key }) => key)).toContain('bed')
    expect(searchEngravingSymbols('Shade raise').map(({ key }) => key)).toEqual(['blind-up'])
    expect(searchEngravingSymbols('').length).toBe(66)
    expect(searchEngravingSymbols('  SHADE   raise ').map(({ key }) => key)).toEqual(['blind-up'])
    // Every word is to be there, in the title or among the keywords; a part of it is enough.
    expect(searchEngravingSymbols('blind down lower').map(({ key }) => key)).toEqual(['blind-down'])
    expect(searchEngravingSymbols('louvre sheer')).toEqual([])
    expect(searchEngravingSymbols('shutterlouvre')).toEqual([])
    expect(searchEngravingSymbols('louv').map(({ key }) => key)).toEqual(['shutter'])
    expect(findEngravingSymbol('blind')?.title).toBe('Blind')
    expect(findEngravingSymbol('nothing')).toBeUndefined()
  })
})

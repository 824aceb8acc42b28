/** Engraved lines as they are drawn: cut short where they would pass the edge, without what the font lacks. */
import { describe, expect, it } from 'vitest'
import type { TextMeasurer } from '../../engraving/fonts/measure.ts'
import type { EngravingEntry } from '../../engraving/schema.ts'
import { itemsOf } from '../../testing/scene-lines.ts'
import { type EngravingStyle, engravingStyleSchema } from '../spec-parts.ts'
import { drawEngravedLine, textWithin } from './engraving-text.ts'

/** Every character 2 mm wide; the font has no `x`. */
function measurerOf(isExact: boolean, outlines?: string): TextMeasurer {
  return {
    isExact,
    measure: (text) => {
      const advanceMm = [...text].length * 2
      const missing = text.includes('x') ? ['x'] : []
      return { advanceMm, inkLeft: 0, inkRight: advanceMm, isExact, missing, outlines }
    },
  }
}
const [exact, estimate] = [measurerOf(true), measurerOf(false)]
const style = engravingStyleSchema.parse({ fontFamily: 'Barlow', fontSize: 4, color: '#333' })

describe('a text within a width', () => {
  it.each([
    ['that it fills', 16, exact, 'ABCDEFGH'],
    ['a hair less', 15.9, exact, 'ABCDEF…'],
    ['of one letter and an ellipsis', 4, exact, 'A…'],
    ['less than that', 3.9, exact, '…'],
    ['of nothing', 0, exact, '…'],
    ['that an estimate passes by 8 %', 16 / 1.08, estimate, 'ABCDEFGH'],
    ['that it passes by more', 14.8, estimate, 'ABCDEF…'],
  ])('%s', (_, width, measurer, text) => {
    expect(textWithin('ABCDEFGH', style, width, measurer)).toBe(text)
  })

  it('is never cut within a character', () => {
    expect(textWithin('🌙🌙🌙🌙', style, 6, exact)).toBe('🌙🌙…')
  })
})

describe('an engraved line', () => {
  const line = (entry: EngravingEntry, x = 50, look: Partial<EngravingStyle> = {}, measurer?: TextMeasurer) =>
    drawEngravedLine({ entry, at: { x, y: 20 }, heightMm: 6 }, { ...style, ...look }, 'engraving', {
      plateWidthMm: 100,
      measurer,
    })
  const drawn = (...given: Parameters<typeof line>) => itemsOf(line(...given))

  it('is a text in its font and color about its middle', () => {
    expect(drawn({ text: 'HALL' })).toEqual([
      'text 50,20 HALL | middle | Barlow 400 4 | engraving | on grey 51',
    ])
  })

  it.each([
    [{ strokeColor: '#f00', strokeWidth: 0.2 }, ' | #ff0000 0.2 mm'],
    [{ strokeColor: '#f00', strokeWidth: 0 }, ''],
    [{ strokeWidth: 0.2 }, ''],
  ])('has an outline where color and width say so: %j', (look, outline) => {
    expect(drawn({ text: 'A' }, 50, look)).toEqual([
      `text 50,20 A | middle | Barlow 400 4 | engraving${outline} | on grey 51`,
    ])
  })

  // Twice the way to the nearer side: eight letters are 16 mm wide.
  it.each([
    [8, 'ABCDEFGH', 'grey 51'],
    [7.9, 'ABCDEF…', '#b3261e'],
    [92, 'ABCDEFGH', 'grey 51'],
    [92.1, 'ABCDEF…', '#b3261e'],
    [120, '…', '#b3261e'],
  ])('at %d mm of 100 stays on its plate', (x, text, color) => {
    expect(drawn({ text: 'ABCDEFGH' }, x, {}, exact)).toEqual([
      `text ${x},20 ${text} | middle | Barlow 400 4 | engraving | on ${color}`,
    ])
  })

  it('leaves out what the font lacks, and all of itself where nothing is left', () => {
    expect(drawn({ text: 'AxBx' }, 50, {}, exact)[0]).toContain(' AB |')
    expect(drawn({ text: 'x x' }, 50, {}, exact)).toEqual([])
    expect(drawn({ text: 'A漢B' })[0]).toContain(' AB |')
    expect(drawn({ text: '漢' })).toEqual([])
    expect(drawn({ text: '  ' })).toEqual([])
  })

  it('has its outlines moved to its middle where they are known', () => {
    const outlined = measurerOf(true, 'M0 0L2 1')
    expect(line({ text: 'AB' }, 50, {}, outlined)).toMatchObject([{ outlines: 'M-2 0L0 1' }])
    expect(line({ text: 'AB' }, 50, {}, exact)[0]).not.toHaveProperty('outlines')
    expect(line({ text: 'AB' })[0]).not.toHaveProperty('outlines')
  })

  it('is a symbol on its grid of 24 with strokes of 1.5, or nothing', () => {
    // 6 mm are a quarter of the grid, from 47,14 on.
    expect(drawn({ symbol: 'moon' })).toEqual([
      'path M52.13 17.63A2.25 2.25 0 1 1 49.5 14.75A1.8 1.8 0 0 0 52.13 17.63Z | round joins | engraving | grey 51 0.38 mm',
    ])
    expect(drawn({ symbol: 'no such symbol' })).toEqual([])
  })
})

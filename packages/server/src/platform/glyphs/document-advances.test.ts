/** The widths that documents reckon with are those of the fonts that are drawn. */
import { textStyles, textWidth } from '@orderwright/domain/typesetting'
import { expect, test } from 'vitest'
import { loadMeasurer } from './load-measurer.ts'

const texts = ['A', 'i', 'W', '8', '$', '×', 'é', 'ß', 'Ł', '–', '’', '€']

test.each(['inter', 'arimo', 'barlow'] as const)('%s runs as wide as its files say', async (family) => {
  const measurer = await loadMeasurer()
  for (const style of [textStyles.body, textStyles.strong]) {
    for (const text of texts) {
      const measured = measurer.measure(text, `${family}-${style.weight}`, style.size)
      expect(measured.missing).toEqual([])
      expect(Math.abs(textWidth(text, family, style) - measured.advanceMm)).toBeLessThan(0.012)
    }
  }
})

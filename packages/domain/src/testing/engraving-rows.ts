/** Plates with mechanisms in a row and letters of one width: what engravings need to be reckoned by hand. */
import type { EngravingGrid } from '../engraving/limits.ts'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'

/** Every character 2 mm wide: a text reaches as many millimetres to each side as it has characters. */
export const evenMeasurer: TextMeasurer = {
  isExact: true,
  measure: (text) => {
    const advanceMm = text.length * 2
    return { advanceMm, inkLeft: 0, inkRight: advanceMm, isExact: true, missing: [] }
  },
}

/** A plate of 82 mm in height with mechanisms at `xs`, each 22 mm high and with room for two lines above and below. */
export function engravingRow(plateWidth: number, xs: readonly number[]): EngravingGrid {
  return {
    plateWidth,
    plateHeight: 82,
    style: { fontFamily: 'Inter', fontSize: 3 },
    hasLed: false,
    obstacles: [],
    screwsBeside: () => [],
    mechanisms: xs.map((x, index) => ({
      index,
      title: `button ${index + 1}`,
      label: `button ${index + 1}`,
      row: 0,
      x,
      edgeMm: { above: 30, below: 52 },
      roomMm: { above: 30, below: 30 },
    })),
  }
}

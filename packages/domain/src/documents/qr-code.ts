/** QR codes (ISO/IEC 18004) as one path, for papers that lead back to the screen. */
import { encode } from 'uqr'

export type QrCode = {
  /** modules along a side, the free border of four on each side included */
  readonly size: number
  /** the dark modules as an SVG path, one module to the unit */
  readonly path: string
}

/** Free modules around the code, as the standard asks. */
const QUIET = 4

/** A code of a text. Of level M: it is read with 15 % of it lost, as a scratched label or a smudged sheet has. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  // Dark modules beside each other are one bar: a third of the elements' length.
  const bars: string[] = []
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (row[x] !== true) continue
      const from = x
      while (row[x + 1] === true) x += 1
      bars.push(`M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`)
    }
  })
  return { size, path: bars.join('') }
}

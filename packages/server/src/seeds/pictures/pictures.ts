/** Small pictures drawn for the demo: finish swatches, layout thumbnails, wordmarks. All are SVG data addresses. */
import { type OutlinedWord, outlinedWords } from './outlined-words.ts'

function dataUrl(content: string): string {
  return `data:image/svg+xml,${encodeURIComponent(content).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%22', "'")}`
}

function svg(width: number, height: number, content: string): string {
  return dataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
  )
}

/** A picture of 64 × 64 units. */
export function svgPicture(content: string): string {
  return svg(64, 64, content)
}

/** A picture that fills every frame it is put into: a mural is stretched over its wall. */
export function stretchedPicture(width: number, height: number, content: string): string {
  return dataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="none">${content}</svg>`,
  )
}

export type SwatchSurface = 'plain' | 'brushed' | 'polished'

/** A round swatch of a finish: grain for brushed surfaces, a reflection for polished ones. */
export function swatch(fill: string, surface: SwatchSurface = 'plain'): string {
  const grain =
    surface === 'brushed'
      ? '<path d="M8 14h48M6 21h52M5 28h54M5 35h54M6 42h52M8 49h48" stroke="#fff" stroke-opacity=".18"/>'
      : surface === 'polished'
        ? '<path d="M12 52 52 12M4 40 40 4" stroke="#fff" stroke-opacity=".45" stroke-width="6"/>'
        : ''
  return svg(
    64,
    64,
    `<clipPath id="c"><circle cx="32" cy="32" r="29"/></clipPath><g clip-path="url(#c)"><rect width="64" height="64" fill="${fill}"/>${grain}</g><circle cx="32" cy="32" r="29" fill="none" stroke="#000" stroke-opacity=".25"/>`,
  )
}

/** A plate of the given proportions, in mm, with dots where mechanisms stand. */
export function platePicture(width: number, height: number, columns = 0, rows = 0, fill = '#eceae4'): string {
  const scale = 56 / Math.max(width, height)
  const w = Math.round(width * scale)
  const h = Math.round(height * scale)
  const x = (64 - w) / 2
  const y = (64 - h) / 2
  let dots = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cx = Math.round(x + (w * (column + 0.5)) / columns)
      const cy = Math.round(y + (h * (row + 0.5)) / rows)
      dots += `M${cx - 3} ${cy}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`
    }
  }
  return svg(
    64,
    64,
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="${fill}" stroke="#333"/><path d="${dots || 'M0 0'}" fill="#333"/>`,
  )
}

/** A letter on a swatch, for engraving fonts and colours. */
export function letterPicture(word: OutlinedWord, color: string, background: string): string {
  const { path, width } = outlinedWords[word]
  return svg(
    64,
    64,
    `<rect width="64" height="64" rx="6" fill="${background}"/><path transform="translate(${32 - width / 2} 41)" fill="${color}" d="${path}"/>`,
  )
}

/** A lamp on a wall, for reading lamps. */
export function lampPicture(isFlexible: boolean): string {
  const arm = isFlexible ? 'M16 40c10-2 8-22 22-22' : 'M16 34h22'
  return svg(
    64,
    64,
    `<path d="M10 8v48" stroke="#999"/><rect x="10" y="24" width="6" height="20" fill="#b9935a" stroke="#333"/><path d="${arm}" fill="none" stroke="#333" stroke-width="2"/><path d="m38 14 14 6-5 10-12-6z" fill="#b9935a" stroke="#333"/>`,
  )
}

export type Wordmark = {
  /** the name as outlines: a picture in a page gets no font of that page */
  readonly word: OutlinedWord
  readonly color: string
  /** SVG of a 32 × 32 sign before the words */
  readonly sign: string
}

/** A logo: a small sign and the name. */
export function wordmark({ word, color, sign }: Wordmark): string {
  const { path, width } = outlinedWords[word]
  return svg(
    Math.ceil(44 + width),
    40,
    `<g transform="translate(0 4)">${sign}</g><path transform="translate(42 27)" fill="${color}" d="${path}"/>`,
  )
}

/** Engraved lines above and below a mechanism, as text in the real font or as symbols. */
import { engravingFaceOr, uncoveredCharacters } from '../../engraving/fonts/fonts.ts'
import type { PlacedEngraving } from '../../engraving/place.ts'
import { findEngravingSymbol } from '../../engraving/symbols/registry.ts'
import { approximateMeasurer, type TextMeasurer } from '../../engraving/fonts/measure.ts'
import { solid } from '../surfaces/colour.ts'
import { transformPath } from '../../geometry/path.ts'
import type { Paint, Primitive } from '../scene.ts'
import type { EngravingStyle } from '../spec-parts.ts'

/** The ink of a text that would run over its plate's edge: what could not be cut is not drawn as if it could. */
const TOO_WIDE: Paint = '#b3261e'
/** An estimated width, which errs to the wide side, must pass the edge by this much before it counts. */
const ESTIMATE_MARGIN = 1.08

const SYMBOL_GRID = 24
/** Width of a symbol's strokes on its grid. */
const SYMBOL_STROKE = 1.5

/**
 * As much of a text as lies within `widthMm`, the rest as an ellipsis; the text itself where it fits. Widths are those of
 * the measurer, or estimated.
 */
export function textWithin(
  text: string,
  style: Pick<EngravingStyle, 'fontFamily' | 'fontSize'>,
  widthMm: number,
  measurer: TextMeasurer = approximateMeasurer,
): string {
  const { key } = engravingFaceOr(style.fontFamily)
  const fits = (candidate: string) => {
    const { advanceMm, isExact } = measurer.measure(candidate, key, style.fontSize)
    return advanceMm <= widthMm * (isExact ? 1 : ESTIMATE_MARGIN)
  }
  if (fits(text)) return text
  const characters = [...text]
  let low = 0
  let high = characters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(`${characters.slice(0, middle).join('')}…`)) low = middle
    else high = middle - 1
  }
  return `${characters.slice(0, low).join('')}…`
}

function drawText(
  line: PlacedEngraving,
  entered: string,
  style: EngravingStyle,
  part: string,
  { measurer, plateWidthMm }: EngravingSurface,
): Primitive[] {
  const face = engravingFaceOr(style.fontFamily)
  const missing =
    measurer?.measure(entered, face.key, style.fontSize).missing ?? uncoveredCharacters(entered, face)
  // What the font lacks is not cut: some other font's letter, or a box, would show what nobody makes.
  const whole = missing.length === 0 ? entered : [...entered].filter((one) => !missing.includes(one)).join('')
  if (whole.trim() === '') return []
  const room = 2 * Math.min(line.at.x, plateWidthMm - line.at.x)
  const text = textWithin(whole, style, Math.max(0, room), measurer)
  const measure = measurer?.measure(text, face.key, style.fontSize)
  const outlines = measure?.outlines
  const drawn: Primitive = {
    kind: 'text',
    at: line.at,
    anchor: 'middle',
    text,
    font: { family: face.family, weight: face.weight, sizeMm: style.fontSize },
    fill: text === whole ? solid(style.color) : TOO_WIDE,
    part,
    ...(style.strokeColor && style.strokeWidth > 0
      ? { stroke: solid(style.strokeColor), strokeMm: style.strokeWidth }
      : {}),
    ...(measure && outlines
      ? { outlines: transformPath(outlines, { scale: 1, dx: -measure.advanceMm / 2, dy: 0 }) }
      : {}),
  }
  return [drawn]
}

function drawSymbol(line: PlacedEngraving, key: string, style: EngravingStyle, part: string): Primitive[] {
  const symbol = findEngravingSymbol(key)
  if (!symbol) return []
  const scale = line.heightMm / SYMBOL_GRID
  return [
    {
      kind: 'path',
      d: transformPath(symbol.path, {
        scale,
        dx: line.at.x - line.heightMm / 2,
        dy: line.at.y - line.heightMm,
      }),
      stroke: solid(style.color),
      strokeMm: SYMBOL_STROKE * scale,
      isRoundJoined: true,
      part,
    },
  ]
}

/** What engravings are cut into: a plate from x 0 on, so wide; and how texts are measured. */
export type EngravingSurface = { readonly plateWidthMm: number; readonly measurer?: TextMeasurer | undefined }

/** Draws one line at its place. */
export function drawEngravedLine(
  line: PlacedEngraving,
  style: EngravingStyle,
  part: string,
  surface: EngravingSurface,
): Primitive[] {
  return 'text' in line.entry
    ? drawText(line, line.entry.text, style, part, surface)
    : drawSymbol(line, line.entry.symbol, style, part)
}

/** Engraved lines above and below a mechanism, as text in the real font or as symbols. */
import { engravingFaceOr } from '../../engraving/fonts.ts'
import { engravingBlock, type PlacedEngraving } from '../../engraving/place.ts'
import type { EngravingEntry, EngravingSide } from '../../engraving/schema.ts'
import { findEngravingSymbol } from '../../engraving/symbols.ts'
import type { TextMeasurer } from '../../engraving/measure.ts'
import { solid } from '../colour.ts'
import { transformPath } from '../path.ts'
import type { Point, Primitive } from '../scene.ts'
import type { EngravingStyle } from '../spec-parts.ts'

const SYMBOL_GRID = 24
/** Width of a symbol's strokes on its grid. */
const SYMBOL_STROKE = 1.5

function drawText(
  line: PlacedEngraving,
  text: string,
  style: EngravingStyle,
  part: string,
  measurer?: TextMeasurer,
): Primitive {
  const face = engravingFaceOr(style.fontFamily)
  const measure = measurer?.measure(text, face.key, style.fontSize)
  const outlines = measure?.outlines
  return {
    kind: 'text',
    at: line.at,
    anchor: 'middle',
    text,
    font: { family: face.family, weight: face.weight, sizeMm: style.fontSize },
    fill: solid(style.color),
    part,
    ...(style.strokeColor && style.strokeWidth > 0
      ? { stroke: solid(style.strokeColor), strokeMm: style.strokeWidth }
      : {}),
    ...(measure && outlines
      ? { outlines: transformPath(outlines, { scale: 1, dx: -measure.advanceMm / 2, dy: 0 }) }
      : {}),
  }
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

/** Draws the entries of one side, already cut to what has room. `edge` is the middle of the mechanism's edge. */
export function drawEngraving(
  entries: readonly EngravingEntry[],
  side: EngravingSide,
  edge: Point,
  style: EngravingStyle,
  part: string,
  measurer?: TextMeasurer,
): Primitive[] {
  return engravingBlock(entries, side, edge, style).flatMap((line) =>
    'text' in line.entry
      ? line.entry.text.trim() === ''
        ? []
        : [drawText(line, line.entry.text, style, part, measurer)]
      : drawSymbol(line, line.entry.symbol, style, part),
  )
}

/**
 * Text measuring with real glyphs. The HarfBuzz module and the font files come from outside (browser and
 * server load them differently); widths and outlines are the same on both sides.
 */
import { transformPath } from '../drawing/path.ts'
import { approximateMeasurer, type TextMeasure, type TextMeasurer } from './measure.ts'
import { engravingFaceOr } from './fonts.ts'

type HarfbuzzFace = { readonly upem: number }

type HarfbuzzFont = {
  nominalGlyph(unicode: number): number | undefined
  glyphToPath(glyphId: number): string
  glyphExtents(glyphId: number): { xBearing: number; width: number } | undefined
}

type HarfbuzzBuffer = {
  addText(text: string): void
  guessSegmentProperties(): void
  getGlyphInfos(): readonly { codepoint: number }[]
  getGlyphPositions(): readonly { xAdvance?: number; xOffset?: number; yOffset?: number }[]
}

/** The part of harfbuzzjs 1.x that measuring needs. */
export type HarfbuzzModule<
  TBlob,
  TFace extends HarfbuzzFace,
  TFont extends HarfbuzzFont,
  TBuffer extends HarfbuzzBuffer,
> = {
  Blob: new (data: Uint8Array) => TBlob
  Face: new (blob: TBlob) => TFace
  Font: new (face: TFace) => TFont
  Buffer: new () => TBuffer
  shape: (font: TFont, buffer: TBuffer) => void
}

/** A font with its texts shaped: the module's types end here. */
type LoadedFont = {
  upem: number
  hasGlyph: (code: number) => boolean
  shape: (text: string) => ShapedGlyph[]
}

type ShapedGlyph = {
  advance: number
  xOffset: number
  yOffset: number
  /** Ink from the glyph's origin, undefined for blanks. */
  ink: { left: number; right: number } | undefined
  path: string
}

function loadFont<
  TBlob,
  TFace extends HarfbuzzFace,
  TFont extends HarfbuzzFont,
  TBuffer extends HarfbuzzBuffer,
>(module: HarfbuzzModule<TBlob, TFace, TFont, TBuffer>, bytes: Uint8Array): LoadedFont {
  const face = new module.Face(new module.Blob(bytes))
  const font = new module.Font(face)
  return {
    upem: face.upem,
    hasGlyph: (code) => (font.nominalGlyph(code) ?? 0) > 0,
    shape(text) {
      const buffer = new module.Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      module.shape(font, buffer)
      const positions = buffer.getGlyphPositions()
      return buffer.getGlyphInfos().map(({ codepoint }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const extents = font.glyphExtents(codepoint)
        const hasInk = extents !== undefined && extents.width > 0
        return {
          advance: xAdvance,
          xOffset,
          yOffset,
          ink: hasInk ? { left: extents.xBearing, right: extents.xBearing + extents.width } : undefined,
          path: font.glyphToPath(codepoint),
        }
      })
    },
  }
}

/** Decoded font files (TrueType or OpenType, not WOFF) of one face, in order of preference. */
export type FaceFiles = { key: string; files: readonly Uint8Array[] }

type Run = { text: string; font: LoadedFont }

const CACHE_LIMIT = 2000

/** Splits a text where the font changes; a character that no file has stays with the first font. */
function runsOf(text: string, fonts: readonly LoadedFont[], missing: Set<string>): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const found = fonts.find((font) => font.hasGlyph(code))
    if (!found) missing.add(character)
    const font = found ?? fonts[0]
    if (!font) continue
    const last = runs.at(-1)
    if (last && last.font === font) last.text += character
    else runs.push({ text: character, font })
  }
  return runs
}

function measureWith(fonts: readonly LoadedFont[], text: string, sizeMm: number): TextMeasure {
  const missing = new Set<string>()
  let pen = 0
  let inkLeft = Number.POSITIVE_INFINITY
  let inkRight = Number.NEGATIVE_INFINITY
  let outlines = ''
  for (const run of runsOf(text.normalize('NFC'), fonts, missing)) {
    const scale = sizeMm / run.font.upem
    for (const glyph of run.font.shape(run.text)) {
      const x = pen + glyph.xOffset * scale
      if (glyph.ink) {
        inkLeft = Math.min(inkLeft, x + glyph.ink.left * scale)
        inkRight = Math.max(inkRight, x + glyph.ink.right * scale)
      }
      if (glyph.path) {
        outlines += transformPath(glyph.path, { scale, dx: x, dy: -glyph.yOffset * scale, flipY: true })
      }
      pen += glyph.advance * scale
    }
  }
  const hasInk = inkRight >= inkLeft
  return {
    advanceMm: pen,
    inkLeft: hasInk ? inkLeft : 0,
    inkRight: hasInk ? inkRight : 0,
    isExact: true,
    missing: [...missing],
    ...(outlines === '' ? {} : { outlines }),
  }
}

/**
 * A measurer over the faces given. A face that was not given is estimated, and its measure says so
 * (`isExact` false). Results are kept for repeated texts.
 */
export function createHarfbuzzMeasurer<
  TBlob,
  TFace extends HarfbuzzFace,
  TFont extends HarfbuzzFont,
  TBuffer extends HarfbuzzBuffer,
>(module: HarfbuzzModule<TBlob, TFace, TFont, TBuffer>, faces: readonly FaceFiles[]): TextMeasurer {
  const fontsByKey = new Map(
    faces.map(({ key, files }): [string, LoadedFont[]] => [
      key,
      files.map((bytes) => loadFont(module, bytes)),
    ]),
  )
  const cache = new Map<string, TextMeasure>()
  return {
    isExact: true,
    measure(text, fontKey, sizeMm) {
      const { key } = engravingFaceOr(fontKey)
      const fonts = fontsByKey.get(key)
      if (!fonts || fonts.length === 0) return approximateMeasurer.measure(text, fontKey, sizeMm)
      const cacheKey = `${key}\u0000${sizeMm}\u0000${text}`
      const known = cache.get(cacheKey)
      if (known) return known
      const measured = measureWith(fonts, text, sizeMm)
      if (cache.size >= CACHE_LIMIT) cache.clear()
      cache.set(cacheKey, measured)
      return measured
    },
  }
}

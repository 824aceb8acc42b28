/**
 * Text measuring with real glyphs. The HarfBuzz module and the font files come from outside (browser and
 * server load them differently); widths and outlines are the same on both sides.
 */
import { transformPath } from '../../geometry/path.ts'
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
  clearContents(): void
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

/** A font with its texts shaped: the module's types end here. Advances are in font units. */
type LoadedFont = {
  upem: number
  hasGlyph: (code: number) => boolean
  advance: (text: string) => number
  shape: (text: string) => ShapedGlyph[]
}

type GlyphShape = {
  /** Ink from the glyph's origin, undefined for blanks. */
  ink: { left: number; right: number } | undefined
  path: string
}
type ShapedGlyph = GlyphShape & { advance: number; xOffset: number; yOffset: number }

function remembered<K, V>(known: Map<K, V>, key: K, find: (key: K) => V): V {
  let value = known.get(key)
  if (value === undefined) {
    value = find(key)
    known.set(key, value)
  }
  return value
}

/** Latin and its first extension. */
const COMMON_CODES = 0x180

function loadFont<
  TBlob,
  TFace extends HarfbuzzFace,
  TFont extends HarfbuzzFont,
  TBuffer extends HarfbuzzBuffer,
>(module: HarfbuzzModule<TBlob, TFace, TFont, TBuffer>, bytes: Uint8Array, buffer: TBuffer): LoadedFont {
  const face = new module.Face(new module.Blob(bytes))
  const font = new module.Font(face)
  const codes = new Map<number, boolean>()
  /** The same for the letters that are asked for again and again: 0 unknown, 1 there, 2 missing. */
  const common = new Uint8Array(COMMON_CODES)
  const shapes = new Map<number, GlyphShape>()
  const hasNominal = (code: number) => (font.nominalGlyph(code) ?? 0) > 0
  function hasGlyph(code: number): boolean {
    if (code >= COMMON_CODES) return remembered(codes, code, hasNominal)
    if (common[code] === 0) common[code] = hasNominal(code) ? 1 : 2
    return common[code] === 1
  }
  function shapeOf(glyph: number): GlyphShape {
    const extents = font.glyphExtents(glyph)
    const ink =
      extents !== undefined && extents.width > 0
        ? { left: extents.xBearing, right: extents.xBearing + extents.width }
        : undefined
    return { ink, path: font.glyphToPath(glyph) }
  }
  function fill(text: string): void {
    buffer.clearContents()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    module.shape(font, buffer)
  }
  return {
    upem: face.upem,
    hasGlyph,
    advance(text) {
      fill(text)
      let sum = 0
      for (const { xAdvance = 0 } of buffer.getGlyphPositions()) sum += xAdvance
      return sum
    },
    shape(text) {
      fill(text)
      const positions = buffer.getGlyphPositions()
      return buffer.getGlyphInfos().map(({ codepoint }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        return { ...remembered(shapes, codepoint, shapeOf), advance: xAdvance, xOffset, yOffset }
      })
    },
  }
}

/** Decoded font files (TrueType or OpenType, not WOFF) of one face, in order of preference. */
export type FaceFiles = { key: string; files: readonly Uint8Array[] }

type Run = { text: string; font: LoadedFont }

const CACHE_LIMIT = 2000
const none: readonly string[] = []
const isMark = /^\p{M}$/u

/** Splits a text where the font changes. What no file has is left out, as it can not be cut, and is named in `missing`. */
function runsOf(text: string, fonts: readonly LoadedFont[]): { runs: Run[]; missing: readonly string[] } {
  const missing = new Set<string>()
  const runs: Run[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    // A mark stands on the letter before it: both come from one file where one file has both.
    const font =
      last !== undefined && isMark.test(character) && last.font.hasGlyph(code)
        ? last.font
        : fonts.find((one) => one.hasGlyph(code))
    if (font === undefined) missing.add(character)
    else if (last !== undefined && last.font === font) last.text += character
    else runs.push({ text: character, font })
  }
  return { runs, missing: [...missing] }
}

/** Whether one font writes all of a text. A character of two units is asked for as a whole. */
function hasAll(text: string, font: LoadedFont): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0
    if (!font.hasGlyph(code)) return false
    if (code > 0xffff) at += 1
  }
  return true
}

/** The width at once; ink and outlines, which only drawings ask for, when they are read. */
class MeasuredText implements TextMeasure {
  readonly isExact = true
  readonly missing: readonly string[]
  readonly advanceMm: number
  private readonly runs: readonly Run[]
  private drawn: { inkLeft: number; inkRight: number; outlines: string } | undefined

  constructor(
    text: string,
    fonts: readonly LoadedFont[],
    private readonly sizeMm: number,
  ) {
    const [first] = fonts
    if (first !== undefined && hasAll(text, first)) {
      this.runs = [{ text, font: first }]
      this.missing = none
    } else {
      const split = runsOf(text, fonts)
      this.runs = split.runs
      this.missing = split.missing
    }
    let advance = 0
    for (const { text: part, font } of this.runs) advance += (font.advance(part) * sizeMm) / font.upem
    this.advanceMm = advance
  }

  get inkLeft(): number {
    return this.glyphs.inkLeft
  }

  get inkRight(): number {
    return this.glyphs.inkRight
  }

  get outlines(): string | undefined {
    return this.glyphs.outlines === '' ? undefined : this.glyphs.outlines
  }

  private get glyphs() {
    this.drawn ??= this.draw()
    return this.drawn
  }

  private draw() {
    let pen = 0
    let inkLeft = Number.POSITIVE_INFINITY
    let inkRight = Number.NEGATIVE_INFINITY
    let outlines = ''
    for (const { text, font } of this.runs) {
      const scale = this.sizeMm / font.upem
      for (const glyph of font.shape(text)) {
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
    return { inkLeft: hasInk ? inkLeft : 0, inkRight: hasInk ? inkRight : 0, outlines }
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
  // One buffer for all: texts are shaped one after the other.
  const buffer = new module.Buffer()
  const loaded = new Map(
    faces.map(({ key, files }) => [
      key,
      {
        fonts: files.map((bytes) => loadFont(module, bytes, buffer)),
        bySize: new Map<number, Map<string, TextMeasure>>(),
      },
    ]),
  )
  let remembering = 0
  return {
    isExact: true,
    measure(text, fontKey, sizeMm) {
      const face = loaded.get(engravingFaceOr(fontKey).key)
      if (!face || face.fonts.length === 0) return approximateMeasurer.measure(text, fontKey, sizeMm)
      const known = face.bySize.get(sizeMm)?.get(text)
      if (known) return known
      const measured = new MeasuredText(text.normalize('NFC'), face.fonts, sizeMm)
      if (remembering >= CACHE_LIMIT) {
        for (const { bySize } of loaded.values()) bySize.clear()
        remembering = 0
      }
      const texts = face.bySize.get(sizeMm) ?? new Map<string, TextMeasure>()
      face.bySize.set(sizeMm, texts.set(text, measured))
      remembering += 1
      return measured
    },
  }
}

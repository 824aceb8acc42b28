/**
 * Fonts that are written by hand, with a shaper as plain as can be: each letter is one glyph, and pairs may be drawn
 * together. They stand in for HarfBuzz and font files where a test wants figures that it can reckon.
 */
import type { HarfbuzzModule } from '../engraving/fonts/harfbuzz-measurer.ts'

export type HandMadeGlyph = {
  readonly advance?: number
  readonly offset?: readonly [x: number, y: number]
  /** ink from the glyph's origin: where it starts and how wide it is */
  readonly ink?: readonly [left: number, width: number]
  readonly path?: string
}

export type HandMadeFont = {
  readonly upem: number
  readonly glyphs: Readonly<Record<string, HandMadeGlyph>>
  /** by two letters: how much farther apart they stand */
  readonly pairs?: Readonly<Record<string, number>>
}

/** The bytes say nothing themselves: they are known again. */
const fontsByBytes = new WeakMap<Uint8Array, HandMadeFont>()

/** What stands for the file of a font. */
export function bytesOfFont(font: HandMadeFont): Uint8Array {
  const bytes = new Uint8Array()
  fontsByBytes.set(bytes, font)
  return bytes
}

type Blob = { readonly bytes: Uint8Array }
type Face = { readonly upem: number; readonly font: HandMadeFont }
type Font = {
  readonly pairs: Readonly<Record<string, number>>
  nominalGlyph(unicode: number): number | undefined
  glyphAt(glyphId: number): HandMadeGlyph | undefined
  glyphToPath(glyphId: number): string
  glyphExtents(glyphId: number): { xBearing: number; width: number } | undefined
}
type Shaped = { codepoint: number; xAdvance?: number; xOffset?: number; yOffset?: number }
type Buffer = {
  text: string
  isGuessed: boolean
  shaped: Shaped[]
  addText(text: string): void
  clearContents(): void
  guessSegmentProperties(): void
  getGlyphInfos(): Shaped[]
  getGlyphPositions(): Shaped[]
}

/** The module, and what it was asked: the letters looked up and the texts shaped, in their order. */
export function handMadeGlyphs(): {
  module: HarfbuzzModule<Blob, Face, Font, Buffer>
  lookedUp: string[]
  shaped: string[]
} {
  const lookedUp: string[] = []
  const shaped: string[] = []
  const module = {
    Blob: class {
      constructor(readonly bytes: Uint8Array) {}
    },
    Face: class {
      readonly font: HandMadeFont
      readonly upem: number
      constructor(blob: Blob) {
        const font = fontsByBytes.get(blob.bytes)
        if (!font) throw new Error('these bytes are no font')
        this.font = font
        this.upem = font.upem
      }
    },
    Font: class {
      readonly pairs: Readonly<Record<string, number>>
      private readonly letters: string[]
      constructor(private readonly face: Face) {
        this.pairs = face.font.pairs ?? {}
        this.letters = Object.keys(face.font.glyphs)
      }
      nominalGlyph(unicode: number): number | undefined {
        const letter = String.fromCodePoint(unicode)
        lookedUp.push(letter)
        // Glyph 0 is that of a letter that is not there.
        return this.letters.indexOf(letter) + 1 || undefined
      }
      glyphAt(glyphId: number) {
        return this.face.font.glyphs[this.letters[glyphId - 1] ?? '']
      }
      glyphToPath(glyphId: number): string {
        return this.glyphAt(glyphId)?.path ?? ''
      }
      glyphExtents(glyphId: number) {
        const ink = this.glyphAt(glyphId)?.ink
        return ink && { xBearing: ink[0], width: ink[1] }
      }
    },
    Buffer: class {
      text = ''
      isGuessed = false
      shaped: Shaped[] = []
      addText(text: string) {
        this.text += text
      }
      clearContents() {
        Object.assign(this, { text: '', isGuessed: false, shaped: [] })
      }
      guessSegmentProperties() {
        this.isGuessed = true
      }
      getGlyphInfos() {
        return this.shaped
      }
      getGlyphPositions() {
        return this.shaped
      }
    },
    shape(font: Font, buffer: Buffer) {
      if (!buffer.isGuessed) throw new Error('the direction of the text is not known')
      shaped.push(buffer.text)
      const letters = [...buffer.text]
      buffer.shaped = letters.map((letter, index) => {
        const codepoint = font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0
        lookedUp.pop()
        const { advance, offset } = font.glyphAt(codepoint) ?? {}
        const apart = font.pairs[letter + (letters[index + 1] ?? '')] ?? 0
        return {
          codepoint,
          ...(advance !== undefined && { xAdvance: advance + apart }),
          ...(offset && { xOffset: offset[0], yOffset: offset[1] }),
        }
      })
    },
  }
  return { module, lookedUp, shaped }
}

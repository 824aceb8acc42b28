/**
 * An SVG picture from outside, written anew from the elements and attributes that draw. Nothing that runs, fetches or shows
 * other pages is on the list, so that what is left can do nothing but be seen.
 */

const drawing: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'use',
])
const kept: ReadonlySet<string> = new Set([
  ...drawing,
  'svg',
  'g',
  'defs',
  'symbol',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
  'title',
  'desc',
  'style',
])
/** What is between their tags is text, and kept. */
const textual: ReadonlySet<string> = new Set(['title', 'desc', 'style'])

export type SanitizedSvg =
  | { readonly ok: true; readonly svg: string }
  | { readonly ok: false; readonly problem: 'broken' | 'empty' }

const broken = { ok: false, problem: 'broken' } as const
const MAX_DEPTH = 64
const MAX_ELEMENTS = 20_000

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Null for an entity that XML does not know by itself. */
function decode(text: string): string | null {
  let isKnown = true
  const decoded = text.replace(/&([^;&\s]{0,12});?/g, (_, name: string) => {
    const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name)
    if (!code) {
      isKnown &&= Object.hasOwn(entities, name)
      return entities[name] ?? ''
    }
    const point = code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16)
    isKnown &&= point > 0 && point <= 0x10_ff_ff
    return isKnown ? String.fromCodePoint(point) : ''
  })
  return isKnown ? decoded : null
}

function encode(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Whether a value can name nothing outside of the picture: every url( begins with #, and nothing is escaped. */
function staysInside(value: string): boolean {
  const hasForeignAddress = /url\(\s*['"]?\s*(?!#|['"\s])/i.test(value)
  return !hasForeignAddress && !/(?:java|vb)script:|data:|@import|expression\(|\\/i.test(value)
}

function isSafeAttribute(name: string, value: string): boolean {
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg'
  if (name === 'xmlns:xlink') return value === 'http://www.w3.org/1999/xlink'
  if (name === 'href' || name === 'xlink:href') return /^#[\w.-]+$/.test(value)
  if (name === 'xml:space') return value === 'preserve'
  return /^(?!on)[a-z][\w-]*$/i.test(name) && staysInside(value)
}

/** The attributes as they are written again; null where they are no XML. */
function attributesOf(source: string): string | null {
  const attribute = /\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
  let written = ''
  let at = 0
  while (source.slice(at).trim() !== '') {
    attribute.lastIndex = at
    const found = attribute.exec(source)
    if (!found) return null
    const [whole, name = '', double, single] = found
    const value = decode(double ?? single ?? '')
    if (value === null) return null
    if (isSafeAttribute(name, value)) written += ` ${name}="${encode(value)}"`
    at += whole.length
  }
  return written
}

/** One piece of markup: a comment, CDATA, an instruction, a document type without entities of its own, a tag. */
const piece =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^[<>]*>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y

class Writer {
  svg = ''
  private readonly open: { readonly name: string; readonly isKept: boolean }[] = []
  private dropped = 0
  private elements = 0
  drawn = 0
  hasRoot = false

  get isInside(): boolean {
    return this.open.length > 0
  }

  text(text: string): boolean {
    const at = this.open.at(-1)
    if (!at?.isKept || !textual.has(at.name)) return true
    const decoded = decode(text)
    if (decoded === null) return false
    if (at.name !== 'style' || (staysInside(decoded) && !decoded.includes('@'))) this.svg += encode(decoded)
    return true
  }

  begin(name: string, attributes: string, isEmpty: boolean): boolean {
    this.elements += 1
    if (this.open.length >= MAX_DEPTH || this.elements > MAX_ELEMENTS) return false
    if (!this.isInside && (name !== 'svg' || this.hasRoot)) return false
    const isKept = this.dropped === 0 && kept.has(name)
    if (isKept) {
      const written = attributesOf(attributes)
      if (written === null) return false
      const isRoot = !this.hasRoot
      const space = isRoot && !/ xmlns="/.test(written) ? ' xmlns="http://www.w3.org/2000/svg"' : ''
      this.svg += `<${name}${space}${written}${isEmpty ? '/' : ''}>`
      if (drawing.has(name)) this.drawn += 1
    }
    this.hasRoot = true
    if (isEmpty) return true
    this.open.push({ name, isKept })
    if (!isKept) this.dropped += 1
    return true
  }

  end(name: string): boolean {
    const last = this.open.pop()
    if (last?.name !== name) return false
    if (last.isKept) this.svg += `</${name}>`
    else this.dropped -= 1
    return true
  }
}

/**
 * The picture with only what draws, as text; `broken` where it is no well-formed SVG or names entities of its own, `empty`
 * where nothing is left to see. Words are no matter of this function (`holdsWords`).
 */
export function sanitizeSvg(source: string): SanitizedSvg {
  const text = source.replace(/^\uFEFF/, '')
  const writer = new Writer()
  let at = 0
  while (at < text.length) {
    const next = text.indexOf('<', at)
    const between = next < 0 ? text.slice(at) : text.slice(at, next)
    if (between.trim() !== '' && !writer.isInside) return broken
    if (!writer.text(between)) return broken
    if (next < 0) break
    piece.lastIndex = next
    const found = piece.exec(text)
    if (!found) return broken
    const [whole, data, slash, name, attributes = '', empty] = found
    const isWritten =
      name === undefined
        ? data === undefined || writer.text(encode(data))
        : slash === '/'
          ? writer.end(name)
          : writer.begin(name, attributes, empty === '/')
    if (!isWritten) return broken
    at = next + whole.length
  }
  if (!writer.hasRoot || writer.isInside) return broken
  return writer.drawn === 0 ? { ok: false, problem: 'empty' } : { ok: true, svg: writer.svg }
}

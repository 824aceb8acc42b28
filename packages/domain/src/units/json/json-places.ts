/**
 * JSON that a person types: its value with the place of everything in it, or where and why it is none. It takes what
 * `JSON.parse` takes, except what nests deeper than a person can follow.
 */
import { jsonTextMessages as words } from '../../messages/app/json-text.ts'

export type JsonPath = readonly (string | number)[]

/** Offsets in the text: `from` is the first character, `to` the one behind the last. */
export interface TextSpan {
  readonly from: number
  readonly to: number
}

/** Where a value stands, and what stands in it. */
export interface JsonPlace extends TextSpan {
  /** its key, in a record */
  readonly key?: TextSpan
  readonly children: ReadonlyMap<string | number, JsonPlace>
}

/** A key that stands twice in one record: what it said first is lost. */
export interface RepeatedKey extends TextSpan {
  readonly name: string
  readonly path: JsonPath
}

export type JsonText =
  | {
      readonly ok: true
      readonly value: unknown
      readonly root: JsonPlace
      readonly repeated: readonly RepeatedKey[]
    }
  /** `at`: the offset of the first character that can not stand there */
  | { readonly ok: false; readonly message: string; readonly at: number }

/** Lists and records within each other. */
const MAX_DEPTH = 128

class NotJson extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message)
  }
}

const space = /[ \t\n\r]*/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const word = /true|false|null/y
// What JSON allows between quotation marks: no control characters, and only its own escapes.
// oxlint-disable-next-line no-control-regex
const inString = /(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/y

class Scanner {
  at = 0
  readonly repeated: RepeatedKey[] = []
  private readonly path: (string | number)[] = []

  constructor(private readonly text: string) {}

  whole(): JsonPlace {
    this.skip(space)
    const root = this.value()
    if (this.at < this.text.length) this.fail(words.nothingMore({ found: this.found() }))
    return root
  }

  private fail(message: string, at = this.at): never {
    throw new NotJson(message, at)
  }

  /** What stands where something else should, as a person sees it. */
  private found(): string {
    const rest = this.text.slice(this.at)
    if (rest === '') return words.theEnd
    return /^[\w$]+/.exec(rest)?.[0].slice(0, 30) ?? String.fromCodePoint(rest.codePointAt(0) ?? 0)
  }

  private skip(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [taken = ''] = pattern.exec(this.text) ?? []
    this.at += taken.length
    return taken
  }

  private take(sign: string): boolean {
    if (this.text[this.at] !== sign) return false
    this.at += sign.length
    this.skip(space)
    return true
  }

  private value(): JsonPlace {
    const from = this.at
    const sign = this.text[from]
    if (sign === '{' || sign === '[') return this.within(sign)
    if (sign === '"') this.string()
    else if (this.skip(number) === '' && this.skip(word) === '')
      this.fail(words.expectedValue({ found: this.found() }))
    const to = this.at
    this.skip(space)
    return { from, to, children: new Map() }
  }

  private string(): string {
    const from = this.at
    this.at += 1
    this.skip(inString)
    const sign = this.text[this.at]
    if (sign === undefined || sign === '\n' || sign === '\r') this.fail(words.openString, from)
    if (sign === '\\') this.fail(words.wrongEscape)
    if (sign !== '"') this.fail(words.controlCharacter)
    this.at += 1
    const text: unknown = JSON.parse(this.text.slice(from, this.at))
    return String(text)
  }

  private within(opening: '{' | '['): JsonPlace {
    if (this.path.length >= MAX_DEPTH) this.fail(words.tooDeep({ max: MAX_DEPTH }))
    const from = this.at
    const isRecord = opening === '{'
    const closing = isRecord ? '}' : ']'
    this.take(opening)
    const children = new Map<string | number, JsonPlace>()
    while (this.text[this.at] !== closing) {
      if (isRecord) this.member(children)
      else this.element(children)
      const comma = this.at
      if (!this.take(',')) break
      if (this.text[this.at] === closing) this.fail(words.commaAtEnd, comma)
    }
    if (this.text[this.at] !== closing) this.fail(words.expectedComma({ closing, found: this.found() }))
    const to = this.at + 1
    this.take(closing)
    return { from, to, children }
  }

  private element(children: Map<string | number, JsonPlace>): void {
    this.path.push(children.size)
    children.set(children.size, this.value())
    this.path.pop()
  }

  private member(children: Map<string | number, JsonPlace>): void {
    const from = this.at
    if (this.text[from] !== '"') this.fail(words.expectedKey({ found: this.found() }))
    const name = this.string()
    const key = { from, to: this.at }
    this.skip(space)
    if (!this.take(':')) this.fail(words.expectedColon({ key: name, found: this.found() }))
    this.path.push(name)
    if (children.has(name)) this.repeated.push({ ...key, name, path: [...this.path] })
    children.set(name, { ...this.value(), key })
    this.path.pop()
  }
}

/** Reads a text as JSON; never throws. */
export function readJsonText(text: string): JsonText {
  const scanner = new Scanner(text)
  try {
    const root = scanner.whole()
    return { ok: true, value: JSON.parse(text), root, repeated: scanner.repeated }
  } catch (error) {
    if (error instanceof NotJson) return { ok: false, message: error.message, at: error.at }
    throw error
  }
}

/** Reads a text as JSON: its value, or why it is none with the line and the column. A key that stands twice is a fault. */
export function readJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string } {
  const json = readJsonText(text)
  const refuse = (message: string, at: number) => {
    return { ok: false, message: words.at({ message, ...lineOf(text, at) }) } as const
  }
  if (!json.ok) return refuse(json.message, json.at)
  const [twice] = json.repeated
  return twice ? refuse(words.keyTwice(twice), twice.from) : { ok: true, value: json.value }
}

/** Where the path leads; of what is not there, the beginning of what it should stand in. */
export function placeOf(root: JsonPlace, path: JsonPath): TextSpan {
  let place = root
  for (const key of path) {
    const child = place.children.get(key)
    if (child === undefined) return { from: place.from, to: Math.min(place.from + 1, place.to) }
    place = child
  }
  return { from: place.from, to: place.to }
}

/** Where the key stands that the path ends with; the value itself where it has none. */
export function keyPlaceOf(root: JsonPlace, path: JsonPath): TextSpan {
  let place: JsonPlace | undefined = root
  for (const key of path) place = place?.children.get(key)
  return place?.key ?? placeOf(root, path)
}

/** The line and the column of an offset, both from 1. */
export function lineOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - before.lastIndexOf('\n') }
}

/** A path as programmers write it: `[0].props.value`. */
export function pathText(path: JsonPath): string {
  return path
    .map((key, index) =>
      typeof key === 'number'
        ? `[${key}]`
        : /^[A-Za-z_$][\w$]*$/.test(key)
          ? `${index === 0 ? '' : '.'}${key}`
          : `[${JSON.stringify(key)}]`,
    )
    .join('')
}

import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { checkLaw } from '../../testing/check-law.ts'
import { keyPlaceOf, lineOf, pathText, placeOf, readJson, readJsonText } from './json-places.ts'

/** What stands at a place of the text. */
function at(text: string, path: readonly (string | number)[], isKey = false): string {
  const read = readJsonText(text)
  if (!read.ok) throw new Error(read.message)
  const { from, to } = isKey ? keyPlaceOf(read.root, path) : placeOf(read.root, path)
  return text.slice(from, to)
}

test('[2.5.11] every value and key is found by its path; what is missing by what it should stand in', () => {
  const text = '[\n  {"type": "fixed", "props": {"value": 12.5e1}},\n  [ ]\n]'
  expect(at(text, [0, 'type'])).toBe('"fixed"')
  expect(at(text, [0, 'props', 'value'])).toBe('12.5e1')
  expect(at(text, [0, 'props', 'value'], true)).toBe('"value"')
  expect(at(text, [1])).toBe('[ ]')
  expect(at(text, [0, 'props', 'cents'])).toBe('{')
  expect(at(text, [])).toBe(text)
  expect(lineOf(text, text.indexOf('12.5'))).toEqual({ line: 2, column: 40 })
  expect(lineOf(text, 0)).toEqual({ line: 1, column: 1 })
  expect(pathText([0, 'props', 'value', 'x y', 3])).toBe('[0].props.value["x y"][3]')
})

test.each([
  ['', 0, 'A value is expected here, not the end'],
  ['[1, 2', 5, 'A comma or ] is expected here, not the end'],
  ['[1 2]', 3, 'A comma or ] is expected here, not 2'],
  ['[1,\n]', 2, 'Nothing follows this comma'],
  ['{"a": 1,}', 7, 'Nothing follows this comma'],
  ['{a: 1}', 1, 'A key in double quotation marks is expected here, not a'],
  ['{"a" 1}', 5, 'A colon is expected after "a", not 1'],
  ['{"a": }', 6, 'A value is expected here, not }'],
  ['["a\nb"]', 1, 'This text has no closing quotation mark'],
  ['["a\tb"]', 3, 'A control character can not stand in a text'],
  ['["a\\x"]', 3, 'A backslash can not stand before this character'],
  ['[01]', 2, 'A comma or ] is expected here, not 1'],
  ['[NaN]', 1, 'A value is expected here, not NaN'],
  ['[] []', 3, 'Nothing more is expected here, but [ follows'],
  ['[1] 😀', 4, 'Nothing more is expected here, but 😀 follows'],
])('[2.5.11] %j is no JSON from character %i on', (text, offset, message) => {
  expect(readJsonText(text)).toEqual({ ok: false, at: offset, message })
})

test('JSON nested ten thousand deep is a sentence, not an overflow', () => {
  const deep = '['.repeat(10_000)
  expect(readJsonText(deep)).toEqual({ ok: false, at: 128, message: 'It nests deeper than 128 levels' })
})

test('a key that stands twice is told: the first is lost', () => {
  const read = readJsonText('{"a": {"b": 1, "b": 2}}')
  expect(read.ok && read.repeated).toEqual([{ name: 'b', path: ['a', 'b'], from: 15, to: 18 }])
})

function parsed(text: string): unknown {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

const changes = fc.record({
  at: fc.nat({ max: 200 }),
  put: fc.constantFrom('', ',', '"', '}', ']', '1', '\\', ' ', 'e'),
})

test('what is JSON, and what it says, is as JSON.parse has it', () => {
  const texts = fc.record({
    value: fc.jsonValue({ maxDepth: 4 }),
    indent: fc.nat({ max: 2 }),
    change: fc.option(changes),
  })
  checkLaw({ isJson: 30, isNone: 15 }, texts, (cover, { value, indent, change }) => {
    const whole = JSON.stringify(value, null, indent)
    const place = change === null ? 0 : change.at % (whole.length + 1)
    const text = change === null ? whole : whole.slice(0, place) + change.put + whole.slice(place + 1)
    const expected = parsed(text)
    const read = readJsonText(text)
    cover(expected === null ? 'isNone' : 'isJson')
    expect(read.ok ? { value: read.value } : null).toEqual(expected)
  })
})

test.each([
  ['{"fill": "#b07a3c"}', { ok: true, value: { fill: '#b07a3c' } }],
  ['{\n  "fill": }', { ok: false, message: 'A value is expected here, not } (line 2, column 11)' }],
  ['{"a": 1, "a": 2}', { ok: false, message: 'The key "a" stands here twice (line 1, column 10)' }],
])('[1.8.10] %j is read as a value, or refused with its place', (text, read) => {
  expect(readJson(text)).toEqual(read)
})

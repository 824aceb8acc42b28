/** Bodies that break something: values of the wrong type in any place of a good body, and text that is no good JSON. */
import { gzipSync } from 'node:zlib'
import type { Dice } from './dice.ts'

/** What stands in the place of a good value. */
const values: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.1 + 0.2,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_992,
  1e308,
  '',
  ' ',
  'x'.repeat(30_000),
  `'; drop table users; --`,
  `"><script>alert(1)</script>`,
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '\u202e\u0000\ufffe',
  '\ud800',
  'Z\u0351\u036b\u0343'.repeat(200),
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13',
  'NaN',
  'https://127.0.0.1:1/',
  [],
  {},
  [null],
  [[[[[[[[]]]]]]]],
  { $gt: '' },
  { toString: 'x', valueOf: 1, hasOwnProperty: 1 },
  { length: 1e9 },
  Array.from({ length: 2_000 }, () => 1),
]

type Json = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with another one in a place of it. */
function withBadPlace(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value) && value.length > 0 && dice.chance(0.8)) {
    const at = dice.below(value.length)
    return value.map((one: unknown, index) => (index === at ? withBadPlace(one, dice) : one))
  }
  if (!isRecord(value) || Object.keys(value).length === 0 || dice.chance(0.1)) return dice.pick(values)
  const key = dice.pick(Object.keys(value))
  const kind = dice.below(10)
  if (kind === 0) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  if (kind === 1) return { ...value, [`${key}s`]: value[key] }
  if (kind === 2) return { ...value, [key]: [value[key]] }
  if (kind === 3) return { ...value, [key]: { [key]: value[key] } }
  return { ...value, [key]: withBadPlace(value[key], dice) }
}

/** Text that differs from that of a good body. */
const textBreaks: readonly ((text: string, dice: Dice) => string | Buffer)[] = [
  (text, dice) => text.slice(0, dice.below(text.length)),
  (text, dice) => text.slice(dice.below(text.length)),
  (text, dice) => {
    const at = dice.below(text.length)
    return text.slice(0, at) + String.fromCharCode(dice.below(128)) + text.slice(at + 1)
  },
  (text) => `${text}${text}`,
  (text) => `${text},`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replaceAll(':', ':/* */'),
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"x":1}},'),
  (text) => text.replace('{', `{${text.slice(1, -1)},`),
  (text) => text.replace(/"(\w+)":/, '"$1":null,"$1":'),
  (text) => text.replace(/\d+/, '1e999'),
  (text) => text.replace(/\d+/, '9'.repeat(5_000)),
  (text) => text.replace(/\d+/, '-0'),
  (text) => text.replace(/\d+/, '1.0000000000000001e0'),
  (text) => text.replace(/\d+/, '0x10'),
  (text) => text.replace(/"([^"]*)"\s*}/, '"\\ud800$1"}'),
  (text) => text.replace(/"([^"]*)"\s*}/, '"\\u0000$1"}'),
  (text) => text.replace(/"/, '"\\u0000'),
  (text) => text.replace(/"/, '"\\udfff'),
  (text) => text.replace(/\d+|"[^"]*"/, `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  (text) => '{"a":'.repeat(30_000) + text + '}'.repeat(30_000),
  (text) => '['.repeat(400_000) + text,
  (text) => `\ufeff${text}`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0x7d])]),
  (text) => Buffer.from(text.replace(/"/, '"\u0001\u0007')),
  (text) => gzipSync(text),
  (text) => `for(;;);${text}`,
  (text) => `)]}',\n${text}`,
  (text) => JSON.stringify(text),
  (text) => `[${text}]`,
  () => 'null',
  () => '1e1000',
  () => '"\\u"',
  () => '\u0000',
  () => '{"a":tru',
  () => `{"orgId":${'1'.repeat(900_000)}}`,
]

/** A body that differs from a good one; half of them are still JSON. */
export function brokenBody(good: unknown, dice: Dice): Buffer {
  const text = JSON.stringify(good)
  if (dice.chance(0.5)) return Buffer.from(JSON.stringify(withBadPlace(good, dice)) ?? 'undefined')
  const broken = dice.pick(textBreaks)(text, dice)
  return typeof broken === 'string' ? Buffer.from(broken) : broken
}

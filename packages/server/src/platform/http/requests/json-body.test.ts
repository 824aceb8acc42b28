import { describe, expect, test } from 'vitest'
import { parseJsonBody } from './json-body.ts'

describe('parseJsonBody', () => {
  test.each([
    ['a NUL character', '{"a":{"b":["x\\u0000"]}}', 'a.b.0'],
    ['a NUL character in a key', '{"a\\u0000":1}', ''],
    ['a lone surrogate', '{"a":"\\ud800"}', 'a'],
    ['__proto__', '{"a":{"__proto__":{"isAdmin":true}}}', 'a'],
    ['constructor', '{"constructor":{"prototype":{}}}', ''],
    ['broken JSON', '{"a":', ''],
  ])('refuses %s and says where', (_, text, path) => {
    const parsed = parseJsonBody(text)
    expect(parsed.ok ? null : parsed.error.code).toBe('invalid')
    expect(parsed.ok ? null : parsed.error.details?.fields?.[0]?.path).toBe(path)
  })

  test('refuses endless nesting without running out of stack', () => {
    expect(parseJsonBody(`${'['.repeat(400_000)}${']'.repeat(400_000)}`).ok).toBe(false)
  })

  test('takes emoji, accents and an empty body', () => {
    expect(parseJsonBody('{"a":"é 👩‍🎨"}')).toEqual({ ok: true, data: { a: 'é 👩‍🎨' } })
    expect(parseJsonBody(' ')).toEqual({ ok: true, data: {} })
  })
})

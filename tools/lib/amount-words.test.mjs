/** Amounts become phrases in one place: nobody else writes what is still to come on top of a price. Issue 12, 18. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles } from './fingerprint.mjs'
import { at, root } from './paths.mjs'

/** '+ shipping', '+ tax', 'plus shipping' in a text or beside an element, and TBD for an amount that is open. */
const phrases = /(?:['"`}]|[^=]>)[^;'"`<=]*\+ ?(?:shipping|tax)\b|\bplus (?:shipping|tax)\b|['"`>]TBD['"`<]/
const comment = /^\s*(?:\/\/|\/?\*)|\/\*\*.*\*\//

function isWritten(text) {
  return text.split('\n').some((line) => phrases.test(line) && !comment.test(line))
}

describe('what is to come on top of a price', () => {
  test('is written in the words of amounts alone', () => {
    const files = listFiles(at('packages')).filter(
      (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
    )
    expect(files.length).toBeGreaterThan(500)
    const writers = files.filter((file) => isWritten(readFileSync(file, 'utf8')))
    expect(writers.map((file) => relative(root, file))).toEqual([
      'packages/domain/src/messages/papers/amounts.ts',
    ])
  })

  test.each([
    '<span>+ shipping & tax</span>',
    'const total = `${amount} + shipping`',
    "shipping === null ? 'TBD' : amount",
    '<dd>TBD</dd>',
  ])('is found in %s', (line) => expect(isWritten(line)).toBe(true))

  test.each(['/** nothing + shipping */', 'const shipped = goods + shipping_', "{ key: 'tbd' }"])(
    'is not found in %s',
    (line) => expect(isWritten(line)).toBe(false),
  )
})

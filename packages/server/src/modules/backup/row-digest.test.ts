import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRowDigest, splitAtLastRow } from './row-digest.ts'

const row = fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\n', '\\n'))
const digestOf = (rows: readonly string[], parts = 1) => {
  const digest = createRowDigest()
  const size = Math.max(1, Math.ceil(rows.length / parts))
  for (let from = 0; from < rows.length; from += size)
    digest.add(
      Buffer.from(
        rows
          .slice(from, from + size)
          .map((one) => `${one}\n`)
          .join(''),
      ),
    )
  return digest.result()
}

describe('the digest of rows', () => {
  test('[issue 17] is that of SHA-256 for one row, and of nothing for none', () => {
    // printf '1\tAda' | sha256sum
    expect(digestOf(['1\tAda'])).toEqual({
      rows: 1,
      digest: '812fa485223d853279496633fda082c495185f5d3a9736daf958a45fbd8cc3c2',
    })
    expect(digestOf([])).toEqual({ rows: 0, digest: '0'.repeat(64) })
  })

  test('[issue 17] is the same in whatever order and parts the rows come', () => {
    fc.assert(
      fc.property(
        fc
          .array(row, { minLength: 2, maxLength: 20 })
          .chain((rows) =>
            fc.tuple(
              fc.constant(rows),
              fc.shuffledSubarray(rows, { minLength: rows.length }),
              fc.integer({ min: 1, max: 5 }),
            ),
          ),
        ([rows, shuffled, parts]) => {
          expect(digestOf(shuffled, parts)).toEqual(digestOf(rows))
        },
      ),
    )
  })

  test('[issue 17] tells a row that is lost, doubled or changed', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), fc.nat(), row, (rows, at, other) => {
        const index = at % rows.length
        const whole = digestOf(rows)
        expect(digestOf(rows.toSpliced(index, 1))).not.toEqual(whole)
        expect(digestOf([...rows, rows[index] ?? ''])).not.toEqual(whole)
        if (other !== rows[index]) expect(digestOf(rows.with(index, other)).digest).not.toBe(whole.digest)
      }),
    )
  })
})

test('[issue 17] parts end with a whole row', () => {
  const [whole, rest] = splitAtLastRow(Buffer.from('1\ta\n2\tb\n3\tc'))
  expect([whole.toString(), rest.toString()]).toEqual(['1\ta\n2\tb\n', '3\tc'])
  expect(splitAtLastRow(Buffer.from('3\tc')).map(String)).toEqual(['', '3\tc'])
})

/** What acceptances are made of: signatures, marks of files, what production waits for. [issue 18] */
import { describe, expect, test } from 'vitest'
import { productionWaits } from '../orders/revisions/agreed.ts'
import { defaultProfile } from '../tenancy/profile.ts'
import { anOrder } from '../testing/builders.ts'
import { fileMark, readFileMark } from './file-mark.ts'
import { canonicalJson } from '../units/json/canonical-json.ts'
import { isSigned, signaturePath, signatureSchema } from './signature.ts'
import { isWhole, type SignOff, standingSignOffs, type SignOffSubject } from './sign-offs.ts'
import { timestamp } from '../units/timestamp.ts'
import { termsText } from './record.ts'

const packageId = '2f6b3a58-7a0e-4a67-9b53-9d8f3f0c3c11'

describe('a signature', () => {
  test('[issue 18] is a name, or strokes of some length within the field', () => {
    const valid = (value: unknown) => signatureSchema.safeParse(value).success
    expect(valid({ kind: 'typed', text: 'Ada' })).toBe(true)
    expect(valid({ kind: 'typed', text: ' ' })).toBe(false)
    expect(
      valid({
        kind: 'drawn',
        strokes: [
          [
            [0, 0],
            [39, 0],
          ],
        ],
      }),
    ).toBe(false)
    expect(
      valid({
        kind: 'drawn',
        strokes: [
          [
            [0, 0],
            [40, 0],
          ],
        ],
      }),
    ).toBe(true)
    expect(
      valid({
        kind: 'drawn',
        strokes: [
          [
            [0, 0],
            [1001, 0],
          ],
        ],
      }),
    ).toBe(false)
    expect(valid({ kind: 'drawn', strokes: [] })).toBe(false)
    // 4,001 points
    expect(
      valid({ kind: 'drawn', strokes: [Array.from({ length: 4001 }, (_, index) => [index % 1000, 0])] }),
    ).toBe(false)
    expect(isSigned([[[0, 0]], [[500, 100]]])).toBe(false)
  })

  test('[issue 18] is drawn as lines, a point alone as a dot', () => {
    expect(
      signaturePath([
        [
          [1, 2],
          [3, 4],
        ],
        [[5, 6]],
      ]),
    ).toBe('M1 2L3 4M5 6L5 6')
  })
})

describe('the mark of a kept file', () => {
  test('[issue 18] is found at the end of its bytes, the last one where there are several', () => {
    const mark = { orgId: 850, packageId }
    expect(fileMark(mark)).toBe(`\n%orderwright-agreement 850-${packageId}\n`)
    expect(readFileMark(`%PDF-1.7 … %%EOF${fileMark(mark)}`)).toEqual(mark)
    const other = { orgId: 1, packageId: packageId.replace('2f', '00') }
    expect(readFileMark(`%PDF${fileMark(other)}…${fileMark(mark)}`)).toEqual(mark)
    expect(readFileMark('%PDF-1.7 … %%EOF')).toBeNull()
  })
})

test('[issue 18] terms are hashed paragraph by paragraph: another break is another text', () => {
  expect(termsText(['a', 'b'])).toBe('["a","b"]')
  expect(termsText(['ab'])).not.toBe(termsText(['a', 'b']))
  expect(canonicalJson({ b: 1, a: [undefined, 2] })).toBe('{"a":[null,2],"b":1}')
})

describe('production', () => {
  const profileWith = (agreement: Partial<typeof defaultProfile.agreement>) => ({
    ...defaultProfile,
    agreement: { ...defaultProfile.agreement, ...agreement },
  })
  const signs = { revisionNumber: 2, revisionScope: 's', revisionTerms: 't' }
  const order = anOrder(signs)
  const accepted = { acceptedRevision: 2, acceptedScope: 's', acceptedTerms: 't' }

  test('[issue 18] waits for nothing where customers are only offered to accept', () => {
    expect(productionWaits(order, profileWith({ acceptance: 'offered' }))).toBeNull()
    expect(productionWaits(order, profileWith({ acceptance: 'off' }))).toBeNull()
  })

  test('[issue 18] waits for the acceptance of what the last revision orders and costs', () => {
    const required = profileWith({ acceptance: 'required' })
    expect(productionWaits(anOrder({}), required)).toContain('no revision')
    expect(productionWaits(order, required)).toBe(
      'Production waits: R2 of this order is not accepted by the customer yet.',
    )
    expect(productionWaits({ ...order, ...accepted }, required)).toBeNull()
    // A later revision with the same items at the same prices is what was accepted.
    expect(productionWaits({ ...order, ...accepted, revisionNumber: 3 }, required)).toBeNull()
    for (const changed of [{ revisionScope: 'x' }, { revisionTerms: 'x' }])
      expect(productionWaits({ ...order, ...accepted, ...changed }, required)).toBe(
        'Production waits: this order differs from R2, which was accepted.',
      )
  })

  test('[issue 18] waits until everything is signed off; what it costs is no part of that', () => {
    const signing = profileWith({ signOff: 'items' })
    expect(productionWaits(order, signing)).toContain('not everything of R2')
    expect(productionWaits({ ...order, signedOffScope: 's', revisionTerms: 'x' }, signing)).toBeNull()
  })
})

describe('signing off', () => {
  const subject = (key: number, hash: string): SignOffSubject => ({
    kind: 'item',
    key,
    title: `${key}`,
    hash,
  })
  const said = (hash: string, verdict: SignOff['verdict'], note = '') => ({
    kind: 'item' as const,
    hash,
    verdict,
    note,
    revision: 1,
    by: 'Ada',
    at: timestamp('2026-11-26 12:00:00'),
    isWithdrawn: false,
  })

  test('[issue 18] holds for what was looked at: the last word counts, and lapses when it is made otherwise', () => {
    const standing = standingSignOffs(
      [subject(1, 'a'), subject(2, 'b')],
      [said('a', 'revise', 'Wider'), said('a', 'approvedAsNoted', 'Mind the edge'), said('c', 'approved')],
    )
    expect(standing.map(({ signOff }) => signOff?.verdict ?? null)).toEqual(['approvedAsNoted', null])
    expect(isWhole(standing)).toBe(false)
    const all = standingSignOffs(
      [subject(1, 'a'), subject(2, 'b')],
      [said('a', 'approved'), said('b', 'approved')],
    )
    expect(isWhole(all)).toBe(true)
    expect(isWhole(standingSignOffs([subject(1, 'a')], [said('a', 'revise', 'No')]))).toBe(false)
    expect(isWhole([])).toBe(false)
  })
})

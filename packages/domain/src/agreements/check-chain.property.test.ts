/** Chains of agreements: whatever is changed in one, it says so; and it says nothing of one that is whole. [issue 18] */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timestamp } from '../units/timestamp.ts'
import { cents } from '../units/money.ts'
import { type AcceptanceEvidence, checkAcceptance, checkChain, type StoredEntry } from './check-chain.ts'
import { saltedHash } from './hashes.ts'
import {
  type AcceptanceRecord,
  acceptanceRecordSchema,
  type AgreementRecord,
  personalFields,
  seal,
} from './record.ts'

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const hash = fc.string({ minLength: 1 }).map(sha256)
const id = fc.integer({ min: 1, max: 2_000_000_000 })

const acceptance = fc
  .record({
    productOrderId: id,
    orderNumber: id,
    revision: fc.integer({ min: 1, max: 99 }),
    content: fc.string(),
    prices: fc.string(),
    frame: fc.string(),
    terms: fc.string(),
    totalInCents: fc.integer({ min: 0, max: 10_000_000 }),
    fileHash: hash,
    values: fc.tuple(fc.string(), fc.string(), fc.string(), fc.string(), fc.string()),
    salt: hash,
  })
  .map((made) => ({ kind: 'acceptance' as const, ...made }))
const erasure = fc.record({ kind: fc.constant('erasure' as const) })
const chains = fc.array(fc.oneof({ weight: 4, arbitrary: acceptance }, erasure), {
  minLength: 1,
  maxLength: 8,
})

type Made = AcceptanceRecord & { readonly kind: 'acceptance' }

/** The chain of these, linked by a fold of its own, and what stands behind each acceptance. */
function build(parts: readonly (typeof chains extends fc.Arbitrary<infer T> ? T : never)[number][]) {
  const entries: StoredEntry[] = []
  const evidence = new Map<number, { record: Made; now: AcceptanceEvidence }>()
  let previous: string | null = null
  for (const [index, part] of parts.entries()) {
    const base = {
      format: 1 as const,
      number: index + 1,
      previous,
      at: timestamp('2026-11-26 12:00:00'),
      orgId: 7,
    }
    const personal =
      part.kind === 'acceptance'
        ? personalFields.map((field, at) => ({ field, salt: part.salt, value: part.values[at] ?? '' }))
        : []
    const record: AgreementRecord =
      part.kind === 'erasure'
        ? { ...base, kind: 'erasure', acceptances: [1] }
        : acceptanceRecordSchema.parse({
            ...base,
            kind: 'acceptance',
            productOrderId: part.productOrderId,
            orderNumber: part.orderNumber,
            revision: part.revision,
            content: sha256(part.content),
            prices: sha256(part.prices),
            frame: sha256(part.frame),
            totalInCents: cents(part.totalInCents),
            priceVersions: [],
            terms: { version: 1, hash: sha256(part.terms) },
            files: [{ kind: 'quote', hash: part.fileHash, bytes: 10 }],
            via: 'account',
            personal: Object.fromEntries(
              personal.map(({ field, salt, value }) => [field, saltedHash(sha256, salt, value)]),
            ),
          })
    const sealed = seal(record, sha256)
    previous = sealed.hash
    if (record.kind === 'acceptance' && part.kind === 'acceptance')
      evidence.set(record.number, {
        record,
        now: {
          revision: {
            content: part.content,
            prices: part.prices,
            frame: part.frame,
            totalInCents: part.totalInCents,
          },
          terms: part.terms,
          files: new Map([[part.fileHash, part.fileHash]]),
          personal,
        },
      })
    entries.push({
      number: record.number,
      kind: record.kind,
      created: record.at,
      productOrderId: record.kind === 'acceptance' ? record.productOrderId : null,
      revisionNumber: record.kind === 'acceptance' ? record.revision : null,
      ...sealed,
    })
  }
  return { entries, evidence }
}

describe('a chain of agreements', () => {
  test('[issue 18] that is whole has nothing to tell', () => {
    fc.assert(
      fc.property(chains, (parts) => {
        const { entries, evidence } = build(parts)
        expect(checkChain(entries, sha256).findings).toEqual([])
        for (const { record, now } of evidence.values())
          expect(checkAcceptance(record, now, { sha256, isErased: false })).toEqual([])
      }),
    )
  })

  test('[issue 18] tells of any character of any record that is another, and of which entry', () => {
    fc.assert(
      fc.property(chains, fc.nat(), fc.nat(), (parts, whichEntry, whichPlace) => {
        const { entries } = build(parts)
        const at = whichEntry % entries.length
        const changed = entries.map((entry, index) => {
          if (index !== at) return entry
          const place = whichPlace % entry.record.length
          const other = entry.record[place] === '0' ? '1' : '0'
          return { ...entry, record: entry.record.slice(0, place) + other + entry.record.slice(place + 1) }
        })
        const { findings } = checkChain(changed, sha256)
        expect(findings.map(({ number, place }) => `${number} ${place}`)).toContain(`${at + 1} record`)
      }),
    )
  })

  test('[issue 18] tells of a record that was sealed again with its hash: the next one does not follow it', () => {
    fc.assert(
      fc.property(fc.array(acceptance, { minLength: 2, maxLength: 6 }), fc.nat(), (parts, which) => {
        const { entries, evidence } = build(parts)
        const at = which % (entries.length - 1)
        const made = evidence.get(at + 1)
        if (!made) throw new Error('every entry is an acceptance')
        const forged = seal({ ...made.record, totalInCents: cents(made.record.totalInCents + 1) }, sha256)
        const changed = entries.map((entry, index) => (index === at ? { ...entry, ...forged } : entry))
        const { findings } = checkChain(changed, sha256)
        expect(findings.map(({ number, place }) => `${number} ${place}`)).toEqual([`${at + 2} previous`])
      }),
    )
  })

  test('[issue 18] tells of an entry that was taken out, unless it was the last', () => {
    fc.assert(
      fc.property(fc.array(acceptance, { minLength: 2, maxLength: 6 }), fc.nat(), (parts, which) => {
        const { entries } = build(parts)
        const at = which % (entries.length - 1)
        const { findings } = checkChain(entries.toSpliced(at, 1), sha256)
        expect(findings.map(({ number, place }) => `${number} ${place}`)).toEqual([
          `${at + 1} entry`,
          `${at + 2} previous`,
        ])
      }),
    )
  })

  test.each(['content', 'prices', 'frame', 'terms', 'quote', 'totalInCents', ...personalFields])(
    '[issue 18] tells that %s behind an acceptance is another, and of nothing else',
    (place) => {
      fc.assert(
        fc.property(acceptance, fc.string({ minLength: 1 }), (part, added) => {
          const made = build([part]).evidence.get(1)
          const revision = made?.now.revision
          if (!made || !revision) throw new Error('there is one acceptance')
          const { record, now } = made
          const isPersonal = personalFields.some((field) => field === place)
          const other: AcceptanceEvidence = {
            ...now,
            revision: {
              ...revision,
              ...(place === 'content' ? { content: `${revision.content}${added}` } : {}),
              ...(place === 'prices' ? { prices: `${revision.prices}${added}` } : {}),
              ...(place === 'frame' ? { frame: `${revision.frame}${added}` } : {}),
              ...(place === 'totalInCents' ? { totalInCents: revision.totalInCents + 1 } : {}),
            },
            terms: place === 'terms' ? `${now.terms}${added}` : now.terms,
            files: place === 'quote' ? new Map([[part.fileHash, sha256(`${part.fileHash}x`)]]) : now.files,
            personal: isPersonal
              ? now.personal.map((row) =>
                  row.field === place ? { ...row, value: `${row.value}${added}` } : row,
                )
              : now.personal,
          }
          const findings = checkAcceptance(record, other, { sha256, isErased: false })
          expect(findings.map((finding) => finding.place)).toEqual([place])
        }),
      )
    },
  )

  test('[issue 18] misses what was erased only where no entry says so', () => {
    const [part] = fc.sample(acceptance, 1)
    const made = part && build([part]).evidence.get(1)
    if (!made) throw new Error('there is one')
    const erased = { ...made.now, personal: [] }
    expect(checkAcceptance(made.record, erased, { sha256, isErased: true })).toEqual([])
    expect(
      checkAcceptance(made.record, erased, { sha256, isErased: false }).map(({ place }) => place),
    ).toEqual(['name', 'email', 'address', 'device', 'signature'])
  })
})

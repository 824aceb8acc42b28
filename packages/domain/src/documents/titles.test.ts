/** What documents and their files are called. */
import { describe, expect, it } from 'vitest'
import { at } from '../testing/builders.ts'
import type { DocumentMode } from './modes.ts'
import { compactDay, documentDay, documentTitle, fileNameOf, paperTitle, severalTitle } from './titles.ts'

const order = { orgSpecificId: 1042, title: ' Villa Aurore ', invoiceIssued: at('2026-03-02 23:59:59') }

describe('[2.2.44] the title of a document', () => {
  it.each([
    ['quote', '1042 - Villa Aurore - 261121 - Quote'],
    ['invoice', '1042 - Villa Aurore - 260302 - Invoice'],
    ['packingSlip', '1042 - Villa Aurore - 261121 - Packing Slip'],
    ['factory', '1042 - Villa Aurore - 261121 - Factory'],
  ] as const)('%s: %s', (mode, title) => expect(documentTitle(order, '2026-11-21', mode)).toBe(title))

  it('of several in one file is their numbers, the first six of many, the day and what they are', () => {
    expect(severalTitle([51, 58], '2026-12-01', 'quote')).toBe('51, 58 - 261201 - Quote')
    expect(severalTitle([1, 2, 3, 4, 5, 6, 7, 8], '2026-12-01', 'packingSlip')).toBe(
      '1, 2, 3, 4, 5, 6 +2 - 261201 - Packing Slip',
    )
  })

  it('of an order without one is its number', () => {
    expect(paperTitle({ orgSpecificId: 7, title: ' ' }, '2026-11-21', 'Drawings')).toBe(
      '7 - 261121 - Drawings',
    )
  })

  it('has the day of today while an invoice is not issued', () => {
    expect(documentDay({ ...order, invoiceIssued: null }, '2026-11-21', 'invoice')).toBe('2026-11-21')
    expect(documentDay(order, '2026-11-21', 'invoice')).toBe('2026-03-02')
    expect(compactDay('2026-11-21 10:00:00')).toBe('261121')
  })
})

describe('[2.7.05] the name of a file', () => {
  it.each([
    ['a/b\\c:d*e?"<>|f', 'a b c d e f'],
    ['a \t\u0000\n  b', 'a b'],
    ['  a  ', 'a'],
    ['.. ..a.b', 'a.b'],
    ['', 'order'],
    ['...', 'order'],
    [`${'x'.repeat(119)} y`, 'x'.repeat(119)],
    ['x'.repeat(121), 'x'.repeat(120)],
    // a sign of two halves is not cut in two
    ['😀'.repeat(121), '😀'.repeat(120)],
  ])('of %j is %j', (title, name) => expect(fileNameOf(title, 'csv')).toBe(`${name}.csv`))

  it('of an order with a long title still says which of its papers it is', () => {
    const long = { orgSpecificId: 71, title: 'Résidence de la Grande Avenue '.repeat(6), invoiceIssued: null }
    const nameOf = (mode: DocumentMode) => fileNameOf(documentTitle(long, '2026-11-30', mode), 'pdf')
    expect(nameOf('quote')).toMatch(/^71 - Résidence de la Grande Avenue .* - 261130 - Quote\.pdf$/)
    expect(nameOf('factory')).toMatch(/^71 - Résidence .* - 261130 - Factory\.pdf$/)
    expect([...nameOf('packingSlip')].length).toBeLessThanOrEqual(124)
  })
})

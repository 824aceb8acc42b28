/** Files that mean harm, and those that programs write oddly: a sentence. */
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTables } from './read-files.ts'

const workbook =
  '<workbook xmlns:r="x"><sheets><sheet name="Categories" sheetId="1" r:id="rId1"/></sheets></workbook>'
const relations = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'

/** A workbook of one sheet with this XML, and further parts. */
function workbookOf(sheet: string | Uint8Array, more: Readonly<Record<string, string>> = {}): Uint8Array {
  const others = Object.entries(more).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync({
    'xl/workbook.xml': strToU8(workbook),
    'xl/_rels/workbook.xml.rels': strToU8(relations),
    'xl/worksheets/sheet1.xml': typeof sheet === 'string' ? strToU8(sheet) : sheet,
    ...Object.fromEntries(others),
  })
}

const ofRows = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const read = (bytes: Uint8Array) => () => readTables('any.xlsx', bytes)

/** The sentence of the refusal; '' where there is none. */
function refusal(bytes: Uint8Array): string {
  try {
    readTables('any.xlsx', bytes)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

describe('[issue 16] a hostile workbook is refused with a sentence', () => {
  it('where it unpacks to far more than its size', () => {
    const bomb = workbookOf(new Uint8Array(80_000_000).fill(32))
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(refusal(bomb)).toBe(
      'The workbook unpacks to more than 48 MB. Save the tables as CSV files, or in several workbooks.',
    )
  })

  it('where its parts do so together, though none says so of itself', () => {
    const part = ' '.repeat(17_000_000)
    const bomb = workbookOf(part, { 'xl/styles.xml': part, 'xl/sharedStrings.xml': part })
    for (let at = 0; at < bomb.length - 4; at += 1) {
      // The size that a local header declares: none, as where it is written before it is known.
      if (bomb[at] === 0x50 && bomb[at + 1] === 0x4b && bomb[at + 2] === 3 && bomb[at + 3] === 4)
        bomb.fill(0, at + 22, at + 26)
    }
    expect(refusal(bomb)).toContain('The workbook unpacks to more than 48 MB.')
  })

  it('where it has a million empty rows', () => {
    expect(refusal(workbookOf(ofRows('<row/>'.repeat(1_000_000))))).toBe(
      '“Categories” has more than 60,000 rows. Empty rows count: delete those below the table.',
    )
  })

  it('where a cell stands far below or far to the right', () => {
    expect(refusal(workbookOf(ofRows('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')))).toContain(
      'more than 60,000 rows',
    )
    expect(refusal(workbookOf(ofRows('<row r="1"><c r="XFD1"><v>1</v></c></row>')))).toContain(
      'more than 600 columns',
    )
  })

  it('where it takes values from other files', () => {
    const linked = workbookOf(ofRows(''), { 'xl/externalLinks/externalLink1.xml': '<externalLink/>' })
    expect(refusal(linked)).toBe(
      'This workbook takes values from other files. Copy them and paste them as values, then save it again.',
    )
  })

  it('where its XML defines entities within each other', () => {
    const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${ofRows('<row><c t="str"><v>&b;</v></c></row>')}`
    expect(refusal(workbookOf(laughs))).toBe(
      'This file is no workbook that can be read: it is damaged, or something else.',
    )
  })

  it('where it has thousands of parts, or is cut off', () => {
    const parts = Object.fromEntries(Array.from({ length: 1100 }, (_, index) => [`a${index}`, '']))
    expect(refusal(workbookOf(ofRows(''), parts))).toBe('The workbook has more than 1,000 parts.')
    expect(refusal(workbookOf(ofRows('')).subarray(0, 200))).toContain('This file is no workbook')
  })

  it('where it is of the old kind, or no table at all', () => {
    expect(refusal(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toContain(
      'This is a workbook of the old kind (.xls)',
    )
    expect(refusal(Uint8Array.of(1, 2, 0, 4))).toBe(
      'This file is neither a workbook (.xlsx) nor a text with columns (.csv).',
    )
    expect(refusal(new Uint8Array(20_000_001).fill(65))).toBe('The file is too large: 20 MB is the most.')
  })
})

describe('cells of a workbook', () => {
  it('are texts, numbers, switches, dates and formulas with what they came to', () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0 &quot;d&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>'
    const strings =
      '<sst><si><r><t>Pla</t></r><r><t xml:space="preserve">tes </t></r><rPh><t>no</t></rPh></si></sst>'
    const cells =
      '<c r="A1" t="s"><v>0</v></c><c r="B1"><v>1.5</v></c><c r="C1" t="b"><v>1</v></c><c r="D1" s="1"><v>46024.5</v></c><c r="F1" s="2"><v>3</v></c><c r="G1"><f>1+1</f><v>2</v></c><c r="H1" t="inlineStr"><is><t>a_x0001_b</t></is></c>'
    const bytes = workbookOf(ofRows(`<row r="2"/><row r="3">${cells.replaceAll('1" ', '3" ')}</row>`), {
      'xl/styles.xml': styles,
      'xl/sharedStrings.xml': strings,
    })
    expect(readTables('any.xlsx', bytes)).toEqual([
      {
        name: 'Categories',
        rows: [
          [],
          [],
          ['Plates ', 1.5, true, { date: '2026-01-02 12:00:00' }, '', 3, { result: 2 }, 'a\u0001b'],
        ],
      },
    ])
  })
})

describe('a file of text', () => {
  const csv = (text: string) => readTables('categories.csv', new TextEncoder().encode(text))[0]?.rows

  it.each([
    ['a;b\r\n1,5;2\r\n', 'semicolons'],
    ['\uFEFFa\tb\n1,5\t2\n', 'tabs, after a mark'],
    ['sep=|\r\na|b\r\n1,5|2\r\n', 'a separator that it names'],
    ['a,b\n"1,5",2\n', 'commas'],
  ])('%j is parted at its own signs', (text) => {
    expect(csv(text)?.slice(0, 2)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
  })

  it('is read in the encoding that its program has saved it in', () => {
    const rows = (bytes: Uint8Array) => readTables('c.csv', bytes)[0]?.rows[0]
    expect(rows(Uint8Array.of(0x54, 0xfc, 0x72))).toEqual(['Tür'])
    expect(rows(Uint8Array.of(0xff, 0xfe, 0x54, 0, 0xfc, 0, 0x72, 0))).toEqual(['Tür'])
  })

  it('of too many rows is refused', () => {
    expect(read(new TextEncoder().encode('a,b\n'.repeat(60_001)))).toThrow('has more than 60,000 rows')
  })
})

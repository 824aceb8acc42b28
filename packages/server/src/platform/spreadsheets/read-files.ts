/** Tables from files: workbooks (.xlsx) and text with columns (.csv, .tsv), whatever program has written them. */
import { spreadsheetFileMessages as words } from '@orderwright/domain/messages'
import { fromCsvCell, type Table } from '@orderwright/domain/spreadsheets'
import Papa from 'papaparse'
import { fileLimits, orUnreadable, UnreadableFile } from './file-limits.ts'
import { inflateParts } from './inflate-parts.ts'
import { dateStyles, sharedStrings, sheetPlaces, sheetRows } from './workbook-xml.ts'

/** The tables of a workbook, by sheets; of a zip with files of text each of these. */
function readZip(bytes: Uint8Array): readonly Table[] {
  const { texts: parts, tables } = inflateParts(bytes)
  const workbook = parts.get('xl/workbook.xml')
  if (workbook === undefined && tables.size > 0)
    return [...tables].map(([name, text]) => readText(name.split('/').at(-1) ?? name, text))
  if (workbook === undefined) throw new UnreadableFile(words.noWorkbook)
  return orUnreadable(words.noWorkbook, () => {
    const strings = sharedStrings(parts.get('xl/sharedStrings.xml') ?? '<sst/>')
    const dates = dateStyles(parts.get('xl/styles.xml') ?? '<styleSheet/>')
    const { sheets, is1904 } = sheetPlaces(
      workbook,
      parts.get('xl/_rels/workbook.xml.rels') ?? '<Relationships/>',
    )
    return sheets.flatMap(({ name, part }) => {
      const xml = parts.get(`xl/${part}`)
      return xml === undefined
        ? []
        : [{ name, rows: sheetRows(xml, { sheet: name, strings, dates, is1904 }) }]
    })
  })
}

/** Text in the encodings that programs save it in: with a mark of its own, UTF-8, or the one of Western Windows. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.subarray(0, 4096).includes(0)) throw new UnreadableFile(words.notText)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const SEPARATORS = [',', ';', '\t', '|']

/** The sign that parts the columns: the one that the file names, else the one that is most in its first line. */
function separatorOf(text: string): { readonly separator: string; readonly start: number } {
  const named = /^sep=(.)\r?\n/i.exec(text)
  if (named?.[1] !== undefined) return { separator: named[1], start: named[0].length }
  const line = text.slice(0, text.search(/[\r\n]/) >>> 0).replaceAll(/"[^"]*"/g, '')
  const counts = SEPARATORS.map((separator) => line.split(separator).length)
  return { separator: SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',', start: 0 }
}

function readText(name: string, bytes: Uint8Array): Table {
  const text = decode(bytes)
  const { separator, start } = separatorOf(text)
  const rows: string[][] = []
  Papa.parse<string[]>(text.slice(start), {
    delimiter: separator,
    step: ({ data }, parser) => {
      if (rows.length >= fileLimits.rows) {
        parser.abort()
        throw new UnreadableFile(words.tooManyRows({ sheet: name, most: fileLimits.rows }))
      }
      if (data.length > fileLimits.columns) {
        throw new UnreadableFile(words.tooManyColumns({ sheet: name, most: fileLimits.columns }))
      }
      if (data.some((cell) => cell.length > fileLimits.cell)) {
        throw new UnreadableFile(
          words.tooLongCell({ sheet: name, row: rows.length + 1, most: fileLimits.cell }),
        )
      }
      rows.push(data.map(fromCsvCell))
    },
  })
  return { name, rows }
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

/** The tables of a file; its name is that of its table where it is text. Throws `UnreadableFile` with a sentence. */
export function readTables(name: string, bytes: Uint8Array): readonly Table[] {
  if (bytes.length > fileLimits.bytes) throw new UnreadableFile(words.tooLarge({ most: fileLimits.bytes }))
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readZip(bytes)
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UnreadableFile(words.oldWorkbook)
  return [readText(name, bytes)]
}

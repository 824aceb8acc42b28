/** The XML of a workbook's parts: strings, date formats, sheets and their cells. No entity is expanded, and nothing is fetched. */
import { spreadsheetFileMessages as words } from '@orderwright/domain/messages'
import type { Cell, PlainCell } from '@orderwright/domain/spreadsheets'
import { SaxesParser } from 'saxes'
import { fileLimits, UnreadableFile } from './file-limits.ts'

interface Listener {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function parse(xml: string, { open, text, close }: Listener): void {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => open?.(localName(name), attributes))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('closetag', ({ name }) => close?.(localName(name)))
  parser.write(xml).close()
}

/** Signs that XML can not hold stand as _x0001_. */
export function unescapeXml(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** The texts that cells refer to by their place. Readings beside a text (phonetic runs) are none of it. */
export function sharedStrings(xml: string): readonly string[] {
  const strings: string[] = []
  let current = ''
  let isText = false
  let isReading = false
  parse(xml, {
    open: (name) => {
      if (name === 'si') current = ''
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    text: (text) => {
      if (isText) current += text
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isReading = false
      if (name === 'si') strings.push(unescapeXml(current))
    },
  })
  return strings
}

/** Formats of dates that every workbook has. */
const isDateId = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
const isDateCode = (code: string) => /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_./g, ''))

/** Which styles of cells show numbers as dates. */
export function dateStyles(xml: string): readonly boolean[] {
  const codes = new Map<number, string>()
  const styles: boolean[] = []
  let isCells = false
  parse(xml, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'cellXfs') isCells = true
      const id = Number(numFmtId ?? 0)
      if (name === 'numFmt') codes.set(id, formatCode ?? '')
      if (name !== 'xf' || !isCells) return
      const code = codes.get(id)
      styles.push(code === undefined ? isDateId(id) : isDateCode(code))
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false
    },
  })
  return styles
}

export interface SheetPlace {
  readonly name: string
  /** the part that holds it, below xl/ */
  readonly part: string
}

/** The sheets in their order, and whether days are counted from 1904. */
export function sheetPlaces(workbook: string, relations: string) {
  const targets = new Map<string, string>()
  parse(relations, {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship')
        targets.set(Id ?? '', (Target ?? '').replace(/^\/?xl\//, '').replace(/^\//, ''))
    },
  })
  const sheets: SheetPlace[] = []
  let is1904 = false
  parse(workbook, {
    open: (tag, attributes) => {
      const { name = '', date1904 } = attributes
      if (tag === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true'
      if (tag !== 'sheet') return
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      sheets.push({ name, part: targets.get(relation) ?? '' })
    },
  })
  return { sheets, is1904 }
}

/** Days as programs count them, from 1899-12-30: they hold 1900 for a leap year. */
function dateOf(serial: number, is1904: boolean): string | undefined {
  const days = is1904 ? serial + 1462 : serial
  const date = new Date(Math.round(days * 86_400) * 1000 + Date.UTC(1899, 11, 30))
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 19).replace('T', ' ')
}

export interface CellsAround {
  readonly sheet: string
  readonly strings: readonly string[]
  readonly dates: readonly boolean[]
  readonly is1904: boolean
}

function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]*/.exec(reference)?.[0] ?? '')
    column = column * 26 + (letter.codePointAt(0) ?? 64) - 64
  return column - 1
}

function valueOf(
  type: string,
  style: string,
  value: string,
  { strings, dates, is1904 }: CellsAround,
): PlainCell {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1'
  if (type === 'd') return { date: value.slice(0, 19).replace('T', ' ').padEnd(19, ' 00:00:00') }
  if (type !== 'n') return unescapeXml(value)
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return value
  const date = dates[Number(style)] === true ? dateOf(number, is1904) : undefined
  return date === undefined ? number : { date }
}

/** The rows of a sheet; those that hold nothing are empty. Throws `UnreadableFile` where there are too many. */
export function sheetRows(xml: string, around: CellsAround): readonly (readonly Cell[])[] {
  const { sheet } = around
  const rows: Cell[][] = []
  let tags = 0
  let row = -1
  let column = -1
  let type = 'n'
  let style = ''
  let value = ''
  let isFormula = false
  let isValue = false
  const tooManyRows = () => new UnreadableFile(words.tooManyRows({ sheet, most: fileLimits.rows }))
  const put = (cell: Cell) => {
    if (row >= fileLimits.rows) throw tooManyRows()
    if (column >= fileLimits.columns) {
      throw new UnreadableFile(words.tooManyColumns({ sheet, most: fileLimits.columns }))
    }
    while (rows.length <= row) rows.push([])
    const cells = rows[row] ?? []
    while (cells.length < column) cells.push('')
    cells[column] = cell
  }
  parse(xml, {
    open: (name, { r, s, t }) => {
      if (name === 'row') {
        tags += 1
        if (tags > fileLimits.rows) throw tooManyRows()
        row = r === undefined ? row + 1 : Number(r) - 1
        column = -1
      }
      if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r)
        type = t ?? 'n'
        style = s ?? ''
        value = ''
        isFormula = false
      }
      if (name === 'f') isFormula = true
      isValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (!isValue) return
      value += text
      if (value.length > fileLimits.cell) {
        throw new UnreadableFile(words.tooLongCell({ sheet, row: row + 1, most: fileLimits.cell }))
      }
    },
    close: (name) => {
      isValue = false
      if (name !== 'c' || (value === '' && !isFormula)) return
      const plain = valueOf(type, style, value, around)
      if (plain !== '') put(isFormula ? { result: plain } : plain)
    },
  })
  return rows
}

/**
 * The parts of a workbook, unpacked with an eye on how much comes out. A zip may say of itself what it likes: what is declared is
 * looked at first, and what is inflated is counted piece by piece.
 */
import { spreadsheetFileMessages as words } from '@orderwright/domain/messages'
import { Unzip, type UnzipFile, UnzipInflate, UnzipPassThrough } from 'fflate'
import { fileLimits, orUnreadable, UnreadableFile } from './file-limits.ts'

/** Bytes that are unpacked at once: at most about a thousand times as many come out. */
const PIECE = 8192

const isLink = (name: string) => /^xl\/externalLinks\//i.test(name)
const isWanted = (name: string) =>
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i.test(
    name,
  )

/** A table as text, beside the parts of workbooks: what the export of CSV files is made of. */
const isTextTable = (name: string) =>
  /\.(?:csv|tsv|txt)$/i.test(name) && !/^(?:xl\/|__MACOSX\/)/i.test(name) && !/(?:^|\/)\./.test(name)

function bytesOf(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

function joined(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder()
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode()
}

class Parts {
  readonly texts = new Map<string, string>()
  readonly tables = new Map<string, Uint8Array>()
  private inflated = 0
  private count = 0
  private failure: UnreadableFile | undefined

  /** Throws what was found in a listener, where fflate would swallow it. */
  check(): void {
    if (this.failure !== undefined) throw this.failure
  }

  readonly take = (file: UnzipFile): void => {
    this.count += 1
    if (this.count > fileLimits.parts) this.fail(words.tooManyParts({ most: fileLimits.parts }))
    if (isLink(file.name)) this.fail(words.linksOutside)
    if ((file.originalSize ?? 0) > fileLimits.inflated)
      this.fail(words.inflatesTooMuch({ most: fileLimits.inflated }))
    if (this.failure !== undefined || !(isWanted(file.name) || isTextTable(file.name))) return
    const pieces: Uint8Array[] = []
    file.ondata = (error, bytes, isLast) => {
      if (error !== null) this.fail(words.noWorkbook)
      if (this.failure !== undefined) return
      this.inflated += bytes.length
      if (this.inflated > fileLimits.inflated) {
        this.fail(words.inflatesTooMuch({ most: fileLimits.inflated }))
        return
      }
      pieces.push(bytes)
      if (!isLast) return
      if (isTextTable(file.name)) this.tables.set(file.name, bytesOf(pieces))
      else this.texts.set(file.name, joined(pieces))
    }
    file.start()
  }

  private fail(sentence: string): void {
    this.failure ??= new UnreadableFile(sentence)
  }
}

export interface InflatedParts {
  /** the XML of the parts that hold tables, by their names */
  readonly texts: ReadonlyMap<string, string>
  /** files of text with columns, by their names */
  readonly tables: ReadonlyMap<string, Uint8Array>
}

/** What of a zip holds tables. Throws `UnreadableFile`. */
export function inflateParts(bytes: Uint8Array): InflatedParts {
  const parts = new Parts()
  const unzip = new Unzip(parts.take)
  unzip.register(UnzipInflate)
  unzip.register(UnzipPassThrough)
  orUnreadable(words.noWorkbook, () => {
    for (let start = 0; start < bytes.length; start += PIECE) {
      unzip.push(bytes.subarray(start, start + PIECE), start + PIECE >= bytes.length)
      parts.check()
    }
  })
  return parts
}

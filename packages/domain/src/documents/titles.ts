/** What documents and their files are called. [2.2.44, 2.7.05] */
import { documentNames } from '../messages/papers/documents.ts'
import type { ProductOrder } from '../orders/schema.ts'
import type { DocumentMode } from './modes.ts'

type Named = Pick<ProductOrder, 'orgSpecificId' | 'title'>

/** '2026-11-21' → '261121' */
export function compactDay(day: string): string {
  return day.replaceAll('-', '').slice(2, 8)
}

/** '1042 - Villa Aurore - 261121 - Quote'; `day` is YYYY-MM-DD, `what` a document's name or 'Drawings'. */
export function paperTitle(order: Named, day: string, what: string): string {
  return [order.orgSpecificId, order.title.trim(), compactDay(day), what].filter(Boolean).join(' - ')
}

type Dated = Named & Pick<ProductOrder, 'invoiceIssued'>

/** The day on a document, YYYY-MM-DD: that on which an invoice was issued, else `today`, which the server says. */
export function documentDay({ invoiceIssued }: Dated, today: string, mode: DocumentMode): string {
  return mode === 'invoice' && invoiceIssued !== null ? invoiceIssued.slice(0, 10) : today
}

export function documentTitle(order: Dated, today: string, mode: DocumentMode): string {
  return paperTitle(order, documentDay(order, today, mode), documentNames[mode].name)
}

/** So many numbers stand in the title of one file for several; of more it is said how many. */
const NUMBERS_SHOWN = 6

/** '51, 58, 60 - 261201 - Quote': several orders' documents in one file; `day` is YYYY-MM-DD. */
export function severalTitle(numbers: readonly number[], day: string, mode: DocumentMode): string {
  const more = numbers.length - NUMBERS_SHOWN
  const shown = numbers.slice(0, NUMBERS_SHOWN).join(', ')
  return [more > 0 ? `${shown} +${more}` : shown, compactDay(day), documentNames[mode].name].join(' - ')
}

const LONGEST = 120

/** The end of a paper's title: its day, and what it is. A long title loses of the order's, so that its papers are told apart. */
const DAY_AND_KIND = / - \d{6} - .{1,60}$/u

/** A title as the name of a file: without what file systems refuse or would take for a path. */
export function fileNameOf(title: string, extension: 'pdf' | 'csv' | 'svg' | 'tar.gz'): string {
  const safe = [
    ...title
      .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^[.\s]+/, ''),
  ]
  const end = safe.length > LONGEST ? (DAY_AND_KIND.exec(safe.join(''))?.[0] ?? '') : ''
  const name = `${safe
    .slice(0, LONGEST - [...end].length)
    .join('')
    .trim()}${end}`
  return `${name || 'order'}.${extension}`
}

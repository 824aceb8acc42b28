/** What documents and their files are called. [2.2.44, 2.7.05] */
import type { ProductOrder } from '../orders/schema.ts'
import { type DocumentMode, documentModeFacts } from './modes.ts'

type Named = Pick<ProductOrder, 'orgSpecificId' | 'title'>

/** '2026-11-21' → '261121' */
export function compactDay(day: string): string {
  return day.replaceAll('-', '').slice(2, 8)
}

/** '1042 - Villa Aurore - 261121 - Quote'; `day` is YYYY-MM-DD, `what` a document's name or 'Drawings'. */
export function paperTitle(order: Named, day: string, what: string): string {
  return [order.orgSpecificId, order.title.trim(), compactDay(day), what].filter(Boolean).join(' - ')
}

export function documentTitle(order: Named, day: string, mode: DocumentMode): string {
  return paperTitle(order, day, documentModeFacts[mode].name)
}

const LONGEST = 120

/** A title as the name of a file: without what file systems refuse or would take for a path. */
export function fileNameOf(title: string, extension: 'pdf' | 'csv' | 'svg'): string {
  const safe = [
    ...title
      .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^[.\s]+/, ''),
  ]
  return `${safe.slice(0, LONGEST).join('').trim() || 'order'}.${extension}`
}

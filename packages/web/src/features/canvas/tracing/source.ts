/** What a chosen file gives: pages that can be laid under the sheet, or a sentence that says why not. */
import type { DrawnPicture } from './draw-picture.ts'

/** A page as it is laid under. */
export interface TracedPage extends DrawnPicture {
  /** inches of its whole width, where the file says */
  readonly trueWidth: number | null
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string }

export interface TraceSource {
  readonly kind: 'picture' | 'pdf' | 'dxf'
  readonly pageCount: number
  /** Draws a page, counted from 1. */
  readonly page: (number: number) => Promise<Result<TracedPage>>
  /** Lets go what it holds. */
  readonly close: () => void
}

export function refuse(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message }
}

/** A source of one page. */
export function singlePage(kind: TraceSource['kind'], page: TracedPage): Result<TraceSource> {
  return {
    ok: true,
    value: { kind, pageCount: 1, page: async () => ({ ok: true, value: page }), close: () => {} },
  }
}

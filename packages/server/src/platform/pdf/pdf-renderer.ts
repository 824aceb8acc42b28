/** The port for PDF files: pages as one HTML document go in, a file comes out, or in words why there is none. */
import type { PageSize } from '@orderwright/domain/documents'

/** A file that the document names, as a picture or a font. */
export interface DocumentFile {
  readonly type: string
  readonly bytes: Uint8Array
}

export interface PdfJob {
  /** the whole document; it may name its files as `http://doc.invalid/{name}`, and nothing else outside itself */
  readonly html: string
  /** of every page, CSS pixels */
  readonly size: PageSize
  /** by name: letters, digits, dots and hyphens */
  readonly files?: ReadonlyMap<string, DocumentFile>
}

/**
 * missing: no renderer on this machine, or none answers at its address; busy: too many wait already; hung: it took too
 * long and was ended; died: it ended in the middle.
 */
export type PdfProblem = 'missing' | 'busy' | 'hung' | 'died'

export type PdfOutcome =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: PdfProblem; readonly detail: string }

export interface PdfRenderer {
  readonly render: (job: PdfJob) => Promise<PdfOutcome>
  /** ends what was started; nothing can be rendered after it */
  readonly close: () => Promise<void>
}

/** Where a document stands for its renderer, and the files that it names. */
export const DOCUMENT_ADDRESS = 'http://doc.invalid/'

export function pdfProblem(
  problem: PdfProblem,
  detail: string,
): { readonly ok: false; readonly problem: PdfProblem; readonly detail: string } {
  return { ok: false, problem, detail }
}

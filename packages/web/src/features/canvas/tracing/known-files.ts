/** The files that pictures were made of in this browser, until the page is left: another page of one is chosen without it being chosen again. */
import type { Shape } from '@orderwright/editor/canvas'

/** How many are held; they are handles, not their bytes. */
const MOST = 20
const files = new Map<number, File>()

export function keepFile(mediumId: number, file: File): void {
  files.set(mediumId, file)
  const [oldest] = files.keys()
  if (files.size > MOST && oldest !== undefined) files.delete(oldest)
}

/** The file of a picture and the page that it shows; undefined where it was made elsewhere. */
export function fileOf({ record }: Shape): { readonly file: File; readonly page: number } | undefined {
  if (!('data' in record)) return undefined
  const { mediumId, page } = record.data
  const file = typeof mediumId === 'number' ? files.get(mediumId) : undefined
  return file && { file, page: typeof page === 'number' ? page : 1 }
}

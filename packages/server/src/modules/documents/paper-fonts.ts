/** The fonts of paper from the installed font packages: the same files that the browser shows them with. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fontFaceCss, type FontFile, fontFiles } from '@orderwright/paper'
import { DOCUMENT_ADDRESS, type DocumentFile } from '../../platform/pdf/pdf-renderer.ts'

const require = createRequire(import.meta.url)

export interface PaperFonts {
  /** names the files as the renderer finds them */
  readonly css: string
  readonly files: ReadonlyMap<string, DocumentFile>
}

async function readFont({ family, name }: FontFile): Promise<DocumentFile | undefined> {
  try {
    const bytes = await readFile(require.resolve(`@fontsource/${family}/files/${name}.woff2`))
    return { type: 'font/woff2', bytes }
  } catch {
    // A font package that is not installed: the next family of the list draws its texts.
    return undefined
  }
}

async function load(): Promise<PaperFonts> {
  const files = new Map<string, DocumentFile>()
  await Promise.all(
    fontFiles.map(async (font) => {
      const file = await readFont(font)
      if (file) files.set(`${font.name}.woff2`, file)
    }),
  )
  const css = fontFaceCss(({ name }) =>
    files.has(`${name}.woff2`) ? `${DOCUMENT_ADDRESS}${name}.woff2` : undefined,
  )
  return { css, files }
}

let loading: Promise<PaperFonts> | undefined

/** Read once for the process. */
export function paperFonts(): Promise<PaperFonts> {
  loading ??= load()
  return loading
}

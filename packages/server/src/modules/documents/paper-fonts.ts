/** The fonts of paper from the installed font packages: the same files that the browser shows them with. */
import { fontFaceCss, type FontFile, fontFiles } from '@orderwright/paper'
import { type FontPackageFile, readFontFile } from '../../platform/glyphs/font-files.ts'
import { DOCUMENT_ADDRESS, type DocumentFile } from '../../platform/pdf/pdf-renderer.ts'

export interface PaperFonts {
  /** names the files as the renderer finds them */
  readonly css: string
  readonly files: ReadonlyMap<string, DocumentFile>
}

function fileOf({ family, name }: FontFile): FontPackageFile {
  return { packageName: `@fontsource/${family}`, path: `files/${name}.woff2` }
}

/** Every file that documents and sheets of drawings are printed with. */
export const paperFontFiles: readonly FontPackageFile[] = fontFiles.map(fileOf)

async function load(): Promise<PaperFonts> {
  const files = await Promise.all(
    fontFiles.map(
      async (font): Promise<[string, DocumentFile]> => [
        `${font.name}.woff2`,
        { type: 'font/woff2', bytes: await readFontFile(fileOf(font)) },
      ],
    ),
  )
  const css = fontFaceCss(({ name }) => `${DOCUMENT_ADDRESS}${name}.woff2`)
  return { css, files: new Map(files) }
}

let loading: Promise<PaperFonts> | undefined

/** Read once for the process. */
export function paperFonts(): Promise<PaperFonts> {
  loading ??= load()
  return loading
}

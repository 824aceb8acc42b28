/** The fonts of paper in the browser: the very files that the server puts into a PDF. Fetched when a page shows them. */
import { fontFaceCss, type FontFile } from '@orderwright/paper'

const urls: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../node_modules/@fontsource/{inter,arimo,barlow}/files/*-{latin,latin-ext,greek,cyrillic,hebrew}-{400,600}-normal.woff2',
  { query: '?url', import: 'default', eager: true },
)

const byName = new Map(Object.entries(urls).map(([path, url]) => [path.split('/').at(-1) ?? '', url]))

/** Where the browser finds a font file of paper; undefined: nowhere. */
export function fontFileUrl({ name }: Pick<FontFile, 'name'>): string | undefined {
  return byName.get(`${name}.woff2`)
}

export const paperFontCss = fontFaceCss(fontFileUrl)

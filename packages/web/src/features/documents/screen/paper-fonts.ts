/** The fonts of paper in the browser: the very files that the server puts into a PDF. Fetched when a page shows them. */
import { fontFaceCss } from '@orderwright/paper'

const urls: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../../../node_modules/@fontsource/{inter,arimo,barlow}/files/*-{latin,latin-ext,greek,cyrillic,hebrew}-{400,600}-normal.woff2',
  { query: '?url', import: 'default', eager: true },
)

const byName = new Map(Object.entries(urls).map(([path, url]) => [path.split('/').at(-1) ?? '', url]))

export const paperFontCss = fontFaceCss(({ name }) => byName.get(`${name}.woff2`))

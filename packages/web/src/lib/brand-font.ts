/// <reference types="vite/client" />
/** The organisation's own font on every screen, where it has one: fetched after the first picture, which is set in ours. */
import { brandFontFiles } from './brand-font-files.ts'

/** Fonts that the interface can be set in, by family: files of the weights that it uses. */
const files = import.meta.glob<string>(
  '../../../../node_modules/@fontsource/{arimo,barlow,montserrat,overpass,saira}/files/*-{latin,latin-ext}-{400,500,600}-normal.woff2',
  { query: '?url', import: 'default', eager: true },
)

/** Fetches the family's faces and sets the whole interface in it; one that is not bundled leaves ours. */
export function showBrandFont(root: HTMLElement, family: string): void {
  const faces = brandFontFiles(family, files).map(
    ({ url, weight, unicodeRange }) => new FontFace(family, `url(${url})`, { weight, unicodeRange }),
  )
  if (faces.length === 0) return
  for (const face of faces) document.fonts.add(face)
  root.style.setProperty('--org-font', `"${family.replaceAll('"', '')}", var(--font-sans)`)
}

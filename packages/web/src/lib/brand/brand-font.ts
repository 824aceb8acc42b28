/// <reference types="vite/client" />
/** The organisation's own font on every screen, where it has one: fetched after the first picture, which is set in ours. */
import { brandFontFiles } from './brand-font-files.ts'

/** Files of every bundled family, in the weights that the interface uses. Only addresses: a file is fetched when it is used. */
export const brandFontUrls = import.meta.glob<string>(
  '../../../../../node_modules/@fontsource/{inter,arimo,archivo,barlow,barlow-condensed,saira,overpass,roboto,roboto-condensed,ibm-plex-sans,source-sans-3,dm-sans,work-sans,montserrat,oswald,playfair-display,eb-garamond,great-vibes}/files/*-{latin,latin-ext}-{400,500,600}-normal.woff2',
  { query: '?url', import: 'default', eager: true },
)

/** Fetches the family's faces and sets the whole interface in it; one that is not bundled leaves ours. */
export function showBrandFont(root: HTMLElement, family: string): void {
  const faces = brandFontFiles(family, brandFontUrls).map(
    ({ url, weight, unicodeRange }) => new FontFace(family, `url(${url})`, { weight, unicodeRange }),
  )
  if (faces.length === 0) return
  for (const face of faces) document.fonts.add(face)
  root.style.setProperty('--org-font', `"${family.replaceAll('"', '')}", var(--font-sans)`)
}

/** Which of the bundled font files make up a family, with the characters that each has. */

/** The families that an organisation's interface can be set in, all free. [2.9.07] */
export const bundledFamilies = [
  'Inter',
  'Arimo',
  'Archivo',
  'Barlow',
  'Barlow Condensed',
  'Saira',
  'Overpass',
  'Roboto',
  'Roboto Condensed',
  'IBM Plex Sans',
  'Source Sans 3',
  'DM Sans',
  'Work Sans',
  'Montserrat',
  'Oswald',
  'Playfair Display',
  'EB Garamond',
  'Great Vibes',
] as const

export interface FontFile {
  readonly url: string
  readonly weight: string
  /** extended Latin: fetched only where a text needs it */
  readonly unicodeRange: string
}

const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

/** 'Source Sans 3' → 'source-sans-3', as its package is called. */
export function fontSlug(family: string): string {
  return family.trim().toLowerCase().replaceAll(/\s+/g, '-')
}

/** The files of a family among the `known` (path to address); none for one that is not bundled. [2.9.08] */
export function brandFontFiles(family: string, known: Readonly<Record<string, string>>): FontFile[] {
  const slug = fontSlug(family)
  return Object.entries(known).flatMap(([path, url]) => {
    const [, of, subset, weight] = /\/([a-z0-9-]+?)-(latin|latin-ext)-(\d+)-normal\.woff2$/.exec(path) ?? []
    if (of !== slug || weight === undefined) return []
    return [{ url, weight, unicodeRange: subset === 'latin' ? ranges.latin : ranges['latin-ext'] }]
  })
}

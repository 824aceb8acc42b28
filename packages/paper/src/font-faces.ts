/**
 * The fonts of paper: which files there are, and the style that names them. Where the files are is for browser and server
 * to say; both name the same ones, so that texts are as wide here as there.
 */
import type { DocumentFamily, DocumentWeight } from '@orderwright/domain/typesetting'

export type FontFile = {
  /** without extension, in the package @fontsource/{family} */
  readonly name: string
  readonly family: DocumentFamily
  readonly weight: DocumentWeight
  readonly unicodeRange: string
}

/** What the files of a subset hold, as their package says. */
const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  hebrew: 'U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F',
} as const
type Subset = keyof typeof subsets

const families: readonly { readonly family: DocumentFamily; readonly subsets: readonly Subset[] }[] = [
  { family: 'inter', subsets: ['latin', 'latin-ext', 'greek', 'cyrillic'] },
  { family: 'arimo', subsets: ['latin', 'latin-ext', 'greek', 'cyrillic', 'hebrew'] },
  { family: 'barlow', subsets: ['latin', 'latin-ext'] },
]
const weights: readonly DocumentWeight[] = [400, 600]

export const fontFiles: readonly FontFile[] = families.flatMap(({ family, subsets: own }) =>
  own.flatMap((subset) =>
    weights.map((weight) => ({
      name: `${family}-${subset}-${weight}-normal`,
      family,
      weight,
      unicodeRange: subsets[subset],
    })),
  ),
)

const titles: Readonly<Record<DocumentFamily, string>> = { inter: 'Inter', arimo: 'Arimo', barlow: 'Barlow' }

function cssName(family: DocumentFamily): string {
  return `"Paper ${titles[family]}"`
}

/** `urlOf` answers undefined for a file that is not there. */
export function fontFaceCss(urlOf: (file: FontFile) => string | undefined): string {
  return fontFiles
    .flatMap((file) => {
      const url = urlOf(file)
      if (url === undefined) return []
      return `@font-face{font-family:${cssName(file.family)};font-style:normal;font-weight:${file.weight};font-display:block;src:url("${url}") format("woff2");unicode-range:${file.unicodeRange}}`
    })
    .join('\n')
}

/** The families of a document: what its own lacks, Inter or Arimo (which has Hebrew) draws. */
function familiesOf(family: DocumentFamily): readonly DocumentFamily[] {
  const others: readonly DocumentFamily[] = ['inter', 'arimo']
  return [family, ...others.filter((one) => one !== family)]
}

export function fontFamilyOf(family: DocumentFamily): string {
  return `${familiesOf(family).map(cssName).join(',')},"DejaVu Sans",sans-serif`
}

const ranges: ReadonlyMap<string, readonly { first: number; last: number }[]> = new Map(
  Object.values(subsets).map((text) => [
    text,
    text.split(',').map((range) => {
      const [first = '', last = first] = range.slice(2).split('-')
      return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
    }),
  ]),
)

function holds({ unicodeRange }: FontFile, code: number): boolean {
  return ranges.get(unicodeRange)?.some(({ first, last }) => code >= first && code <= last) === true
}

/** A sign in a font: whoever shows it has the font fetched. */
export type FontSample = {
  readonly fontFamily: string
  readonly fontWeight: DocumentWeight
  readonly text: string
}

/** The font files that a text needs, in both of its weights, each with a sign that it has. */
function filesFor(family: DocumentFamily, text: string): ReadonlyMap<FontFile, string> {
  const samples = new Map<FontFile, string>()
  // Markup is of the first subset: one letter stands for it.
  const signs = new Set(text.replaceAll(/[ -~\n]+/g, ''))
  for (const sign of ['a', ...signs]) {
    const code = sign.codePointAt(0) ?? 0
    for (const one of familiesOf(family)) {
      const files = fontFiles.filter((file) => file.family === one && holds(file, code))
      for (const file of files) if (!samples.has(file)) samples.set(file, sign)
      if (files.length > 0) break
    }
  }
  return samples
}

/** The font files that a text needs to be brought along, in both of its weights. */
export function fontFilesFor(family: DocumentFamily, text: string): FontFile[] {
  return [...filesFor(family, text).keys()]
}

/** The face of a font file under its own name, for a file that brings it along: `address` is a `data:` address. */
export function ownFontFace({ family, weight, unicodeRange }: FontFile, address: string): string {
  return `@font-face{font-family:${titles[family]};font-style:normal;font-weight:${weight};src:url(${address}) format("woff2");unicode-range:${unicodeRange}}`
}

/** One sample of each font file that a text of a document needs, in both of its weights. */
export function fontSamples(family: DocumentFamily, text: string): FontSample[] {
  return [...filesFor(family, text)].map(([file, sign]) => ({
    fontFamily: cssName(file.family),
    fontWeight: file.weight,
    text: sign,
  }))
}

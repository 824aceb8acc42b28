/**
 * The faces that engravings can be cut in, all free fonts. `files` are the font files in order of preference
 * (Latin, then extended Latin): a character missing from the first is taken from the next.
 */

export type EngravingFace = {
  /** `saira-400`: what specs and measurers call it. */
  key: string
  /** CSS family name. */
  family: string
  weight: number
  /** File names without extension, e.g. `saira-latin-400-normal`, in the package of `packageName`. */
  files: readonly { name: string; unicodeRange: string }[]
  packageName: string
  /** Height of capitals in parts of the font size. */
  capHeight: number
}

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

type Family = { family: string; slug: string; capHeight: number }

const families: readonly Family[] = [
  { family: 'Inter', slug: 'inter', capHeight: 0.727 },
  { family: 'Arimo', slug: 'arimo', capHeight: 0.688 },
  { family: 'Barlow', slug: 'barlow', capHeight: 0.7 },
  { family: 'EB Garamond', slug: 'eb-garamond', capHeight: 0.65 },
  { family: 'Montserrat', slug: 'montserrat', capHeight: 0.7 },
  { family: 'Oswald', slug: 'oswald', capHeight: 0.81 },
  { family: 'Overpass', slug: 'overpass', capHeight: 0.7 },
  { family: 'Saira', slug: 'saira', capHeight: 0.688 },
]

const weights = [400, 500, 600] as const

export const engravingFaces: readonly EngravingFace[] = families.flatMap(({ family, slug, capHeight }) =>
  weights.map((weight) => ({
    key: `${slug}-${weight}`,
    family,
    weight,
    files: [
      { name: `${slug}-latin-${weight}-normal`, unicodeRange: LATIN },
      { name: `${slug}-latin-ext-${weight}-normal`, unicodeRange: LATIN_EXTENDED },
    ],
    packageName: `@fontsource/${slug}`,
    capHeight,
  })),
)

function normalised(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '-')
}

/** By key and by family; a name that was looked up stands there as it was written, too. */
const facesByName = new Map<string, EngravingFace | undefined>(
  engravingFaces.flatMap((face): [string, EngravingFace][] => [
    [face.key, face],
    ...(face.weight === 400 ? [[normalised(face.family), face] satisfies [string, EngravingFace]] : []),
  ]),
)
/** Names come from catalogs: more of them than this are not remembered. */
const NAMES_KEPT = 500

/** The face of a key (`saira-500`) or of a family name (`Saira`, regular weight); undefined when unknown. */
export function findEngravingFace(name: string): EngravingFace | undefined {
  const known = facesByName.get(name)
  if (known !== undefined || facesByName.has(name)) return known
  const face = facesByName.get(normalised(name))
  if (facesByName.size < NAMES_KEPT) facesByName.set(name, face)
  return face
}

/** Like `findEngravingFace`, with the first face for an unknown name, so that a drawing always has a font. */
export function engravingFaceOr(name: string): EngravingFace {
  const face = findEngravingFace(name) ?? engravingFaces[0]
  if (!face) throw new Error('no engraving faces')
  return face
}

const rangesByFace = new Map<string, readonly (readonly [number, number])[]>()

function rangesOf(face: EngravingFace): readonly (readonly [number, number])[] {
  let ranges = rangesByFace.get(face.key)
  if (ranges === undefined) {
    ranges = face.files.flatMap(({ unicodeRange }) =>
      unicodeRange.split(',').map((range): [number, number] => {
        const [first = '', last = first] = range.slice(2).split('-')
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
      }),
    )
    rangesByFace.set(face.key, ranges)
  }
  return ranges
}

/** Characters of a text that are outside all that the face's files cover, each once; known before they are loaded. */
export function uncoveredCharacters(text: string, face: EngravingFace): readonly string[] {
  let uncovered: Set<string> | undefined
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x100 || rangesOf(face).some(([first, last]) => code >= first && code <= last)) continue
    uncovered ??= new Set()
    uncovered.add(character)
  }
  return uncovered === undefined ? allCovered : [...uncovered]
}

const allCovered: readonly string[] = []

/** Engravings as a document lists them: each text on a line, and of pieces that differ which ones have which. */
import { type MechanismTexts, engravedMechanisms } from '../../configuration/selection-text.ts'
import { engravingSetAt, type EngravingSet } from '../../engraving/schema.ts'
import { pieceNumbers } from '../../engraving/sets.ts'
import { documentMessages as words } from '../../messages/papers/documents.ts'

/** Pieces of a line that are engraved alike. */
export type EngravedPieces = {
  /** 'No. 1, 3–4:'; empty where all pieces are alike */
  readonly pieces: string
  /** the same as numbers, from 1; empty where all pieces are alike */
  readonly numbers: readonly number[]
  readonly mechanisms: readonly MechanismTexts[]
  /** the plate has several mechanisms, so that each text says at which it stands */
  readonly isNumbered: boolean
}

/**
 * The pieces of a line by what they have engraved. One set counts for all of them; of several, equal ones stand together,
 * and the pieces beyond the last set are engraved as the first. Nothing where nothing is engraved. `mechanismCount` is how many
 * mechanisms the plate has; where that is not known those count that are engraved.
 */
export function engravedPieces(
  languages: readonly (readonly EngravingSet[])[],
  quantity: number,
  mechanismCount = 1,
): readonly EngravedPieces[] {
  const pieces = languages.some((sets) => sets.length > 1) ? quantity : 1
  const alike = new Map<string, { mechanisms: MechanismTexts[]; numbers: number[] }>()
  for (let index = 0; index < pieces; index++) {
    const mechanisms = engravedMechanisms(languages.map((sets) => engravingSetAt(sets, index)))
    const key = JSON.stringify(mechanisms)
    const group = alike.get(key) ?? { mechanisms, numbers: [] }
    group.numbers.push(index + 1)
    alike.set(key, group)
  }
  const groups = [...alike.values()]
  if (groups.every(({ mechanisms }) => mechanisms.length === 0)) return []
  const isNumbered =
    mechanismCount > 1 || groups.some(({ mechanisms }) => mechanisms.some(({ mechanism }) => mechanism > 0))
  return groups.map(({ mechanisms, numbers }) => ({
    pieces: groups.length === 1 ? '' : words.pieces({ numbers: pieceNumbers(numbers) }),
    numbers: groups.length === 1 ? [] : numbers,
    mechanisms,
    isNumbered,
  }))
}

/** The same, each text on a line of its own. */
export function engravingLines(groups: readonly EngravedPieces[]): string[] {
  return groups.flatMap(({ pieces, mechanisms }) => {
    const texts = mechanisms.flatMap((one) => one.texts)
    return pieces === '' ? texts : [pieces, ...(texts.length > 0 ? texts : [words.noEngraving])]
  })
}

/** What each mechanism of these pieces has engraved, as one text: '3: READ · LIRE'. */
export function mechanismTexts({ pieces, mechanisms, isNumbered }: EngravedPieces): string[] {
  const texts = mechanisms.map(({ mechanism, texts: engraved }) => {
    const text = engraved.join(words.engravedBeside)
    return isNumbered ? words.engravedMechanism({ number: mechanism + 1, text }) : text
  })
  return texts.length === 0 && pieces !== '' ? [words.noEngraving] : texts
}

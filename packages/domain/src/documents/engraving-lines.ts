/** Engravings as a document lists them: each text on a line, and of pieces that differ which ones have which. */
import { engravingStackTexts } from '../configuration/selection-text.ts'
import { engravingSetAt, type EngravingSet } from '../engraving/schema.ts'
import { pieceNumbers } from '../engraving/sets.ts'

/**
 * One set counts for all pieces. Of several, equal ones stand together under the numbers of their pieces; the pieces
 * beyond the last set are engraved as the first. Languages that share their places are read place by place.
 */
export function engravingLines(languages: readonly (readonly EngravingSet[])[], quantity: number): string[] {
  const pieces = languages.some((sets) => sets.length > 1) ? quantity : 1
  const byTexts = new Map<string, { texts: string[]; numbers: number[] }>()
  for (let index = 0; index < pieces; index++) {
    const texts = engravingStackTexts(languages.map((sets) => engravingSetAt(sets, index)))
    const key = JSON.stringify(texts)
    const group = byTexts.get(key) ?? { texts, numbers: [] }
    group.numbers.push(index + 1)
    byTexts.set(key, group)
  }
  return [...byTexts.values()].flatMap(({ texts, numbers }) =>
    byTexts.size === 1 ? texts : [`No. ${pieceNumbers(numbers)}:`, ...(texts.length > 0 ? texts : ['none'])],
  )
}

/** The keypad plate in words, as a screen reader hears it. */
import { engravingSides } from '../../../engraving/schema.ts'
import { plateDrawingWords as words } from '../../../messages/drawings/plates.ts'
import type { LengthUnit } from '../../../units/lengths.ts'
import { sentences, sizeText } from '../../words.ts'
import { type EngravedLine, entryWords } from '../engraved-plate.ts'
import { backBoxWords, screwWords } from '../plate-common.ts'
import { type KeypadGrid, mechanismName, type PlacedMechanism } from './grid.ts'
import type { KeypadPlateSpec } from './spec.ts'

/** Each kind of mechanism with its number, in the order of the plate. */
function kindCounts(grid: KeypadGrid) {
  const counts = new Map<string, { count: number; kind: PlacedMechanism['kind'] }>()
  for (const { kind } of grid.mechanisms) {
    counts.set(kind.letter, { kind, count: (counts.get(kind.letter)?.count ?? 0) + 1 })
  }
  return [...counts.values()].map(({ count, kind }) => ({ ...kind.words(), count }))
}

function engravingWords(
  mechanism: PlacedMechanism,
  grid: KeypadGrid,
  lines: readonly EngravedLine[],
): string | undefined {
  const sides = engravingSides.flatMap((side) => {
    const own = lines.filter((line) => line.mechanism.index === mechanism.index && line.side === side)
    return own.length === 0 ? [] : [{ side, entries: own.map(({ entry }) => entryWords(entry)) }]
  })
  return sides.length === 0 ? undefined : words.engraved({ sides, name: mechanismName(mechanism, grid) })
}

export type KeypadFacts = {
  grid: KeypadGrid
  lines: readonly EngravedLine[]
  screwCount: number
  unit?: LengthUnit
}

export function describeKeypadPlate(
  spec: KeypadPlateSpec,
  { grid, lines, screwCount, unit = 'mm' }: KeypadFacts,
): string {
  return sentences([
    words.keypadPlate({
      size: sizeText(spec.width, spec.height, unit),
      finish: spec.finish.title,
      gangs: spec.gang,
      mechanisms: kindCounts(grid),
      grid: grid.mechanisms.length > 1 ? { rows: grid.rows, columns: grid.columns } : null,
      mechanismFinish: spec.mechanismFinish.title,
    }),
    spec.led ? words.lights : undefined,
    ...grid.mechanisms.map((mechanism) => engravingWords(mechanism, grid, lines)),
    screwWords(spec.screws, screwCount, unit),
    backBoxWords(spec.backBox, unit),
  ])
}

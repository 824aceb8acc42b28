/** The keypad plate in words, as a screen reader hears it. */
import { engravingSides } from '../../../engraving/schema.ts'
import type { LengthUnit } from '../../../units/lengths.ts'
import { countText, listText, sentences, sizeText } from '../../words.ts'
import { type EngravedLine, entryWords } from '../engraved-plate.ts'
import { backBoxWords, screwWords } from '../plate-common.ts'
import { type KeypadGrid, mechanismName, type PlacedMechanism } from './grid.ts'
import type { KeypadPlateSpec } from './spec.ts'

function kindCounts(grid: KeypadGrid): string {
  const counts = new Map<string, { count: number; kind: PlacedMechanism['kind'] }>()
  for (const { kind } of grid.mechanisms) {
    counts.set(kind.letter, { kind, count: (counts.get(kind.letter)?.count ?? 0) + 1 })
  }
  return listText(
    [...counts.values()].map(({ count, kind }) => countText(count, kind.words().one, kind.words().many)),
  )
}

function engravingWords(
  mechanism: PlacedMechanism,
  grid: KeypadGrid,
  lines: readonly EngravedLine[],
): string | undefined {
  const words = engravingSides.flatMap((side) => {
    const entries = lines.filter((line) => line.mechanism.index === mechanism.index && line.side === side)
    return entries.length === 0 ? [] : [`${listText(entries.map(({ entry }) => entryWords(entry)))} ${side}`]
  })
  return words.length === 0 ? undefined : `Engraved ${listText(words)} ${mechanismName(mechanism, grid)}`
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
  const finish = spec.finish.title === '' ? '' : ` in ${spec.finish.title}`
  const gangs = countText(spec.gang, 'gang', 'gangs')
  const layout =
    grid.mechanisms.length > 1
      ? ` in ${countText(grid.rows, 'row', 'rows')} and ${countText(grid.columns, 'column', 'columns')}`
      : ''
  const mechanismFinish = spec.mechanismFinish.title === '' ? '' : `, ${spec.mechanismFinish.title}`
  const mechanisms =
    grid.mechanisms.length === 0 ? 'no mechanisms' : `${kindCounts(grid)}${layout}${mechanismFinish}`
  return sentences([
    `Plate ${sizeText(spec.width, spec.height, unit)}${finish}, ${gangs}, ${mechanisms}`,
    spec.led ? 'Indicator light below each mechanism' : undefined,
    ...grid.mechanisms.map((mechanism) => engravingWords(mechanism, grid, lines)),
    screwWords(spec.screws, screwCount, unit),
    backBoxWords(spec.backBox, unit),
  ])
}

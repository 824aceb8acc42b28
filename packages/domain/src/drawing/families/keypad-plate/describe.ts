/** The keypad plate in words, as a screen reader hears it. */
import type { EngravingEntry, EngravingSide } from '../../../engraving/schema.ts'
import { engravingSides } from '../../../engraving/schema.ts'
import { findEngravingSymbol } from '../../../engraving/symbol-registry.ts'
import type { LengthUnit } from '../../../units/lengths.ts'
import { countText, listText, sentences, sizeText } from '../../words.ts'
import { backBoxWords, screwWords } from '../plate-common.ts'
import type { KeypadGrid, PlacedMechanism } from './grid.ts'
import type { KeypadPlateSpec } from './spec.ts'

/** What is drawn of the engravings: `${index}:${side}` to the entries kept. */
export type KeptEngravings = ReadonlyMap<string, readonly EngravingEntry[]>

function entryWords(entry: EngravingEntry): string {
  if ('text' in entry) return `“${entry.text}”`
  return `the symbol ${findEngravingSymbol(entry.symbol)?.title ?? entry.symbol}`
}

function kindCounts(grid: KeypadGrid): string {
  const counts = new Map<string, { count: number; kind: PlacedMechanism['kind'] }>()
  for (const { kind } of grid.mechanisms) {
    counts.set(kind.letter, { kind, count: (counts.get(kind.letter)?.count ?? 0) + 1 })
  }
  return listText([...counts.values()].map(({ count, kind }) => countText(count, kind.title, kind.plural)))
}

/** `button 2` says where it stands when there are several. */
export function mechanismName(mechanism: PlacedMechanism, grid: KeypadGrid): string {
  if (grid.mechanisms.length === 1) return `the ${mechanism.kind.title}`
  return `${mechanism.kind.title} ${mechanism.index + 1}`
}

function engravingWords(
  mechanism: PlacedMechanism,
  grid: KeypadGrid,
  kept: KeptEngravings,
): string | undefined {
  const sideWords = (side: EngravingSide) => {
    const entries = kept.get(`${mechanism.index}:${side}`) ?? []
    return entries.length === 0 ? [] : [`${listText(entries.map(entryWords))} ${side}`]
  }
  const words = engravingSides.flatMap(sideWords)
  return words.length === 0 ? undefined : `Engraved ${listText(words)} ${mechanismName(mechanism, grid)}`
}

export type KeypadFacts = { grid: KeypadGrid; kept: KeptEngravings; screwCount: number; unit?: LengthUnit }

export function describeKeypadPlate(
  spec: KeypadPlateSpec,
  { grid, kept, screwCount, unit = 'mm' }: KeypadFacts,
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
    ...grid.mechanisms.map((mechanism) => engravingWords(mechanism, grid, kept)),
    screwWords(spec.screws, screwCount, unit),
    backBoxWords(spec.backBox, unit),
  ])
}

/** Which properties hold engravings, and how an engraving set is changed. */
import {
  ENGRAVING_ENTRIES_MAX,
  type EngravingEntry,
  type EngravingSet,
  type EngravingSide,
  type OrgProfile,
  type Product,
  type ProductProperty,
} from '@orderwright/domain'

/** The drawing of the product shows the property as engravings, or the organisation says that it holds them. */
export function isEngraved(
  property: ProductProperty,
  product: Product | undefined,
  profile: OrgProfile,
): boolean {
  const bindings = Object.values(product?.drawing?.bindings ?? {})
  const isBound = bindings.some(
    (binding) => binding.source === 'engravings' && binding.productPropertyId === property.id,
  )
  const engraving = profile.roles['engraving'] ?? []
  const second = profile.roles['secondEngraving'] ?? []
  return isBound || engraving.includes(property.id) || second.includes(property.id)
}

export function isBlank(entry: EngravingEntry | undefined): boolean {
  return entry === undefined || ('text' in entry && entry.text === '')
}

/**
 * The set with one entry replaced; `entry` null empties its place. Places keep their order, and what is empty at the
 * end goes, so that an untouched mechanism leaves no trace.
 */
export function withEntry(
  set: EngravingSet,
  mechanism: number,
  side: EngravingSide,
  line: number,
  entry: EngravingEntry | null,
): EngravingSet {
  const current = set[String(mechanism)] ?? {}
  const entries = Array.from({ length: ENGRAVING_ENTRIES_MAX }, (_, index): EngravingEntry | undefined =>
    index === line ? (entry ?? undefined) : current[side]?.[index],
  )
  const filled = entries.findLastIndex((one) => !isBlank(one)) + 1
  const kept = entries.slice(0, filled).map((one): EngravingEntry => one ?? { text: '' })
  const { [side]: _, ...otherSide } = current
  const next = kept.length > 0 ? { ...otherSide, [side]: kept } : otherSide
  const { [String(mechanism)]: __, ...others } = set
  return Object.keys(next).length > 0 ? { ...others, [String(mechanism)]: next } : others
}

/** The sets with that of one piece replaced; the list grows to that piece with what counted for it before. */
export function withPiece(sets: readonly EngravingSet[], piece: number, set: EngravingSet): EngravingSet[] {
  const [first = {}] = sets
  const length = Math.max(sets.length, piece + 1)
  return Array.from({ length }, (_, index) => (index === piece ? set : (sets[index] ?? first)))
}

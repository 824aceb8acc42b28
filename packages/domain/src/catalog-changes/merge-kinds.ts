/**
 * How two people's changes of one field meet, for the record editor and for drafts of the catalog alike: maps are changed key by key
 * (decision 80), lists of ids that are sets member by member (decision 180), all else as a whole.
 */
import type { ResourceKey } from '../entities.ts'
import { isFields, type Values } from './change.ts'

type Kind = 'map' | 'set' | undefined

/** How the values under a key are changed; undefined: as a whole. */
export type MergeKind = (key: string) => Kind

/** The fields of a resource that are maps, and the lists, at every depth of these, that are sets. */
const kinds: Partial<Readonly<Record<ResourceKey | 'guest', Readonly<Record<string, Kind>>>>> = {
  product: {
    associations: 'map',
    disabledProductOptionIds: 'set',
    referenceCodes: 'map',
    referenceCodeFormulas: 'map',
    translations: 'map',
  },
  productCategory: { translations: 'map' },
  productProperty: { translations: 'map' },
  productPropertyGroup: { properties: 'map', translations: 'map' },
  productPricingRule: { versions: 'map' },
  productOption: { data: 'map', classifications: 'map', referenceCodes: 'map', translations: 'map' },
  medium: { associations: 'map' },
  userGroup: { userIds: 'set' },
  customer: { addresses: 'map', contacts: 'map' },
  guest: { contact: 'map' },
}

const kindsByName: ReadonlyMap<string, Readonly<Record<string, Kind>>> = new Map(Object.entries(kinds))

export function mergeKindOf(resource: string): MergeKind {
  const named = kindsByName.get(resource)
  return (field) => named?.[field]
}

/** Within a map that is changed key by key, maps are so too; sets keep their names at every depth. */
export function withinMap(kindOf: MergeKind): MergeKind {
  return (key) => (kindOf(key) === 'set' ? 'set' : 'map')
}

/** A value as the map of its parts; undefined for what is changed as a whole. */
export function partsOf(value: unknown, kind: Kind): Values | undefined {
  if (kind === 'map') return isFields(value) ? value : undefined
  if (kind !== 'set') return undefined
  if (value === undefined) return {}
  return Array.isArray(value) ? Object.fromEntries(value.map((id: unknown) => [String(id), id])) : undefined
}

/** The value that has these parts; of a set, the members of `like` in their sequence and new ones behind them. */
export function wholeOf(parts: Values, like: unknown, kind: Kind): unknown {
  if (kind !== 'set') return parts
  const left = new Map(Object.entries(parts))
  const held: readonly unknown[] = Array.isArray(like) ? like : []
  const known = held.filter((id) => left.delete(String(id)))
  return [...known, ...left.values()]
}

/** What an import makes of the records, before it is known whether it may be. */
import { serverOwnedFields } from '../../units/record.ts'
import { isSameSetting } from '../../settings/setting-values.ts'
import type { CatalogChange, Values as Fields } from '../../catalog-changes/change.ts'
import { type CatalogTables, fieldsByIds, namesOf } from '../tables/export-tables.ts'
import type { Names, TableResource } from '../cells/names.ts'
import { recordTables } from '../tables/tables.ts'

/** A record that a row is about. */
export interface Draft {
  readonly resource: TableResource
  readonly id: number
  /** null where it is new */
  readonly before: Fields | null
  fields: Fields
  isRemoved: boolean
}

export class Drafts {
  /** what records are called before the import: as the export has called them */
  readonly namesBefore: Names
  /** what they are called by then; what they were called before is understood as well */
  readonly names: Names
  readonly fieldsBefore: ReturnType<typeof fieldsByIds>
  private readonly drafts = new Map<string, Draft>()
  private readonly lastRanks = new Map<string, number>()

  constructor(
    private readonly records: CatalogTables,
    private readonly nextId: (resource: TableResource) => number,
  ) {
    this.namesBefore = namesOf(records)
    this.names = namesOf(records)
    this.fieldsBefore = fieldsByIds(records)
  }

  readonly fieldsOf = (kind: TableResource, id: number): Fields | undefined =>
    this.drafts.get(`${kind} ${id}`)?.fields ?? this.fieldsBefore(kind, id)

  /** The draft of a record that is there; undefined where there is none. */
  existing(resource: TableResource, id: number): Draft | undefined {
    const key = `${resource} ${id}`
    const drafted = this.drafts.get(key)
    if (drafted !== undefined) return drafted
    const before = this.fieldsBefore(resource, id)
    if (before === undefined) return undefined
    const draft = { resource, id, before, fields: before, isRemoved: false }
    this.drafts.set(key, draft)
    return draft
  }

  create(resource: TableResource, fields: Fields): Draft {
    const draft = { resource, id: this.nextId(resource), before: null, fields, isRemoved: false }
    this.drafts.set(`${resource} ${draft.id}`, draft)
    return draft
  }

  /** After the last one of its list: of the kind, or of the record that it belongs to. */
  nextRank(resource: TableResource, parentField: string | undefined, fields: Fields): number {
    const parentOf = (record: Fields) => (parentField === undefined ? '' : String(record[parentField]))
    const key = `${resource} ${parentOf(fields)}`
    const known = this.lastRanks.get(key)
    const ranks =
      known === undefined
        ? this.records[resource].filter((record) => parentOf(record) === parentOf(fields))
        : []
    const last = ranks.reduce((most, { rank }) => Math.max(most, Number(rank ?? 0)), known ?? 0)
    this.lastRanks.set(key, last + 1)
    return last + 1
  }

  /** What is new first, each kind before those that refer to it; then what changes; then what goes, in the opposite order. */
  changes(): CatalogChange[] {
    const inOrder = recordTables.flatMap(({ resource }) =>
      [...this.drafts.values()].filter((draft) => draft.resource === resource),
    )
    return [
      ...inOrder.filter(({ before }) => before === null).map(creation),
      ...inOrder.flatMap(update),
      ...inOrder.toReversed().flatMap(removal),
    ]
  }
}

const isServerOwned = (field: string) => serverOwnedFields.some((owned) => owned === field)

function creation({ resource, id, fields }: Draft): CatalogChange {
  const values = Object.fromEntries(Object.entries(fields).filter(([field]) => !isServerOwned(field)))
  return { kind: 'create', resource, id, values }
}

function update({ resource, id, before, fields }: Draft): CatalogChange[] {
  if (before === null || before === fields) return []
  const changed = Object.keys(fields).filter(
    (field) => fields[field] !== before[field] && !isSameSetting(fields[field], before[field]),
  )
  if (changed.length === 0) return []
  const pick = (from: Fields) => Object.fromEntries(changed.map((field) => [field, from[field]]))
  return [{ kind: 'update', resource, id, before: pick(before), values: pick(fields) }]
}

function removal({ resource, id, before, isRemoved }: Draft): CatalogChange[] {
  return isRemoved && before !== null ? [{ kind: 'destroy', resource, id, before }] : []
}

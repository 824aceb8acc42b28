/** The tables of the change lab, as Kysely sees them. */
import type { ResourceKey } from '@orderwright/domain/entities'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedTime, NullableTime } from './time-columns.ts'

type NullableId = ColumnType<number | null, number | null | undefined, number | null>
type JsonColumn = ColumnType<unknown, unknown, unknown>

export interface ChangeLabTables {
  /** Changes of the catalog that are gathered before they are published. */
  catalogDrafts: {
    orgId: number
    id: Generated<number>
    draftVersion: Generated<number>
    title: string
    state: Generated<'open' | 'scheduled' | 'published' | 'discarded' | 'takenBack'>
    created: GeneratedTime
    createdBy: number
    lastUpdated: GeneratedTime
    publishAt: NullableTime
    scheduledBy: NullableId
    problem: Generated<string>
    closedAt: NullableTime
    closedBy: NullableId
    changeSetId: NullableId
  }
  catalogDraftChanges: {
    orgId: number
    draftId: number
    resource: ResourceKey
    resourceId: number
    kind: 'create' | 'update' | 'destroy'
    before: JsonColumn
    values: JsonColumn
    lastUpdated: GeneratedTime
    changedBy: number
  }
  /** What was changed as one step, and can be taken back. */
  catalogChangeSets: {
    orgId: number
    id: Generated<number>
    title: string
    created: GeneratedTime
    createdBy: number
    changes: JsonColumn
    takenBackAt: NullableTime
    takenBackBy: NullableId
  }
}

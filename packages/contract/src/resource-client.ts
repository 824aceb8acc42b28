/** Typed resource calls over the client: the record types are those of the domain's schemas. */
import type { ResourceKey, resourceSchemas } from '@orderwright/domain/entities'
import type { SpatialKey } from '@orderwright/domain/spatial'
import { type serverOwnedFields, trust } from '@orderwright/domain/units'
import type { z } from 'zod'
import type { Call, CallOptions, CallResult } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import type { ResourceVerb } from './resource.ts'
import { type ServedResourceKey, resources } from './resources.ts'

export type RecordOf<K extends ResourceKey> = z.infer<(typeof resourceSchemas)[K]>
/** Maps that are merged key by key, wherever they stand. */
type MergedField = 'properties' | 'data' | 'drawingNotesData'
/** Changed fields alone; keys of merged maps may be null, which removes them. */
export type PatchOf<K extends ResourceKey> = {
  [F in Exclude<keyof RecordOf<K>, (typeof serverOwnedFields)[number]>]?: F extends MergedField
    ? { [key: string]: unknown }
    : RecordOf<K>[F]
}
export interface ChangeOf<K extends ResourceKey> {
  where: { id: number }
  version: number
  props: PatchOf<K>
  base?: PatchOf<K>
}
/** Lines that an update of their order changes with it. */
export interface WithLines {
  lines?: ChangeOf<'productInstance'>[]
}
interface Caller {
  orgId: number
  isGuestMode?: boolean
}

/** Records of which one call deletes or brings back several. */
export type SeveralKey = SpatialKey | 'productInstance'

/** A page of records; `nextAfterId` is where the next one begins, null when these were the last. */
export interface Page<K extends ResourceKey> {
  records: RecordOf<K>[]
  nextAfterId: number | null
}

export interface ResourceClient {
  get<K extends ServedResourceKey>(
    key: K,
    body: Caller & {
      where?: Partial<RecordOf<K>>
      includeDeleted?: boolean
      afterId?: number
      firstByRank?: number
    },
  ): Promise<CallResult<Page<K>>>
  create<K extends ServedResourceKey>(
    key: K,
    body: Caller & { props: PatchOf<K> | PatchOf<K>[] },
    options?: CallOptions,
  ): Promise<CallResult<{ records: RecordOf<K>[] }>>
  update<K extends ServedResourceKey>(
    key: K,
    body: Caller & ChangeOf<K> & (K extends 'productOrder' ? WithLines : unknown),
    options?: CallOptions,
  ): Promise<CallResult<{ record: RecordOf<K>; lines?: RecordOf<'productInstance'>[] }>>
  bulkUpdate<K extends ServedResourceKey>(
    key: K,
    body: Caller & { updates: ChangeOf<K>[] },
    options?: CallOptions,
  ): Promise<CallResult<{ records: RecordOf<K>[] }>>
  destroy<K extends ServedResourceKey>(
    key: K,
    body: Caller & { where: { id: number } },
  ): Promise<CallResult<{ record: RecordOf<K> }>>
  restore<K extends ServedResourceKey>(
    key: K,
    body: Caller & { where: { id: number } },
  ): Promise<CallResult<{ record: RecordOf<K> }>>
  bulkDestroy<K extends SeveralKey>(
    key: K,
    body: Caller & { where: { ids: number[] } },
  ): Promise<CallResult<{ records: RecordOf<K>[] }>>
  bulkRestore<K extends SeveralKey>(
    key: K,
    body: Caller & { where: { ids: number[] } },
  ): Promise<CallResult<{ records: RecordOf<K>[] }>>
}

/** Makes the typed resource calls over a client. Asking for a verb that a resource does not serve is a bug. */
export function createResourceClient(call: Call): ResourceClient {
  function send(key: ServedResourceKey, verb: ResourceVerb, body: unknown, options?: CallOptions) {
    const target: Endpoint | undefined = resources[key].endpoints[verb]
    if (!target) throw new Error(`${key} does not serve ${verb}`)
    // The resource's declaration fixes the record type of its answers.
    return trust<Promise<CallResult<never>>>(call(target, body, options))
  }
  return {
    get: (key, body) => send(key, 'get', body),
    create: (key, body, options) => send(key, 'create', body, options),
    update: (key, body, options) => send(key, 'update', body, options),
    bulkUpdate: (key, body, options) => send(key, 'bulk-update', body, options),
    destroy: (key, body) => send(key, 'destroy', body),
    restore: (key, body) => send(key, 'restore', body),
    bulkDestroy: (key, body) => send(key, 'bulk-destroy', body),
    bulkRestore: (key, body) => send(key, 'bulk-restore', body),
  }
}

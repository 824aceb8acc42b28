/** The order's history: who changed what, when, before and after, written in the change's own transaction. */
import type { OrderEventKind } from '@orderwright/domain/orders'
import { type Json, jsonSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { jsonb } from '../../platform/database/database.ts'
import { noteItemChanges } from '../webhook-events/note-events.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

export interface OrderChange {
  readonly productOrderId: number
  /** what happened */
  readonly kind: OrderEventKind
  readonly resourceKey: string
  readonly resourceId: number | null
  readonly before: object | null
  readonly after: object | null
}

export async function writeEvent(work: Work, ...changes: readonly OrderChange[]): Promise<void> {
  if (changes.length === 0) return
  await work.db
    .insertInto('orderEvents')
    .values(
      changes.map(({ before, after, ...change }) => ({
        ...change,
        orgId: work.orgId,
        userId: work.userId,
        before: before === null ? null : jsonb(toJson(before)),
        after: after === null ? null : jsonb(toJson(after)),
      })),
    )
    .execute()
  await noteItemChanges(work, changes)
}

/** Only what JSON can hold; undefined fields drop out. */
export function toJson(value: object): Record<string, Json> {
  return jsonObjectSchema.parse(JSON.parse(JSON.stringify(value)))
}

const jsonObjectSchema = z.record(z.string(), jsonSchema)

/** The named fields of both versions that differ: what an event keeps. */
export function differences<T extends object>(
  before: T,
  after: T,
  ignored: readonly string[] = ['version', 'lastUpdated'],
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const changed: ReturnType<typeof differences> = { before: {}, after: {} }
  const old = new Map<string, unknown>(Object.entries(before))
  for (const [field, value] of Object.entries(after)) {
    if (ignored.includes(field) || JSON.stringify(old.get(field)) === JSON.stringify(value)) continue
    changed.before[field] = old.get(field) ?? null
    changed.after[field] = value
  }
  return changed
}

/** What goes with what is deleted: an opening with its wall. Pieces of a line are taken off, and the line stays. */
import { spatialKeys } from '@orderwright/domain/spatial'
import type { CanvasContext, CanvasKind, CanvasRecord } from '@orderwright/domain/canvas'
import type { CanvasChange } from './canvas-state.ts'
import { recordKey, type Shape } from './shapes.ts'

export interface Deletion {
  readonly changes: readonly CanvasChange[]
  /** records that go although they were not selected, for the question before it */
  readonly dependents: readonly { readonly kind: CanvasKind; readonly record: CanvasRecord }[]
}

/** The deletion of shapes, with everything that stands on their records and can not stand without them. */
export function deletionOf(
  shapes: readonly Shape[],
  context: CanvasContext,
  kinds: readonly CanvasKind[],
): Deletion {
  const gone = new Map<string, CanvasChange>()
  for (const { kind, resource, record } of shapes) {
    const own = shapes.filter((shape) => shape.record === record).map(({ part }) => part)
    const props = kind.withdraw(record, own)
    const { id } = record
    gone.set(
      recordKey(resource, id),
      props ? { kind: 'update', resource, id, props } : { kind: 'destroy', resource, id },
    )
  }
  const dependents: { kind: CanvasKind; record: CanvasRecord }[] = []
  for (const resource of spatialKeys) {
    for (const record of context.tables[resource].values()) {
      const key = recordKey(resource, record.id)
      const kind = kinds.find((one) => one.resource === resource && one.isOf(record))
      const base = kind?.standsOn(record)
      if (!kind || gone.has(key) || !base || !gone.has(recordKey(base.resource, base.id))) continue
      gone.set(key, { kind: 'destroy', resource, id: record.id })
      dependents.push({ kind, record })
    }
  }
  return { changes: [...gone.values()], dependents }
}

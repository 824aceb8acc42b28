/** The order behind a canvas: its records as the canvas sees them, and its changes as operations of the order's editor. */
import {
  productInstanceSchema,
  resourceSchemas,
  serverOwnedFields,
  spatialOf,
  trust,
} from '@orderwright/domain'
import type { CanvasContext } from '@orderwright/domain/canvas'
import type { HeldRecord } from '../document/record-kinds.ts'
import type { OrderEditor, RecordChange } from '../order-editor.ts'
import type { Clock } from '../ports.ts'
import type { CanvasChange, CanvasDocument } from './canvas-state.ts'

export interface OrderCanvasOptions extends Pick<CanvasContext, 'sizeOf' | 'pictureOf' | 'seamColors'> {
  readonly editor: OrderEditor
  readonly clock: Pick<Clock, 'now'>
  /** may this person change the canvas now? */
  readonly canEdit: () => boolean
}

export function orderCanvas({ editor, clock, canEdit, ...looks }: OrderCanvasOptions): CanvasDocument {
  let known: { readonly document: ReturnType<typeof current>; readonly context: CanvasContext } | null = null

  function current() {
    return editor.getState().document
  }

  function getContext(): CanvasContext {
    const document = current()
    if (known?.document !== document) {
      known = { document, context: { tables: spatialOf(document), items: document.items, ...looks } }
    }
    return known.context
  }

  /** A new record with what the server would fill in. */
  function whole({ resource, id, props }: CanvasChange & { readonly kind: 'create' }): HeldRecord {
    const { order, items } = current()
    const now = clock.now()
    const schema = resource === 'productInstance' ? productInstanceSchema : resourceSchemas[resource]
    const record = {
      ...defaultsOf(schema.shape),
      ...(resource === 'productInstance' ? { rank: items.length + 1 } : {}),
      ...props,
      id,
      orgId: order.orgId,
      productOrderId: order.id,
      version: 1,
      created: now,
      lastUpdated: now,
      deletedAt: null,
    }
    // Its kind has given the fields that have no default.
    return trust<HeldRecord>({ resource, record })
  }

  return {
    getContext,
    canEdit,
    newLocalId: editor.newLocalId,
    currentId: editor.currentId,
    firstId: editor.firstId,
    undo: () => void editor.undo(),
    redo: () => void editor.redo(),
    subscribe(listener) {
      let seen = current()
      return editor.subscribe(() => {
        const next = current()
        if (next === seen) return
        seen = next
        listener()
      })
    },
    perform(changes, label, mergeKey) {
      const records = changes.map((change): RecordChange => {
        if (change.kind === 'create') return { kind: 'create', ...whole(change) }
        return change
      })
      editor.changeRecords(records, { label, ...(mergeKey === undefined ? {} : { mergeKey }) })
    },
  }
}

type Shape = Readonly<Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>>

const owned = new Set<string>(serverOwnedFields)

/** The defaults of a record's fields, of those that have one. */
function defaultsOf(shape: Shape): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, schema]) => {
      if (owned.has(field)) return []
      const parsed = schema.safeParse(undefined)
      return parsed.success && parsed.data !== undefined ? [[field, parsed.data]] : []
    }),
  )
}

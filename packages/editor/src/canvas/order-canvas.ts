/** The order behind a canvas: its records as the canvas sees them, and its changes as operations of the order's editor. */
import { resourceSchemas } from '@orderwright/domain/entities'
import {
  nowhere,
  placementsSchema,
  type ProductInstance,
  productInstanceSchema,
  spatialOf,
  withPlacements,
} from '@orderwright/domain/orders'
import { type Json, jsonSchema, serverOwnedFields, trust } from '@orderwright/domain/units'
import type { CanvasContext, CanvasProps } from '@orderwright/domain/canvas'
import { isSameJson } from '../document/operations.ts'
import type { HeldRecord } from '../document/record-kinds.ts'
import type { OrderEditor, RecordChange } from '../order-editor.ts'
import type { Clock } from '../ports.ts'
import type { CanvasChange, CanvasDocument, CopiedFields } from './canvas-state.ts'

export interface OrderCanvasOptions
  extends Pick<CanvasContext, 'faceOf' | 'nameOf' | 'pictureOf' | 'mediumAddress' | 'seamColors'> {
  readonly editor: OrderEditor
  readonly clock: Pick<Clock, 'now'>
  /** what of a copied line may be added here; null: nothing, as its product is not offered */
  readonly admitLine: (line: ProductInstance) => CopiedFields | null
  /** may this person change the canvas now? */
  readonly canEdit: () => boolean
}

/** The order as a canvas shows it, and how to say that products look different now although it did not change. */
export interface OrderCanvas extends CanvasDocument {
  readonly lookAnew: () => void
}

export function orderCanvas({
  editor,
  clock,
  canEdit,
  admitLine,
  ...looks
}: OrderCanvasOptions): OrderCanvas {
  let known: { readonly document: ReturnType<typeof current>; readonly context: CanvasContext } | null = null
  /** another function with everything that changes how products look */
  let faceOf = looks.faceOf
  let chosen = current().order.properties
  const listeners = new Set<() => void>()

  function lookAnew(): void {
    faceOf = (item) => looks.faceOf(item)
    known = null
  }

  function current() {
    return editor.getState().document
  }

  function getContext(): CanvasContext {
    const document = current()
    if (document.order.properties !== chosen) {
      chosen = document.order.properties
      lookAnew()
    }
    if (known?.document !== document) {
      known = {
        document,
        context: { tables: spatialOf(document), items: document.items, ...looks, faceOf },
      }
    }
    return known.context
  }

  /** A new record with what the server would fill in. */
  function whole(
    { resource, id, props }: CanvasChange & { readonly kind: 'create' },
    itemsBefore: number,
  ): HeldRecord {
    const { order, items } = current()
    const now = clock.now()
    const schema = resource === 'productInstance' ? productInstanceSchema : resourceSchemas[resource]
    const record = {
      ...defaultsOf(schema.shape),
      ...(resource === 'productInstance' ? { rank: items.length + itemsBefore + 1 } : {}),
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

  /** Of lines the two ways to say where they stand are kept alike. [1.3.11] */
  function keptAlike({ resource, id, props }: CanvasChange & { readonly kind: 'update' }): CanvasProps {
    const placements = placementsSchema.safeParse(props['placements'])
    const item = current().items.find((one) => one.id === id)
    if (resource !== 'productInstance' || !item || !placements.success) return props
    const { position = null, archCustomViewId = null } = withPlacements(item, { placements: placements.data })
    // The pieces that change, and no other: who moves one of them changes nothing of another.
    const pieces = placements.data.flatMap((piece, index): [number, Json][] => {
      const before = item.placements[index] ?? nowhere
      return isSameJson(piece, before) ? [] : [[index, jsonSchema.parse(piece)]]
    })
    const changed: Record<string, Json> = { ...props, placements: Object.fromEntries(pieces) }
    delete changed['position']
    delete changed['archCustomViewId']
    return {
      ...changed,
      ...(isSameJson(position, item.position) ? {} : { position: position && { ...position } }),
      ...(archCustomViewId === item.archCustomViewId ? {} : { archCustomViewId }),
    }
  }

  return {
    getContext,
    canEdit,
    // The rest is judged by its kind, and by the server when it is made.
    admit: (resource, fields) =>
      resource === 'productInstance' ? admitLine(trust<ProductInstance>(fields)) : fields,
    newLocalId: editor.newLocalId,
    currentId: editor.currentId,
    firstId: editor.firstId,
    bringBack: (resource, record, label) => {
      // A record of this resource.
      editor.changeRecords([{ kind: 'restore', ...trust<HeldRecord>({ resource, record }) }], { label })
    },
    isDeleting: editor.isDeleting,
    undo: () => void editor.undo(),
    redo: () => void editor.redo(),
    subscribe(listener) {
      let seen = current()
      listeners.add(listener)
      const stop = editor.subscribe(() => {
        const next = current()
        if (next === seen) return
        seen = next
        listener()
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    lookAnew() {
      lookAnew()
      for (const listener of listeners) listener()
    },
    perform(changes, label, mergeKey) {
      let itemsMade = 0
      const records = changes.map((change): RecordChange => {
        if (change.kind === 'create') {
          const held = whole(change, itemsMade)
          if (change.resource === 'productInstance') itemsMade += 1
          return { kind: 'create', ...held }
        }
        return change.kind === 'update' ? { ...change, props: keptAlike(change) } : change
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

/** An order on a fake server with a canvas over it, to be used like a person would. */
import { type ProductInstance, spatialOf } from '@orderwright/domain/orders'
import { noSpatialTables, type SpatialKey, type SpatialTables } from '@orderwright/domain/spatial'
import { trust } from '@orderwright/domain/units'
import { canvasKinds, type CanvasSheet } from '@orderwright/domain/canvas'
import { createOrderEditor } from '../order-editor.ts'
import { aContext } from './catalog.ts'
import { anOrder, fakeServer, manualClock, memoryStorage, settle } from './fixtures.ts'
import { createCanvas } from '../canvas/canvas.ts'
import { canvasDocumentOf, canvasSettings } from './editors-canvas.ts'

const stored = {
  orgId: 1,
  version: 1,
  created: '2026-03-01 09:00:00',
  lastUpdated: '2026-03-01 09:00:00',
  deletedAt: null,
  productOrderId: 10,
}

/** Records of a kind as the server would send them. */
export function tableOf<Key extends SpatialKey>(
  ...records: readonly ({ readonly id: number } & Record<string, unknown>)[]
): SpatialTables[Key] {
  const whole = records.map((record) => [record.id, { ...stored, ...record }] as const)
  // Tests write whole records.
  return trust<SpatialTables[Key]>(new Map(whole))
}

export const viewport = { type: 'view', id: 7 } as const
const views = tableOf<'archCustomView'>({
  id: 7,
  title: 'North wall',
  rank: 1,
  archived: 0,
  drawingNotesData: {},
})

/** Every line is a front of 24 by 36 and an inch thick. */
const faceOf = () => ({ width: 24, height: 36, depth: 1, front: null, plan: null })

/** `more` are records beside the one viewport. */
export function openCanvas(
  more: Partial<SpatialTables> = {},
  sheet: CanvasSheet = { type: 'plan' },
  items: readonly ProductInstance[] = [],
) {
  const order = anOrder()
  const spatial = { ...noSpatialTables, archCustomView: views, ...more }
  const server = fakeServer(order, items, spatial)
  const clock = manualClock()
  const storage = memoryStorage()
  let keys = 0
  /** `withoutEntity`: somebody has deleted it before the page is opened */
  function open({ withoutEntity }: { readonly withoutEntity?: number } = {}) {
    const entity = new Map([...spatial.entity].filter(([id]) => id !== withoutEntity))
    const editor = createOrderEditor({
      document: { order, items, spatial: { ...spatial, entity } },
      context: aContext(),
      transport: server,
      clock,
      newKey: () => `key-${keys++}`,
      storage,
    })
    const document = canvasDocumentOf(editor, {
      clock,
      faceOf,
      // As screens have it: neither its price nor its pictures go along.
      admitLine: ({ productId, title, notes, properties }) => ({ productId, title, notes, properties }),
    })
    const canvas = createCanvas({
      document,
      kinds: canvasKinds,
      settings: canvasSettings,
      sheet,
    })
    return { editor, canvas, document }
  }
  const { editor, canvas, document } = open()
  const recordsOf = (kind: SpatialKey) =>
    [...server.records]
      .filter(([key]) => key.startsWith(`${kind}:`) && !server.deleted.has(key))
      .map(([, record]) => record)
  return { editor, canvas, document, server, clock, storage, reopen: open, recordsOf, settle }
}

/** A panel of 48 by 108 at the top of the viewport. */
export function aPanel(id: number, x: number, more: object = {}) {
  return {
    id,
    type: 'calicoMuralPanel',
    parentId: null,
    parentResourceKey: null,
    properties: {},
    data: { archCustomViewId: 7, position: { x, y: 0 }, size: { width: 48, height: 108 }, ...more },
  }
}

export function panelsAt(...xs: readonly number[]) {
  return { entity: tableOf<'entity'>(...xs.map((x, index) => aPanel(index + 1, x))) }
}

/** The data of an entity as the person sees it. */
export function dataOf({ editor }: ReturnType<typeof openCanvas>, id: number) {
  return spatialOf(editor.getState().document).entity.get(id)?.data
}

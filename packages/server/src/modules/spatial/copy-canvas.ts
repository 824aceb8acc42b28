/** Copies the canvas of an order to another: every record once, and what they name of each other named anew. */
import type { ItemDraft, PiecePlacement } from '@orderwright/domain/orders'
import {
  referredId,
  shownRecords,
  type SpatialEntity,
  type SpatialKey,
  spatialKindOf,
  withReference,
} from '@orderwright/domain/spatial'
import { insertRecords, type RecordOf } from '../../platform/database/records.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { wholeCanvas } from '../canvas-records/read-canvas.ts'

type NewIds = ReadonlyMap<number, number>

export interface CanvasCopy {
  /** A line with the copies of the viewports that its pieces stand on. */
  withCopiedViews<T extends Pick<ItemDraft, 'archCustomViewId' | 'placements' | 'position'>>(item: T): T
  /** What stands on viewports, in walls and on lines; `lineIds`: the lines' copies by the ids of the lines. */
  copyRest(lineIds: NewIds): Promise<void>
}

/** The fields of a copy: those of the record but for its own ids, times and version. */
function draftOf(record: object, productOrderId: number): Record<string, unknown> {
  const own = new Set(['id', 'orgId', 'version', 'created', 'lastUpdated', 'deletedAt'])
  return {
    ...Object.fromEntries(Object.entries(record).filter(([field]) => !own.has(field))),
    productOrderId,
  }
}

/** Begins with viewports and walls, which others name. Deleted records, and what stood on them, are not copied. */
export async function copyCanvas(work: Work, fromOrderId: number, toOrderId: number): Promise<CanvasCopy> {
  const { records } = await wholeCanvas(work.db, { orgId: work.orgId, orderId: fromOrderId })
  const shown = shownRecords(records)
  const newIds = { archCustomView: new Map<number, number>(), archWall: new Map<number, number>() }
  for (const key of ['archCustomView', 'archWall'] as const) {
    for (const [id, copy] of await insertCopies(key, shown[key])) newIds[key].set(id, copy)
  }

  async function insertCopies<K extends SpatialKey>(key: K, list: readonly object[]): Promise<NewIds> {
    const drafts = list.map((record) => draftOf(withNewIds(key, record), toOrderId))
    const copies = await insertRecords(work.db, key, work.orgId, drafts)
    return new Map(list.map((record, index) => [idOf(record), copies[index]?.id ?? 0]))
  }

  /** The record with its references to copied records named anew; options and pictures stay what they are. */
  function withNewIds(key: SpatialKey, record: object): object {
    const kind = spatialKindOf({ key, type: Object.entries(record).find(([field]) => field === 'type')?.[1] })
    return kind.references.reduce((copy, reference) => {
      const id = referredId(copy, reference)
      if (id === null || reference.to === 'productOption' || reference.to === 'medium') return copy
      return withReference(copy, reference, newIds[reference.to].get(id) ?? null)
    }, record)
  }

  function withCopiedViews<T extends Pick<ItemDraft, 'archCustomViewId' | 'placements' | 'position'>>(
    item: T,
  ): T {
    const view = (id: number) => newIds.archCustomView.get(id)
    const placements = item.placements.map((placement): PiecePlacement => {
      const id = placement.view && view(placement.view.archCustomViewId)
      return id == null || placement.view === null
        ? { ...placement, view: null }
        : { ...placement, view: { ...placement.view, archCustomViewId: id } }
    })
    const archCustomViewId = item.archCustomViewId === null ? null : (view(item.archCustomViewId) ?? null)
    return { ...item, placements, archCustomViewId }
  }

  return {
    withCopiedViews,
    async copyRest(lineIds) {
      const elevationIds = await insertCopies('archElevation', shown.archElevation)
      await insertCopies('productCanvasText', shown.productCanvasText)
      await insertCopies('productCanvasLine', shown.productCanvasLine)
      const entityIds = new Map<number, number>()
      const parentIds = {
        ...newIds,
        archElevation: elevationIds,
        productInstance: lineIds,
        entity: entityIds,
      }
      // Those that others stand on come first: each round copies what stands on what is copied.
      for (const round of byParents(shown.entity)) {
        const copies = round.map((entity) => withParent(entity, parentIds))
        for (const [id, copy] of await insertCopies('entity', copies)) entityIds.set(id, copy)
      }
    },
  }
}

function idOf(record: object): number {
  return Number(Object.entries(record).find(([field]) => field === 'id')?.[1])
}

/** What stood on something that is not copied stands by itself. */
function withParent(
  entity: RecordOf<'entity'>,
  newIds: Readonly<Record<NonNullable<SpatialEntity['parentResourceKey']>, NewIds>>,
): RecordOf<'entity'> {
  const { parentId, parentResourceKey } = entity
  const copy = parentResourceKey && parentId !== null ? newIds[parentResourceKey].get(parentId) : undefined
  return copy === undefined
    ? { ...entity, parentId: null, parentResourceKey: null }
    : { ...entity, parentId: copy }
}

/** Entities in rounds: none stands on one of its own round or of a later one. */
function byParents(entities: readonly RecordOf<'entity'>[]): RecordOf<'entity'>[][] {
  const rounds: RecordOf<'entity'>[][] = []
  let waiting = [...entities]
  while (waiting.length > 0) {
    const ids = new Set(waiting.map(({ id }) => id))
    const standsOnWaiting = ({ parentId, parentResourceKey }: RecordOf<'entity'>) =>
      parentResourceKey === 'entity' && parentId !== null && ids.has(parentId)
    const ready = waiting.filter((entity) => !standsOnWaiting(entity))
    // Of a circle, which no call makes, all come at once, and stand by themselves.
    rounds.push(ready.length > 0 ? ready : waiting)
    waiting = ready.length > 0 ? waiting.filter(standsOnWaiting) : []
  }
  return rounds
}

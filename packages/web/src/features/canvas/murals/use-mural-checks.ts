/** What a printer would check of the murals of the order, as it is drawn now. */
import {
  checkMurals,
  type MuralChange,
  type MuralCheck,
  type MuralPicture,
  muralsOfEntities,
  propsOfEntity,
  type SpatialTables,
} from '@orderwright/domain'
import { canvasKinds, type CanvasContext } from '@orderwright/domain/canvas'
import type { CanvasChange } from '@orderwright/editor/canvas'
import { useMemo } from 'react'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useCanvasContext, useOpenCanvas } from '../canvas-context.tsx'

/** Inches that a print reaches into an opening, to be trimmed there. */
const OPENING_ALLOWANCE = 1

/** The openings of every viewport, where they are seen. */
function openingsOf(context: CanvasContext, viewIds: readonly number[]) {
  const kind = canvasKinds.find(({ name }) => name === 'opening')
  if (!kind) return []
  const openings = [...context.tables.entity.values()].filter((entity) => kind.isOf(entity))
  return viewIds.flatMap((id) =>
    openings.flatMap((entity) =>
      kind
        .partsOn(entity, { type: 'view', id }, context)
        .flatMap(({ form }) =>
          form.type === 'box' ? [{ id: entity.id, archCustomViewId: id, box: form }] : [],
        ),
    ),
  )
}

/** Pictures of options by their ids: what is not there is gone. Nobody has said yet how many pixels their prints have. */
function picturesOf({ entity }: SpatialTables, context: CanvasContext): ReadonlyMap<number, MuralPicture> {
  const ids = [...entity.values()].map(({ data }) => data['muralProductOptionId'])
  return new Map(
    ids.flatMap((id) =>
      typeof id === 'number' && context.pictureOf(id)
        ? [[id, { optionId: id, trueSize: null, master: null }] as const]
        : [],
    ),
  )
}

export function useMuralChecks(): readonly MuralCheck[] {
  const { profile } = useOpenOrder()
  const context = useCanvasContext()
  const { rollWidth, minimumPpi, muralTextureFallback } = profile.spatial
  return useMemo(() => {
    const { tables } = context
    const views = [...tables.archCustomView.values()]
      .filter(({ archived }) => archived === 0)
      .map(({ id, title }) => ({ id, title }))
    const shown = new Set(views.map(({ id }) => id))
    const isShown = (id: unknown) => typeof id === 'number' && shown.has(id)
    const { input } = muralsOfEntities(
      [...tables.entity.values()].filter(({ data }) => isShown(data['archCustomViewId'])),
      {
        views,
        openings: openingsOf(context, [...shown]),
        focusAreas: [],
        roll: { width: rollWidth, length: null, gap: 0 },
        resolution: minimumPpi,
        openingAllowance: OPENING_ALLOWANCE,
        pictures: picturesOf(tables, context),
        measured: new Map(),
        fallback:
          muralTextureFallback === null
            ? null
            : { optionId: muralTextureFallback, trueSize: null, master: null },
      },
    )
    return checkMurals(input)
  }, [context, rollWidth, minimumPpi, muralTextureFallback])
}

function changeOf(change: MuralChange, newId: () => number): CanvasChange {
  switch (change.kind) {
    case 'update':
      return { kind: 'update', resource: 'entity', id: change.id, props: { data: { ...change.data } } }
    case 'create':
      return {
        kind: 'create',
        resource: 'entity',
        id: newId(),
        props: propsOfEntity(change.type, change.data),
      }
    case 'delete':
      return { kind: 'destroy', resource: 'entity', id: change.id }
  }
}

/** Carries the repair of a check out, as one step. */
export function useRepair() {
  const { document } = useOpenCanvas()
  return ({ repair }: MuralCheck): void => {
    if (!repair) return
    document.perform(
      repair.changes.map((change) => changeOf(change, document.newLocalId)),
      repair.title,
    )
  }
}

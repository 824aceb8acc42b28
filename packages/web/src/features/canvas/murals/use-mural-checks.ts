/** What a printer would check of the murals of the order, as it is drawn now. */
import { checkMurals, type MuralChange, type MuralCheck, propsOfEntity } from '@orderwright/domain/spatial'
import { muralCheckInput } from '@orderwright/domain/canvas'
import type { CanvasChange } from '@orderwright/editor/canvas'
import { useMemo } from 'react'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useCanvasContext, useOpenCanvas } from '../canvas-context.tsx'

export function useMuralChecks(): readonly MuralCheck[] {
  const { profile } = useOpenOrder()
  const context = useCanvasContext()
  const { spatial } = profile
  return useMemo(() => checkMurals(muralCheckInput(context, spatial)), [context, spatial])
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

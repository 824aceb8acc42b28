/** What of an item's drawing a comment can point at, where no drawing is looked at: for lists and words. */
import { type PinTarget, pinTargets } from '@orderwright/domain/comments'
import type { Scene } from '@orderwright/domain/drawing'
import { itemOf } from '@orderwright/domain/orders'
import type { LengthUnit } from '@orderwright/domain/units'
import { useMemo } from 'react'
import { z } from 'zod'
import { useStoredState } from '../../../lib/storage/stored-state.ts'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { itemScene, itemSpec } from '../../open-order/item-scene.ts'
import { useFamilies } from '../../open-order/use-drawing-families.ts'

export interface DrawnTargets {
  readonly scene: Scene
  readonly targets: readonly PinTarget[]
}

const unitSchema = z.enum(['mm', 'in'])

/** Null while the item is not drawn, or is not there. */
export function usePinTargets(itemId: number, piece: number | null): DrawnTargets | null {
  const { data, profile } = useOpenOrder()
  const [unit] = useStoredState<LengthUnit>('order-view:unit', unitSchema, profile.region.units)
  const document = useEditorState((state) => state.document)
  // Another object with every family that arrives.
  useFamilies()
  const item = itemOf(document, itemId)
  const drawn = item ? itemScene(itemSpec(data.catalog, document, item, piece ?? 0)) : null
  const scene = drawn?.ok === true ? drawn.scene : null
  return useMemo(() => (scene ? { scene, targets: pinTargets(scene, { unit }) } : null), [scene, unit])
}

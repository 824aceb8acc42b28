/** How wide each engraving of a line runs against its limits, with real glyphs as soon as they are loaded. */
import {
  checkEngravings,
  type EngravingChecks,
  type EngravingGrid,
  type EngravingSet,
  engravingGrids,
  type ItemEvaluation,
} from '@orderwright/domain'
import { useMemo } from 'react'
import { useTextMeasurer } from '../../../engraving/use-text-measurer.ts'
import { useEditorState, useOpenOrder } from '../../order-editor/editor-context.tsx'
import { itemSpec } from '../../order-editor/item-scene.ts'

export interface EngravingBoard {
  /** mechanisms in reading order */
  readonly mechanisms: readonly { readonly index: number; readonly row: number }[]
  /** null where the drawing family knows no limits, or the drawing is incomplete */
  readonly grid: EngravingGrid | null
  readonly checksOf: (set: EngravingSet) => EngravingChecks
}

export function useEngravingBoard(evaluation: ItemEvaluation): EngravingBoard {
  const { data, profile } = useOpenOrder()
  const document = useEditorState((state) => state.document)
  const resolved = itemSpec(data.catalog, document, evaluation.item)
  const grid = useMemo(
    () => (resolved.ok ? (engravingGrids[resolved.family]?.(resolved.spec) ?? null) : null),
    [resolved],
  )
  const { measurer } = useTextMeasurer(grid ? [grid.style.fontFamily] : [])
  return useMemo(
    () => ({
      mechanisms: grid?.mechanisms ?? [{ index: 0, row: 0 }],
      grid,
      checksOf: (set) => (grid ? checkEngravings(set, grid, measurer, profile.engraving.softMarginMm) : {}),
    }),
    [grid, measurer, profile.engraving.softMarginMm],
  )
}

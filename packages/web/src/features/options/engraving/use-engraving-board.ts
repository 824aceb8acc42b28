/** What the engravings of a line are edited on: its mechanisms, their room, the drawing, and the measuring. */
import {
  arrayInputs,
  checkEngravings,
  drawFamily,
  type EngravingChecks,
  type EngravingGrid,
  type EngravingSet,
  type EngravingSide,
  engravingGridOfDrawing,
  engravingLineCount,
  type ItemEvaluation,
  type PropertyEvaluation,
  roomOf,
  type Scene,
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
  /** the real glyphs could not be fetched: widths are estimates */
  readonly hasFailed: boolean
  readonly checksOf: (set: EngravingSet) => EngravingChecks
  /** the plate with this set engraved; null where there is no drawing */
  readonly sceneOf: (set: EngravingSet) => Scene | null
  /** how many inputs a side of a mechanism has: by the property, the chosen options, and the room [1.5.31, 1.5.36, 1.5.37] */
  readonly lineCount: (mechanism: number, side: EngravingSide) => number
  /** how many the property and the chosen options allow, whatever the room */
  readonly inputCount: number
}

export function useEngravingBoard(evaluation: ItemEvaluation, view: PropertyEvaluation): EngravingBoard {
  const { data, profile } = useOpenOrder()
  const document = useEditorState((state) => state.document)
  const resolved = itemSpec(data.catalog, document, evaluation.item)
  const grid = useMemo(() => engravingGridOfDrawing(resolved), [resolved])
  const { measurer, failed } = useTextMeasurer(grid ? [grid.style.fontFamily] : [])
  const defined = view.property.arrayInputProps.inputs.length
  const inputCount = defined === 0 ? 2 : arrayInputs(evaluation, view.property.id).length
  return useMemo(
    () => ({
      mechanisms: grid?.mechanisms ?? [{ index: 0, row: 0 }],
      grid,
      hasFailed: failed,
      inputCount,
      checksOf: (set) => (grid ? checkEngravings(set, grid, measurer, profile.engraving.softMarginMm) : {}),
      sceneOf(set) {
        if (!resolved.ok) return null
        const drawn = drawFamily(resolved.family, { ...resolved.spec, engravings: set })
        return drawn.ok ? drawn.scene : null
      },
      lineCount(index, side) {
        const mechanism = grid?.mechanisms.find((one) => one.index === index)
        if (!grid || !mechanism) return inputCount
        return Math.min(inputCount, engravingLineCount(grid.style, roomOf(grid, mechanism, side)))
      },
    }),
    [grid, resolved, measurer, failed, inputCount, profile.engraving.softMarginMm],
  )
}

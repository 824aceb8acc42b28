/** What the engravings of a line are edited on: its mechanisms, their room, the drawing, and the measuring. */
import { arrayInputs, type ItemEvaluation, type PropertyEvaluation } from '@orderwright/domain/configuration'
import { drawFamily, type Scene } from '@orderwright/domain/drawing'
import {
  checkEngravingStack,
  type EngravingChecks,
  type EngravingGrid,
  engravingLineCount,
  type EngravingMark,
  engravingMarks,
  engravingOverlaps,
  type EngravingPlace,
  type EngravingSet,
  type EngravingSide,
  metAt,
  roomOf,
} from '@orderwright/domain/engraving'
import {
  engravingGridOfDrawing,
  engravingPaths,
  engravingSetsOfDrawing,
} from '@orderwright/domain/item-drawings'
import { useMemo } from 'react'
import { useTextMeasurer } from '../../../engraving/use-text-measurer.ts'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { itemSpec } from '../../open-order/item-scene.ts'
import { useShownPiece } from '../../order-items/use-shown-piece.ts'

export interface EngravingBoard {
  /** mechanisms in reading order */
  readonly mechanisms: readonly { readonly index: number; readonly row: number }[]
  /** null where the drawing family knows no limits, or the drawing is incomplete */
  readonly grid: EngravingGrid | null
  /** the real glyphs could not be fetched: widths are estimates */
  readonly hasFailed: boolean
  readonly checksOf: (set: EngravingSet) => EngravingChecks
  /** where this set and the other language's stand, and how far each may reach; none without limits */
  readonly marksOf: (set: EngravingSet) => readonly EngravingMark[]
  /** what a line of this set meets: an engraving of either language, a mechanism, a screw, the edge */
  readonly metBy: (set: EngravingSet) => (at: EngravingPlace) => readonly string[]
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
  const product = evaluation.product
  const path = engravingPaths.find(
    (one) => product?.drawing?.bindings[one]?.productPropertyId === view.property.id,
  )
  const { piece } = useShownPiece(evaluation.item)
  const spec = itemSpec(data.catalog, document, evaluation.item, piece)
  const sets = useMemo(() => engravingSetsOfDrawing(spec), [spec])
  const defined = view.property.arrayInputProps.inputs.length
  const inputCount = defined === 0 ? 2 : arrayInputs(evaluation, view.property.id).length
  return useMemo(() => {
    const language = path === undefined ? 0 : engravingPaths.indexOf(path)
    const stackWith = (set: EngravingSet) =>
      path === undefined ? [set] : sets.map((one, at) => (at === language ? set : one))
    const checked = (set: EngravingSet) =>
      grid ? checkEngravingStack(stackWith(set), grid, measurer, profile.engraving.softMarginMm) : []
    const ownOf = (stack: readonly EngravingChecks[]) => stack[language] ?? {}
    return {
      mechanisms: grid?.mechanisms ?? [{ index: 0, row: 0 }],
      grid,
      hasFailed: failed,
      inputCount,
      checksOf: (set) => ownOf(checked(set)),
      marksOf: (set) => (grid && profile.engraving.limits ? engravingMarks(checked(set), grid) : []),
      metBy(set) {
        const found = grid
          ? engravingOverlaps(stackWith(set), checked(set), grid, profile.engraving.limits)
          : []
        return (at) => metAt(found, { ...at, language })
      },
      sceneOf(set) {
        if (!spec.ok) return null
        const drawn = drawFamily(spec.family, { ...spec.spec, ...(path && { [path]: set }) })
        return drawn.ok ? drawn.scene : null
      },
      lineCount(index, side) {
        const mechanism = grid?.mechanisms.find((one) => one.index === index)
        if (!grid || !mechanism) return inputCount
        const beside = sets.flatMap((set, at) => (at === language ? [] : (set[String(index)]?.[side] ?? [])))
        const room = roomOf(grid, mechanism, side)
        return Math.min(inputCount, engravingLineCount(grid.style, room, beside))
      },
    }
  }, [grid, spec, sets, path, measurer, failed, inputCount, profile.engraving])
}

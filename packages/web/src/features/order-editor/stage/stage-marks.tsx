/** Marks on the drawing where an engraving is too wide: what reaches past its place, or past the plate's edge. */
import {
  checkEngravings,
  engravingGridOfDrawing,
  engravingMarks,
  engravingSetAt,
  type ProductInstance,
  type ResolvedDrawing,
  type TextMeasurer,
} from '@orderwright/domain'
import { useMemo } from 'react'
import { EngravingMarks } from '../../../drawing/engraving-marks.tsx'
import { useOpenOrder } from '../editor-context.tsx'
import { engravingPropertyIds } from './engraved-parts.ts'

interface StageMarksProps {
  item: ProductInstance
  /** which of the quantity, from 0 */
  piece: number
  resolved: ResolvedDrawing
  measurer: TextMeasurer
}

export function StageMarks({ item, piece, resolved, measurer }: StageMarksProps) {
  const { data, profile } = useOpenOrder()
  const { limits, softMarginMm } = profile.engraving
  const [propertyId] = engravingPropertyIds(data.catalog.products.get(item.productId))
  const selection = propertyId === undefined ? undefined : item.properties[propertyId]
  const marks = useMemo(() => {
    if (!limits || !measurer.isExact || !selection?.engravings) return []
    const grid = engravingGridOfDrawing(resolved)
    if (!grid) return []
    const checks = checkEngravings(engravingSetAt(selection.engravings, piece), grid, measurer, softMarginMm)
    return engravingMarks(checks, grid).filter(({ state }) => state === 'overLimit')
  }, [limits, measurer, piece, resolved, selection, softMarginMm])
  return <EngravingMarks marks={marks} isCustom={selection?.customEngravings === true} />
}

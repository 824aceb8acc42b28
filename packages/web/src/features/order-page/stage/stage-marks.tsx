/** Marks on the drawing where an engraving is too wide for its place or meets something else. */
import { checkEngravingStack, type TextMeasurer, troubledMarks } from '@orderwright/domain/engraving'
import {
  engravingGridOfDrawing,
  engravingSetsOfDrawing,
  type ResolvedDrawing,
} from '@orderwright/domain/item-drawings'
import type { ProductInstance } from '@orderwright/domain/orders'
import { useMemo } from 'react'
import { EngravingMarks } from '../../../drawing/engraving-marks.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { engravingPropertyIds } from '../../order-items/engraved-parts.ts'

interface StageMarksProps {
  item: ProductInstance
  resolved: ResolvedDrawing
  measurer: TextMeasurer
}

export function StageMarks({ item, resolved, measurer }: StageMarksProps) {
  const { data, profile } = useOpenOrder()
  const { limits, softMarginMm } = profile.engraving
  const product = data.catalog.products.get(item.productId)
  const ids = useMemo(() => engravingPropertyIds(product), [product])
  const selections = ids.flatMap((id) => item.properties[id] ?? [])
  const marks = useMemo(() => {
    if (!measurer.isExact || !resolved.ok || ids.every((id) => !item.properties[id]?.engravings)) return []
    const grid = engravingGridOfDrawing(resolved)
    if (!grid) return []
    const sets = engravingSetsOfDrawing(resolved)
    const stack = checkEngravingStack(sets, grid, measurer, softMarginMm)
    return troubledMarks(sets, stack, grid, limits)
  }, [ids, item.properties, limits, measurer, resolved, softMarginMm])
  const isCustom = selections.some(({ customEngravings }) => customEngravings === true)
  return <EngravingMarks marks={marks} isCustom={isCustom} />
}

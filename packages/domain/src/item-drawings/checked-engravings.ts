/** Every engraving of an item with what is found out about it, for those who look at a whole item. */
import type { Catalog } from '../catalog/compile.ts'
import { checkEngravingStack, type EngravingChecks, type EngravingGrid } from '../engraving/limits.ts'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import { type EngravingOverlap, engravingOverlaps } from '../engraving/overlaps.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { readerOfItem } from './bind-drawing.ts'
import { type Engraved, engravingStacks, piecesOf } from './engraving-grid.ts'
import type { Selection } from '../orders/selections.ts'

export type CheckedPiece = {
  readonly propertyId: number
  readonly selection: Selection
  /** index of the piece of the quantity; 0 counts for all while there is one set */
  readonly piece: number
  readonly checks: EngravingChecks
  /** what it meets, worked out when it is asked for */
  readonly overlaps: () => readonly EngravingOverlap[]
}

export type EngravingJudging = {
  readonly catalog: Catalog
  readonly profile: OrgProfile
  readonly measurer: TextMeasurer
}

/** Every engraving of an item that is in force, checked beside the other language: by property, then by piece. */
export function checkedEngravings(
  { catalog, profile, measurer }: EngravingJudging,
  document: OrderDocument,
  item: ProductInstance,
  grid: EngravingGrid,
): CheckedPiece[] {
  const { softMarginMm, limits } = profile.engraving
  const read = readerOfItem(catalog, document, item)
  const drawing = catalog.products.get(item.productId)?.drawing
  return engravingStacks(drawing, profile).flatMap((ids) => {
    const engraved = ids.flatMap((propertyId): Engraved[] => {
      const selection = read(propertyId)?.selection
      return selection?.engravings === undefined ? [] : [{ propertyId, selection }]
    })
    const pieces = piecesOf(engraved, item.quantity).map((sets) => {
      const stack = checkEngravingStack(sets, grid, measurer, softMarginMm)
      let found: readonly EngravingOverlap[] | undefined
      const overlaps = () => (found ??= engravingOverlaps(sets, stack, grid, limits))
      return { stack, overlaps }
    })
    return engraved.flatMap((one, language) =>
      pieces.flatMap(({ stack, overlaps }, piece): CheckedPiece[] => {
        const checks = stack[language]
        const own = () => overlaps().filter((overlap) => overlap.language === language)
        return checks === undefined ? [] : [{ ...one, piece, checks, overlaps: own }]
      }),
    )
  })
}

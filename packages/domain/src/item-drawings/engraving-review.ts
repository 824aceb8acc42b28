/** What a person who reviews an order should look at: custom engravings, with those that pass their limits. [1.4.38, 1.5.49] */
import { approximateMeasurer, type TextMeasurer } from '../engraving/fonts/measure.ts'
import { engravingSides } from '../engraving/schema.ts'
import { engravingMessages } from '../messages/options/engraving.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Catalog } from '../catalog/compile.ts'
import { formatMm } from '../units/lengths.ts'
import { engravingGridOf } from './engraving-grid.ts'
import { checkedEngravings } from './checked-engravings.ts'

export type CustomEngravingNote = {
  readonly propertyId: number
  readonly title: string
  readonly message: string
  /** one sentence for each text that passes its limit or meets something, each once */
  readonly over: readonly string[]
}

/** The custom engravings of an item; empty where there are none. */
export function customEngravingNotes(
  judging: { readonly catalog: Catalog; readonly profile: OrgProfile; readonly measurer?: TextMeasurer },
  document: OrderDocument,
  item: ProductInstance,
): CustomEngravingNote[] {
  const { catalog, profile, measurer = approximateMeasurer } = judging
  const custom = Object.entries(item.properties).filter(
    ([, { customEngravings }]) => customEngravings === true,
  )
  if (custom.length === 0) return []
  const grid = engravingGridOf(catalog, document, item)
  const checked = grid === null ? [] : checkedEngravings({ catalog, profile, measurer }, document, item, grid)
  return custom.map(([key]) => {
    const propertyId = Number(key)
    const title = catalog.properties.get(propertyId)?.title ?? ''
    const own = checked.filter((one) => one.propertyId === propertyId)
    const meetings = own.flatMap(({ overlaps }) =>
      overlaps().map(({ what, other }) => engravingMessages.customEngravingMeets({ what, other })),
    )
    const sides = own
      .flatMap(({ checks }) => Object.values(checks))
      .flatMap((mechanism) => engravingSides.map((side) => mechanism[side]))
    const over = sides.flatMap(({ kept, checks }) =>
      checks.flatMap(({ state, widthMm, hardMm }, index) => {
        const entry = kept[index]
        if (state !== 'overLimit' || entry === undefined) return []
        const text = 'text' in entry ? entry.text : entry.symbol
        const figures = { widthMm: formatMm(widthMm), limitMm: formatMm(2 * hardMm) }
        return [engravingMessages.customEngravingOver({ text, ...figures })]
      }),
    )
    return {
      propertyId,
      title,
      message: engravingMessages.customEngravingsToReview({ title }),
      over: [...new Set([...over, ...meetings])],
    }
  })
}

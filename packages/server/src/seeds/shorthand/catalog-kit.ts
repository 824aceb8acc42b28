/** Short words for catalogs: options in a row, groups of properties, what a choice excludes or hides. */
import type {
  ProductOption,
  ProductProperty,
  ProductPropertyGroup,
  ProductRule,
} from '@orderwright/domain/catalog'
import type { Json } from '@orderwright/domain/units'
import type { Records } from '../records.ts'

export type OptionRow = {
  readonly id: number
  readonly title: string
  readonly data?: Readonly<Record<string, Json>>
  /** pricing rule; what costs nothing extra when left out */
  readonly rule?: number
  readonly thumbnailUrl?: string
  /** who is offered it; everybody when left out */
  readonly publishLevel?: ProductOption['publishLevel']
  /** classifier group id → classifier id */
  readonly classifications?: Readonly<Record<number, number>>
}

/** The options of one property, ranked as they stand. `included` is the rule of what costs nothing extra. */
export function optionsOf(
  { option }: Records,
  productPropertyId: number,
  included: number,
  rows: readonly OptionRow[],
): ProductOption[] {
  return rows.map(({ id, title, data, rule, thumbnailUrl, classifications, publishLevel }, index) =>
    option({
      id,
      title,
      productPropertyId,
      rank: index + 1,
      productPricingRuleId: rule ?? included,
      ...(data === undefined ? {} : { data: { ...data } }),
      ...(thumbnailUrl === undefined ? {} : { thumbnailUrl }),
      ...(publishLevel === undefined ? {} : { publishLevel }),
      ...(classifications === undefined ? {} : { classifications: { ...classifications } }),
    }),
  )
}

/** Groups in the given order, each with the properties that say they belong to it. */
export function groupsOf(
  { group }: Records,
  titles: readonly (readonly [id: number, title: string])[],
  properties: readonly ProductProperty[],
): ProductPropertyGroup[] {
  return titles.map(([id, title], index) => {
    const members = properties.filter((property) => property.productPropertyGroupId === id)
    return group({
      id,
      title,
      rank: index + 1,
      properties: Object.fromEntries(members.map((member) => [String(member.id), {}])),
    })
  })
}

/** Properties of a product, some with options that it does not offer. */
export function associate(
  propertyIds: readonly number[],
  disabled: Readonly<Record<number, readonly number[]>> = {},
) {
  return {
    productProperties: Object.fromEntries(
      propertyIds.map((id) => [String(id), { disabledProductOptionIds: [...(disabled[id] ?? [])] }]),
    ),
  }
}

/** Collects rules and counts their ids. */
export function rulesOf({ rule }: Records) {
  const made: ProductRule[] = []
  function add(
    fromIds: readonly number[],
    toIds: readonly number[],
    toProductPropertyId: number,
    toResourceKey: ProductRule['toResourceKey'],
  ): void {
    made.push(
      rule({
        id: made.length + 1,
        type: 'incompatible',
        fromResourceKey: 'productOption',
        toResourceKey,
        fromIds: [...fromIds],
        toIds: [...toIds],
        toProductPropertyId,
      }),
    )
  }
  return {
    made,
    /** these options go with none of those of the other property */
    exclude: (fromIds: readonly number[], toPropertyId: number, toIds: readonly number[]) =>
      add(fromIds, toIds, toPropertyId, 'productOption'),
    /** with these options there is nothing to choose there */
    hide: (fromIds: readonly number[], ...propertyIds: readonly number[]) => {
      for (const propertyId of propertyIds) add(fromIds, [propertyId], propertyId, 'productProperty')
    },
  }
}

/** Whether an item of an order can be engraved: then the order has an engraving schedule. */
import type { CatalogProduct } from '@orderwright/domain/catalog'
import type { OrgProfile } from '@orderwright/domain/tenancy'

type Engraved = Pick<CatalogProduct, 'drawing' | 'associations'>

export function canBeEngraved(
  products: ReadonlyMap<number, Engraved>,
  { roles }: Pick<OrgProfile, 'roles'>,
  items: readonly { readonly productId: number }[],
): boolean {
  const named = [...(roles['engraving'] ?? []), ...(roles['secondEngraving'] ?? [])]
  return items.some(({ productId }) => {
    const product = products.get(productId)
    if (product === undefined) return false
    const bindings = Object.values(product.drawing?.bindings ?? {})
    return (
      bindings.some(({ source }) => source === 'engravings') ||
      named.some((id) => product.associations.productProperties[id] !== undefined)
    )
  })
}

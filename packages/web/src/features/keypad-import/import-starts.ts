/** What the rows of a schedule can become: a new item of each product that can be engraved, or one like an item that is here. */
import type { CatalogProduct } from '@orderwright/domain/catalog'
import type { OrderEvaluation } from '@orderwright/domain/configuration'
import { favoriteChoicesOf } from '@orderwright/domain/favorites'
import { keypadImportMessages as words } from '@orderwright/domain/messages'
import type { KeypadStart } from '@orderwright/domain/keypad-import'

export interface ImportStart {
  readonly key: string
  readonly label: string
}

/** Items that are offered to be like. */
const ITEMS_MOST = 60

export function importStarts(
  evaluation: OrderEvaluation,
  products: readonly CatalogProduct[],
): ImportStart[] {
  const known = new Map(products.map(({ id, title }) => [id, title]))
  return [
    ...products.map(({ id, title }) => ({ key: `product:${id}`, label: title })),
    ...evaluation.items.slice(0, ITEMS_MOST).flatMap(({ item }) => {
      const product = known.get(item.productId)
      if (product === undefined) return []
      return [{ key: `item:${item.id}`, label: words.startItem({ title: item.title, product }) }]
    }),
  ]
}

/** The start of a key; the first product where the key names nothing that is there. */
export function startOf(
  evaluation: OrderEvaluation,
  products: readonly CatalogProduct[],
  key: string | null,
): KeypadStart {
  const [kind = '', id = ''] = (key ?? '').split(':')
  const choices = kind === 'item' ? favoriteChoicesOf(evaluation, Number(id)) : null
  if (choices !== null && products.some((product) => product.id === choices.productId)) {
    return { productId: choices.productId, like: choices.properties }
  }
  const product = products.find((one) => kind === 'product' && one.id === Number(id)) ?? products[0]
  return { productId: product?.id ?? 0, like: {} }
}

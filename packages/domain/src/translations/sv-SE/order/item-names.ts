/** Names of items whose product has none, in Swedish. */
import type { itemNameMessages as english } from '../../../messages/order/item-names.ts'
import type { Translation } from '../../../localization/translation.ts'

export const itemNameMessages: Translation<typeof english> = {
  customProduct: 'Specialprodukt',
  productNoLongerOffered: 'Produkten erbjuds inte längre',
  yes: 'Ja',
  no: 'Nej',
}

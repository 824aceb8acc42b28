/** Names of items whose product has none. */
import { defineMessages } from '../../localization/define-messages.ts'
export const itemNameMessages = defineMessages('itemNameMessages', {
  customProduct: 'Custom product',
  productNoLongerOffered: 'Product no longer offered',
  yes: 'Yes',
  no: 'No',
})

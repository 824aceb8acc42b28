/** Names of items whose product has none. */
export const itemNameMessages = {
  customProduct: 'Custom product',
  productNoLongerOffered: 'Product no longer offered',
} as const

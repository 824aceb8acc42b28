/** Where something is chosen: a property of the order (null) or of one of its lines. */
export type Place = { readonly itemId: number | null; readonly propertyId: number }

export const keyOfPlace = ({ itemId, propertyId }: Place): string => `${itemId ?? ''} ${propertyId}`

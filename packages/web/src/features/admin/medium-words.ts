/** What a picture of the library is called, where it is seen, and what it is associated with, in words. */
import { adminSectionMessages as words } from '@orderwright/domain/messages'
import type { Medium } from '@orderwright/domain/people'

/** What it is called whatever its caption says. */
export const fileTitleOf = ({ id, fileName }: Medium): string => fileName || words.picture({ id })
export const mediumTitleOf = (medium: Medium): string => medium.title || fileTitleOf(medium)

export const mediumAddress = ({ orgId, id }: Medium, variant: 'picture' | 'thumbnail'): string =>
  `/api/media/${orgId}/${id}/${variant}`

/** '2 products, 1 option'; empty without any. */
export function usesOf({ associations: { products, productProperties, productOptions } }: Medium): string {
  const { counts } = words
  const known = [
    [Object.keys(products).length, counts.products],
    [Object.keys(productProperties).length, counts.properties],
    [Object.keys(productOptions).length, counts.options],
  ] as const
  return known
    .filter(([count]) => count > 0)
    .map(([count, counted]) => counted({ count }))
    .join(', ')
}

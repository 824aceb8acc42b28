/** The pictures that belong to a line: its own, those of its product, and those of what was chosen on it. */
import type { Catalog } from '@orderwright/domain/catalog'
import { listWords, pictureMessages } from '@orderwright/domain/messages'
import type { ProductInstance } from '@orderwright/domain/orders'
import type { Medium } from '@orderwright/domain/people'

export interface GalleryPicture {
  readonly key: string
  readonly url: string
  readonly thumbnailUrl: string
  readonly title: string
  /** whose picture it is, in words */
  readonly of: string
  /** one that people of the order sent, and may take away again */
  readonly own: Medium | null
}

function pictureOf(medium: Medium, of: string, own: boolean): GalleryPicture[] {
  const url = medium.presignedUrl
  if (url === null) return []
  return [
    {
      key: `medium ${medium.id}`,
      url,
      // Pictures kept elsewhere have no small one.
      thumbnailUrl: url.replace(/^(\/api\/media\/\d+\/\d+\/)picture$/, '$1thumbnail'),
      title: medium.title || of,
      of,
      own: own ? medium : null,
    },
  ]
}

function plain(key: string, url: string | null, of: string): GalleryPicture[] {
  return url === null ? [] : [{ key, url, thumbnailUrl: url, title: of, of, own: null }]
}

/**
 * In this order: pictures sent for the line, those of its product, of its chosen options, of its properties. Each
 * address once.
 */
export function galleryPictures(
  catalog: Catalog,
  media: readonly Medium[],
  item: ProductInstance,
): GalleryPicture[] {
  const product = catalog.products.get(item.productId)
  const own = media.filter(({ productInstanceId }) => productInstanceId === item.id)
  const found = own.flatMap((medium) => pictureOf(medium, pictureMessages.thisItem, true))
  if (product) {
    found.push(
      ...media
        .filter(({ associations }) => String(product.id) in associations.products)
        .flatMap((medium) => pictureOf(medium, product.title, false)),
      ...plain(`product ${product.id}`, product.thumbnailUrl, product.title),
    )
  }
  for (const [propertyId, selection] of Object.entries(item.properties)) {
    const property = catalog.properties.get(Number(propertyId))
    const ids = [
      ...(selection.optionIds ?? []),
      ...(selection.optionId === undefined ? [] : [selection.optionId]),
    ]
    for (const id of ids) {
      const option = catalog.options.get(id)
      if (!option || !property) continue
      const of = listWords.labeled({ label: property.title, value: option.title })
      found.push(
        ...media
          .filter(({ associations }) => String(id) in associations.productOptions)
          .flatMap((medium) => pictureOf(medium, of, false)),
        ...plain(`option ${id}`, option.thumbnailUrl, of),
      )
    }
    if (property) {
      found.push(
        ...media
          .filter(({ associations }) => propertyId in associations.productProperties)
          .flatMap((medium) => pictureOf(medium, property.title, false)),
      )
    }
  }
  const seen = new Set<string>()
  return found.filter(({ url, thumbnailUrl }) => {
    if (seen.has(url) || seen.has(thumbnailUrl)) return false
    seen.add(url)
    seen.add(thumbnailUrl)
    return true
  })
}

/**
 * Copies of products and properties: new records without id, times and archive, at the end of the list, with ' (copy)' after
 * the title. [2.4.17, 2.4.18]
 */
import type { z } from 'zod'
import { adminCopyMessages as words } from '../messages/admin/admin-copies.ts'
import { loneSurrogate } from '../units/plain-text.ts'
import { TITLE_MAX } from '../units/record.ts'
import {
  type Product,
  type ProductOption,
  productOptionSchema,
  type ProductProperty,
  productPropertySchema,
  productSchema,
} from './schema.ts'

/** What the server gives each record, and a copy does not have yet. */
const owned = {
  id: true,
  orgId: true,
  version: true,
  created: true,
  lastUpdated: true,
  deletedAt: true,
} as const
const productParts = productSchema.omit(owned)
const propertyParts = productPropertySchema.omit(owned)
const optionParts = productOptionSchema.omit(owned)

/** The title of a copy, cut so that it is no longer than a title may be; never in the middle of a character. */
export function copyTitle(title: string): string {
  const room = TITLE_MAX - words.copyOf({ title: '' }).length
  const kept = title.length <= room ? title : title.slice(0, room).replace(loneSurrogate, '')
  return words.copyOf({ title: kept.trimEnd() })
}

/**
 * A product with everything that it is made of: properties, settings, drawing, graphic, codes and links. Pieces in stock
 * are not copied: there are none of it yet. [2.4.17]
 */
export function copyOfProduct(product: Product, rank: number): z.output<typeof productParts> {
  const title = copyTitle(product.title)
  return { ...productParts.parse(product), title, rank, archived: 0, currentInventory: 0 }
}

/** A property with its settings; its options come with `copyOfOption`. [2.4.18] */
export function copyOfProperty(property: ProductProperty, rank: number): z.output<typeof propertyParts> {
  return { ...propertyParts.parse(property), title: copyTitle(property.title), rank, archived: 0 }
}

/**
 * An option for the copy of its property, as it is: title, rank, archive, data, price, classifications and picture. Where it
 * is offered only for a choice of its own property, the copy's counts.
 */
export function copyOfOption(option: ProductOption, productPropertyId: number): z.output<typeof optionParts> {
  const availability = option.availability.map((condition) =>
    condition.productPropertyId === option.productPropertyId
      ? { ...condition, productPropertyId }
      : condition,
  )
  return { ...optionParts.parse(option), productPropertyId, availability }
}

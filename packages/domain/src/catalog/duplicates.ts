/**
 * Copies of products and properties: new records without id, times and archive, at the end of the list, with ' (copy)' after
 * the title. [2.4.17, 2.4.18]
 */
import type { z } from 'zod'
import { adminCopyMessages as words } from '../messages/admin/admin-copies.ts'
import { type Language, languages } from '../localization/languages.ts'
import { loneSurrogate } from '../units/text/plain-text.ts'
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

/** What a copy is called in other languages: as the original is, with the same mark. */
function copiedTranslations<T extends { readonly title?: string | undefined }>(
  translations: Readonly<Partial<Record<Language, T>>>,
): Partial<Record<Language, T>> {
  const copied: Partial<Record<Language, T>> = {}
  for (const language of languages) {
    const texts = translations[language]
    if (texts) copied[language] = texts.title ? { ...texts, title: copyTitle(texts.title) } : texts
  }
  return copied
}

/**
 * A product with everything that it is made of: properties, settings, drawing, graphic, codes and links. Pieces in stock
 * are not copied: there are none of it yet. [2.4.17]
 */
export function copyOfProduct(product: Product, rank: number): z.output<typeof productParts> {
  const title = copyTitle(product.title)
  const translations = copiedTranslations(product.translations)
  return { ...productParts.parse(product), title, translations, rank, archived: 0, currentInventory: 0 }
}

/** A property with its settings; its options come with `copyOfOption`. [2.4.18] */
export function copyOfProperty(property: ProductProperty, rank: number): z.output<typeof propertyParts> {
  const title = copyTitle(property.title)
  const translations = copiedTranslations(property.translations)
  return { ...propertyParts.parse(property), title, translations, rank, archived: 0 }
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

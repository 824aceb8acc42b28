/** A copied line: what of it is kept, and what of it can be pasted into this order by this person. */
import { type Catalog, customProductId, isOffered } from '@orderwright/domain/catalog'
import { orderPageMessages } from '@orderwright/domain/messages'
import {
  ITEM_TITLE_MAX,
  normaliseItemTitle,
  type ProductInstance,
  productInstanceSchema,
  type Selections,
} from '@orderwright/domain/orders'
import type { Role } from '@orderwright/domain/tenancy'
import { type Refusal, refusal } from '@orderwright/domain/units'

export const copiedSchema = productInstanceSchema
  .pick({
    productId: true,
    title: true,
    quantity: true,
    notes: true,
    properties: true,
    customPriceInCents: true,
  })
  .extend({ orgId: productInstanceSchema.shape.orgId })
  .nullable()
export type Copied = NonNullable<ReturnType<typeof copiedSchema.parse>>

export function copiedOf(item: ProductInstance, orgId: number): Copied {
  const { productId, title, quantity, notes, properties, customPriceInCents } = item
  return { orgId, productId, title, quantity, notes, properties, customPriceInCents }
}

export interface Paster {
  readonly orgId: number
  readonly catalog: Catalog
  readonly role: Role
  readonly canSetPrice: boolean
}

export type Pasted =
  | {
      readonly ok: true
      readonly item: Omit<Copied, 'orgId'>
      /** choices that this order does not know, or that are no longer offered: left out */
      readonly leftOut: number
    }
  | Refusal<'nothingCopied' | 'productNotOffered'>

/**
 * The copied line as it can be added here. A line of another organisation is no line here; a product that is not offered
 * to the person is refused; prices of one's own stay with those who may set them; choices that nobody could make any
 * more are left open instead of turning up as errors.
 */
export function pasteOf(copied: Copied | null, { orgId, catalog, role, canSetPrice }: Paster): Pasted {
  if (!copied || copied.orgId !== orgId) return refusal('nothingCopied', orderPageMessages.nothingCopied)
  const isCustom = copied.productId === customProductId
  const product = catalog.products.get(copied.productId)
  const isOpen = isCustom
    ? canSetPrice
    : product !== undefined && product.archived === 0 && isOffered(product.publishLevel, role)
  if (!isOpen) return refusal('productNotOffered', orderPageMessages.copiedProductNotOffered)
  const properties: Selections = {}
  let leftOut = 0
  for (const [propertyId, selection] of Object.entries(copied.properties)) {
    const ids = [
      ...(selection.optionIds ?? []),
      ...(selection.optionId === undefined ? [] : [selection.optionId]),
    ]
    const isKnown =
      product?.associations.productProperties[propertyId] !== undefined &&
      ids.every((id) => isChoosable(catalog, id, role))
    if (isKnown) properties[propertyId] = selection
    else leftOut += 1
  }
  const { productId, quantity, notes } = copied
  return {
    ok: true,
    leftOut,
    item: {
      productId,
      title: normaliseItemTitle(copied.title, ITEM_TITLE_MAX),
      quantity,
      notes,
      properties,
      customPriceInCents: canSetPrice ? copied.customPriceInCents : null,
    },
  }
}

function isChoosable(catalog: Catalog, optionId: number, role: Role): boolean {
  const option = catalog.options.get(optionId)
  return option !== undefined && option.archived === 0 && isOffered(option.publishLevel, role)
}

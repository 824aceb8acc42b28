/** The variants of items that this browser keeps: what differs in each from its item, until they are used or removed. */
import { selectionSchema } from '@orderwright/domain/orders'
import { z } from 'zod'
import { readStored, writeStored } from '../../lib/storage/stored-state.ts'

const changeSchema = z.object({
  /** for the whole order, not for the item alone */
  isForOrder: z.boolean(),
  propertyId: z.number(),
  selection: selectionSchema.nullable(),
})
const keptSchema = z.array(
  z.object({ orderId: z.number(), itemId: z.number(), variants: z.array(z.array(changeSchema)) }),
)

/** A choice of a variant that is not that of its item. */
export type KeptChange = z.infer<typeof changeSchema>
/** What differs in one variant. */
export type KeptVariant = readonly KeptChange[]

/** Items whose variants are kept at once; those that nobody has come back to for the longest go first. */
export const MAX_KEPT_ITEMS = 20

export interface VariantsOf {
  readonly userId: number
  readonly orderId: number
  readonly itemId: number
}

type Store = Parameters<typeof readStored>[0]

const keyOf = ({ userId }: VariantsOf) => `variants:${userId}`

/** The variants of an item; empty when there are none. */
export function readVariants(store: Store, of: VariantsOf): readonly KeptVariant[] {
  const all = readStored(store, keyOf(of), keptSchema, [])
  return all.find((kept) => isOf(kept, of))?.variants ?? []
}

/** Keeps those of an item; an item without any is forgotten. */
export function writeVariants(store: Store, of: VariantsOf, variants: readonly KeptVariant[]): void {
  const { orderId, itemId } = of
  const others = readStored(store, keyOf(of), keptSchema, []).filter((kept) => !isOf(kept, of))
  const own = variants.length === 0 ? [] : [{ orderId, itemId, variants }]
  const all = [...own, ...others].slice(0, MAX_KEPT_ITEMS)
  writeStored(store, keyOf(of), all.length === 0 ? null : all)
}

function isOf(kept: { orderId: number; itemId: number }, { orderId, itemId }: VariantsOf): boolean {
  return kept.orderId === orderId && kept.itemId === itemId
}

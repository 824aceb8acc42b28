/** Whether the variants of an item are looked at, and of which: opened by the menus of items and of their choices. */
import { itemMessages as words } from '@orderwright/domain/messages'
import { createSharedState } from '../../lib/shared-state.ts'
import { toast } from '../../ui/toasts/toasts.tsx'
import type { OpenOrder } from '../open-order/editor-context.tsx'

export interface VariantsAsked {
  readonly itemId: number
  /** the property of which each option makes a variant; null: the variants that there were */
  readonly propertyId: number | null
}

const asked = createSharedState<VariantsAsked | null>(null)

/** An item that the server does not know yet is asked for again: its id will be another one. */
export function askForVariants(
  { editor }: OpenOrder,
  itemId: number,
  propertyId: number | null = null,
): void {
  const id = editor.currentId(itemId)
  if (id < 0) toast(words.savedFirst)
  else asked.set({ itemId: id, propertyId })
}

export function closeVariants(): void {
  asked.set(null)
}

export const useVariantsAsked = asked.use

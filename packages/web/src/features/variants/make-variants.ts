/** How variants begin: as a copy, with another option each, or with what was kept of them. */
import { type OrderEvaluation, withFollowingChoices } from '@orderwright/domain/configuration'
import { variantMessages as words } from '@orderwright/domain/messages'
import { type SelectionChange, selectionChangesBetween } from '@orderwright/domain/orders'
import { pickerStates } from '@orderwright/domain/repairs'
import { createTrialEditor, type OrderEditor } from '@orderwright/editor'
import type { KeptVariant } from './kept-variants.ts'

/** What stands beside the item; with it there are four columns. */
export const MAX_VARIANTS = 3

export interface Variant {
  readonly key: string
  readonly editor: OrderEditor
  /** kept choices that it could not take any more: they go on being kept, until something else is chosen there */
  readonly lost: KeptVariant
}

/** The step that a variant begins with: it is no step of the person, and not taken back. */
export const beganLabel = words.began

/** Variants are told apart by keys of this page. */
let made = 0

function open(base: OrderEditor, itemId: number): Variant {
  made += 1
  const document = base.getState().document
  const editor = createTrialEditor({ document, context: base.getContext(), itemId })
  return { key: `variant ${made}`, editor, lost: [] }
}

/** What differs in a variant from the order as it is. */
export function changesOf(base: OrderEditor, { editor }: Variant, itemId: number): SelectionChange[] {
  return selectionChangesBetween(base.getState().document, editor.getState().document, itemId)
}

/** As the item is, or as another variant of it is. */
export function copiedVariant(base: OrderEditor, itemId: number, of: Variant | undefined): Variant {
  const variant = open(base, itemId)
  if (of) variant.editor.chooseAll(changesOf(base, of, itemId), beganLabel)
  return variant
}

/** One for each of the next options that can be chosen in place of the chosen one, in their order. */
export function variantsByOption(base: OrderEditor, itemId: number, propertyId: number): readonly Variant[] {
  const { evaluation } = base.getState()
  const view = evaluation.itemsById.get(itemId)?.properties.get(propertyId)
  const variants: Variant[] = []
  for (const { option, allowed } of pickerStates(evaluation, itemId, propertyId)) {
    if (variants.length === MAX_VARIANTS) break
    if (!allowed || option.id === view?.selection?.optionId) continue
    const variant = open(base, itemId)
    const asked = { itemId, propertyId, selection: { optionId: option.id } }
    const changes = withFollowingChoices(evaluation, [asked])
    if (variant.editor.chooseAll(changes, beganLabel).ok) variants.push(variant)
  }
  return variants
}

/** As it was kept, on top of the item as it is now; what is refused is left as the item has it, and counted. */
export function keptVariant(base: OrderEditor, itemId: number, kept: KeptVariant): Variant {
  const variant = open(base, itemId)
  const changes = kept.map(({ isForOrder, propertyId, selection }) => ({
    itemId: isForOrder ? null : itemId,
    propertyId,
    selection,
  }))
  if (variant.editor.chooseAll(changes, beganLabel).ok) return variant
  const refused = changes.filter((change) => !variant.editor.chooseAll([change], beganLabel).ok)
  return { ...variant, lost: toKeep(refused) }
}

/** What of a variant is to be kept: what differs, and what it lost where nothing else was chosen since. */
export function keptOf(base: OrderEditor, variant: Variant, itemId: number): KeptVariant {
  const own = toKeep(changesOf(base, variant, itemId))
  const isChosen = (lost: KeptVariant[number]) =>
    own.some((one) => one.propertyId === lost.propertyId && one.isForOrder === lost.isForOrder)
  return [...own, ...variant.lost.filter((lost) => !isChosen(lost))]
}

function toKeep(changes: readonly SelectionChange[]): KeptVariant {
  return changes.map(({ itemId, propertyId, selection }) => ({
    isForOrder: itemId === null,
    propertyId,
    selection,
  }))
}

/** What a variant comes to more than the item, in cents; null where one of both has no price, or prices are hidden. */
export function differencesOf(base: OrderEvaluation, variant: OrderEvaluation, itemId: number) {
  const between = (before: number | null | undefined, after: number | null | undefined) =>
    before == null || after == null ? null : after - before
  const item = between(base.itemsById.get(itemId)?.lineTotal, variant.itemsById.get(itemId)?.lineTotal)
  return { item, order: between(base.subtotal, variant.subtotal) }
}

/**
 * Custom engravings: an item whose engravings may pass their limits, because people review it. The flag stands in the
 * selection of the engraved property. It is enabled once; nothing but taking back that very step lifts it. [1.4.38, 1.5.49]
 */
import type { EvaluationContext } from './types.ts'
import { findEngravingSymbol } from '../engraving/symbols/registry.ts'
import type { EngravingSet } from '../engraving/schema.ts'
import { messages } from '../messages.ts'
import { itemOf, type OrderDocument } from '../orders/document.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Role } from '../tenancy/schema.ts'
import { isEngraved } from './engraving-grid.ts'
import type { Selection, SelectionChange } from '../orders/selections.ts'

/** Whether somebody of this role may enable custom engravings. Without limits there is nothing to lift. */
export function mayEnableCustomEngravings(profile: OrgProfile, role: Role): boolean {
  if (!profile.engraving.limits) return false
  switch (profile.engraving.custom) {
    case 'everyone':
      return true
    case 'employees':
      return role !== 'guest'
    case 'nobody':
      return false
  }
}

/** Whether enabling must be confirmed with `messages.confirmCustomEngravings`: by all but owners. [1.5.49] */
export function mustConfirmCustomEngravings(role: Role): boolean {
  return role !== 'owner'
}

function isSameEngraving(one: Selection['engravings'], other: Selection['engravings']): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Whether `next` keeps the flag of `current`: always, unless it is `current` without the flag and nothing else, which is
 * how enabling is undone. A change by somebody who has not seen the flag leaves it standing.
 */
export function keepsCustomEngravings(current: Selection | undefined, next: Selection): boolean {
  if (current?.customEngravings !== true) return next.customEngravings === true
  return next.customEngravings === true || !isSameEngraving(current.engravings, next.engravings)
}

export type EngravingRefusalCode = 'customEngravingsNotOffered' | 'engravingSymbolUnknown'

function symbolsOf(sets: readonly EngravingSet[]): string[] {
  return sets.flatMap((set) =>
    Object.values(set).flatMap(({ above = [], below = [] }) =>
      [...above, ...below].flatMap((entry) => ('symbol' in entry ? [entry.symbol] : [])),
    ),
  )
}

/** What stands against a change of engravings, whoever sends it; null when nothing does. */
export function engravingRefusal(
  context: EvaluationContext,
  document: OrderDocument,
  { itemId, propertyId, selection }: SelectionChange,
): { readonly code: EngravingRefusalCode; readonly message: string } | null {
  if (selection?.engravings === undefined && selection?.customEngravings === undefined) return null
  const item = itemId === null ? undefined : itemOf(document, itemId)
  const current = item?.properties[propertyId]
  if (selection.customEngravings === true && current?.customEngravings !== true) {
    const property = context.catalog.properties.get(propertyId)
    const product = item === undefined ? undefined : context.catalog.products.get(item.productId)
    const isHere = property !== undefined && isEngraved(property, product, context.profile)
    if (!isHere || !mayEnableCustomEngravings(context.profile, context.viewer.role)) {
      return { code: 'customEngravingsNotOffered', message: messages.customEngravingsNotOffered }
    }
  }
  const known = new Set(symbolsOf(current?.engravings ?? []))
  const isUnknown = (symbol: string) => !known.has(symbol) && findEngravingSymbol(symbol) === undefined
  return symbolsOf(selection.engravings ?? []).some(isUnknown)
    ? { code: 'engravingSymbolUnknown', message: messages.engravingSymbolUnknown }
    : null
}

/** A rule that an owner writes for an option, before it is one. [1.7.30] */
import { optionAdminMessages as words } from '@orderwright/domain/messages'
import type { RuleParts } from '../rule-words.ts'

export const ruleKinds = ['never', 'only', 'hides', 'shows'] as const
export type RuleKind = (typeof ruleKinds)[number]

export interface RuleDraft {
  readonly kind: RuleKind
  /** the property that it ends at, or whose options it names */
  readonly propertyId: number | null
  readonly optionIds: readonly number[]
}

export const emptyRuleDraft: RuleDraft = { kind: 'never', propertyId: null, optionIds: [] }

/** Whether it names options; else it ends at a property as a whole. */
export function namesOptions({ kind }: Pick<RuleDraft, 'kind'>): boolean {
  return kind === 'never' || kind === 'only'
}

/** The rule of the option with this id, or what is still to be chosen. */
export function ruleOf(
  { kind, propertyId, optionIds }: RuleDraft,
  optionId: number,
): { readonly ok: true; readonly rule: RuleParts } | { readonly ok: false; readonly missing: string } {
  if (propertyId === null) return { ok: false, missing: words.chooseProperty }
  const isOfOptions = namesOptions({ kind })
  if (isOfOptions && optionIds.length === 0) return { ok: false, missing: words.chooseOptions }
  return {
    ok: true,
    rule: {
      type: kind === 'never' || kind === 'hides' ? 'incompatible' : 'compatible',
      fromResourceKey: 'productOption',
      fromIds: [optionId],
      toResourceKey: isOfOptions ? 'productOption' : 'productProperty',
      toIds: isOfOptions ? [...optionIds] : [propertyId],
      toProductPropertyId: propertyId,
    },
  }
}

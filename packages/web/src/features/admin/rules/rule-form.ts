/** A rule while it is written: which options or properties it begins and ends with, and what it says of them. [1.3.22] */
import { ruleImpactMessages as words } from '@orderwright/domain/messages'
import type { AdminData } from '../admin-data.ts'
import { namesOptions, type RuleKind } from './rule-draft.ts'
import type { RuleParts } from '../rule-words.ts'

export interface RuleForm {
  readonly kind: RuleKind
  readonly fromResourceKey: RuleParts['fromResourceKey']
  readonly fromIds: readonly number[]
  readonly toIds: readonly number[]
}

export const emptyForm: RuleForm = { kind: 'never', fromResourceKey: 'productOption', fromIds: [], toIds: [] }

type Options = Pick<AdminData, 'options'>

function propertyOf(optionId: number | undefined, { options }: Options): number | null {
  return options.find(({ id }) => id === optionId)?.productPropertyId ?? null
}

/** The form of a rule as it is. */
export function formOf(rule: RuleParts): RuleForm {
  const isOfOptions = rule.toResourceKey === 'productOption'
  const kind =
    rule.type === 'incompatible' ? (isOfOptions ? 'never' : 'hides') : isOfOptions ? 'only' : 'shows'
  const named = rule.toProductPropertyId
  const toIds = isOfOptions || named === null ? rule.toIds : [...new Set([...rule.toIds, named])]
  return { kind, fromResourceKey: rule.fromResourceKey, fromIds: rule.fromIds, toIds }
}

/** Another kind: ends that it can not have are forgotten. */
export function withKind(form: RuleForm, kind: RuleKind, adminData: Options): RuleForm {
  if (namesOptions({ kind }) !== namesOptions(form)) return { ...form, kind, toIds: [] }
  // What goes only with others names options of one property.
  const first = propertyOf(form.toIds[0], adminData)
  const toIds = kind === 'only' ? form.toIds.filter((id) => propertyOf(id, adminData) === first) : form.toIds
  return { ...form, kind, toIds }
}

/** The rule that the form makes, or what is still to be chosen. */
export function ruleOfForm(
  { kind, fromResourceKey, fromIds, toIds }: RuleForm,
  adminData: Options,
): { readonly ok: true; readonly rule: RuleParts } | { readonly ok: false; readonly missing: string } {
  if (fromIds.length === 0) return { ok: false, missing: words.chooseStart }
  if (toIds.length === 0) return { ok: false, missing: words.chooseEnd }
  const isOfOptions = namesOptions({ kind })
  const ends = new Set(isOfOptions ? toIds.map((id) => propertyOf(id, adminData)) : toIds)
  const [only = null] = ends
  return {
    ok: true,
    rule: {
      type: kind === 'never' || kind === 'hides' ? 'incompatible' : 'compatible',
      fromResourceKey,
      fromIds: [...fromIds],
      toResourceKey: isOfOptions ? 'productOption' : 'productProperty',
      toIds: [...toIds],
      toProductPropertyId: ends.size === 1 ? only : null,
    },
  }
}

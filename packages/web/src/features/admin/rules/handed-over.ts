/** A form that one rule's editor gives to that of another: it opens with it, unsaved. */
import type { RuleForm } from './rule-form.ts'

let handed: { readonly ruleId: number; readonly form: RuleForm } | null = null

export function handOver(ruleId: number, form: RuleForm): void {
  handed = { ruleId, form }
}

/** The form that waits for this rule's editor; `forgetHanded` once it stands there. */
export function handedTo(ruleId: number): RuleForm | null {
  return handed?.ruleId === ruleId ? handed.form : null
}

export function forgetHanded(): void {
  handed = null
}

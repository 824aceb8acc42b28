/**
 * What is put together in the editor of a rule and not saved yet. It is kept over a reload of the tab, with what the rule was when
 * it was begun: a colleague's change in the meantime is not written over unseen.
 */
import type { ProductRule } from '@orderwright/domain/catalog'
import { isSameValue } from '@orderwright/editor'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { useLocation } from '../../../lib/router/router-view.tsx'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { hasStored, readStored, writeStored } from '../../../lib/storage/stored-state.ts'
import { handedTo } from './handed-over.ts'
import { ruleKinds } from './rule-draft.ts'
import { formOf, type RuleForm } from './rule-form.ts'

const formSchema = z.object({
  kind: z.enum(ruleKinds),
  fromResourceKey: z.enum(['productOption', 'productProperty']),
  fromIds: z.array(z.number()).max(10_000),
  toIds: z.array(z.number()).max(10_000),
})
/** `base`: what the rule was; null for a new one */
const keptSchema = z.object({ form: formSchema, base: formSchema.nullable() }).nullable()
type Kept = z.infer<typeof keptSchema>

/** Where a rule is kept; a new one by the page on which it is written. */
function useKey(ruleId: number | null): string {
  const { org } = useViewer()
  const { pathname } = useLocation()
  return recordDraftKey(org.id, 'productRule', ruleId ?? 0, ruleId === null ? `new ${pathname}` : 'rule')
}

/** Whether a new rule was begun on this page and not finished. */
export function useHasKeptRule(): boolean {
  return hasStored(sessionStorage, useKey(null))
}

export interface KeptRule {
  /** null: nothing was changed */
  readonly form: RuleForm | null
  /** a colleague has saved this rule since it was begun */
  readonly isBehind: boolean
  readonly update: (form: RuleForm) => void
  /** what the colleague has saved is seen, and is to be written over */
  readonly keepMine: () => void
  /** of a form that was saved: what was changed meanwhile stays */
  readonly forget: (saved?: RuleForm) => void
}

export function useKeptRule(rule: ProductRule | null): KeptRule {
  // The address is already another one while this page is left.
  const [key] = useState(useKey(rule?.id ?? null))
  const now = rule === null ? null : formOf(rule)
  const [kept, setKept] = useState<Kept>(() => {
    const form = rule === null ? null : handedTo(rule.id)
    return form === null ? readStored<Kept>(sessionStorage, key, keptSchema, null) : copyOf(form, now)
  })
  // An answer comes to the form of the moment, not to that of the moment of sending.
  const latest = useRef(kept)
  function keep(next: Kept) {
    latest.current = next
    setKept(next)
    writeStored(sessionStorage, key, next)
  }
  const isBehind =
    kept !== null &&
    now !== null &&
    !isSameValue(copyOf(now, null), copyOf(kept.base ?? now, null)) &&
    !isSameValue(copyOf(now, null), copyOf(kept.form, null))
  return {
    form: kept?.form ?? null,
    isBehind,
    update: (form) => keep(copyOf(form, latest.current?.base ?? now)),
    keepMine: () => kept && keep(copyOf(kept.form, now)),
    forget: (saved) => {
      if (saved === undefined || latest.current?.form === saved) keep(null)
    },
  }
}

function copyOf(form: RuleForm, base: RuleForm | null): NonNullable<Kept> {
  const copy = ({ kind, fromResourceKey, fromIds, toIds }: RuleForm) => {
    return { kind, fromResourceKey, fromIds: [...fromIds], toIds: [...toIds] }
  }
  return { form: copy(form), base: base && copy(base) }
}

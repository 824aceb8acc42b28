/** A rule that is put together in the settings of an option: kept over a reload of the tab until it is saved or given up. */
import { z } from 'zod'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { useKeptDraft } from '../../../lib/storage/use-kept-draft.ts'
import { emptyRuleDraft, type RuleDraft, ruleKinds } from './rule-draft.ts'

const draftSchema = z.object({
  kind: z.enum(ruleKinds),
  propertyId: z.number().nullable(),
  optionIds: z.array(z.number()).max(10_000),
})

function draftOf(kept: string | null): RuleDraft | null {
  if (kept === null) return null
  try {
    return draftSchema.parse(JSON.parse(kept))
  } catch {
    // Of an older release, or cut off: nothing that anybody can go on with.
    return null
  }
}

export interface KeptNewRule {
  /** null: none was begun */
  readonly draft: RuleDraft | null
  readonly begin: () => void
  readonly change: (next: Partial<RuleDraft>) => void
  readonly end: () => void
}

export function useKeptNewRule(optionId: number): KeptNewRule {
  const { org } = useViewer()
  const [kept, keep] = useKeptDraft(recordDraftKey(org.id, 'productOption', optionId, 'newRule'))
  const draft = draftOf(kept)
  const write = (next: RuleDraft) => keep(JSON.stringify(next))
  return {
    draft,
    begin: () => write(emptyRuleDraft),
    change: (next) => write({ ...(draft ?? emptyRuleDraft), ...next }),
    end: () => keep(null),
  }
}

/** The text of one version while it is edited: kept over a reload and a lost connection, saved as the whole map of versions. */
import type { PricingExpression, ProductPricingRule } from '@orderwright/domain/catalog'
import { adminPricingMessages as words } from '@orderwright/domain/messages'
import { isSameValue } from '@orderwright/editor'
import { useState } from 'react'
import { z } from 'zod'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'
import { useEdit, useRecordEdits } from '../records/record-editing.tsx'
import { touchesVersion, type VersionProblem, versionProblem } from './version-writes.ts'

/** `base`: the expressions from which the typing began, of the record's version `version`. */
const draftSchema = z
  .object({ text: z.string().max(2_000_000), base: z.array(z.unknown()), version: z.number().int() })
  .nullable()
type Draft = z.infer<typeof draftSchema>

/** Expressions as they are written in the editor. */
export function textOf(expressions: readonly unknown[]): string {
  return JSON.stringify(expressions, null, 2)
}

export interface VersionDraft {
  readonly text: string
  /** it says something else than what is saved */
  readonly isChanged: boolean
  /** it is on its way to the server */
  readonly isPending: boolean
  /** a colleague has saved this version since the typing began */
  readonly isBehind: boolean
  readonly problem: VersionProblem | null
  readonly type: (text: string) => void
  /** back to what is saved */
  readonly forget: () => void
  /** gives back why it can not be saved, else null */
  readonly save: (expressions: readonly PricingExpression[]) => string | null
}

export function useVersionDraft(rule: ProductPricingRule, key: string): VersionDraft {
  const { org } = useViewer()
  const keptAs = recordDraftKey(org.id, 'productPricingRule', rule.id, ['versions', key].join('.'))
  const [draft, setDraft] = useState(() => readStored<Draft>(sessionStorage, keptAs, draftSchema, null))
  const edit = useEdit()
  const { writes, problems } = useRecordEdits()
  const problem = versionProblem(problems, rule, key)
  const version = rule.versions[key]
  const expressions = version?.expressions ?? []
  const saved = textOf(expressions)
  const text = draft?.text ?? (problem?.mine ? textOf(problem.mine) : saved)

  function keep(next: Draft) {
    setDraft(next)
    writeStored(sessionStorage, keptAs, next)
  }

  return {
    text,
    isChanged: text !== saved,
    isPending: writes.some((write) => touchesVersion(write, rule.id, key)),
    isBehind: draft !== null && !isSameValue(draft.base, expressions),
    problem,
    type(typed) {
      if (draft === null && typed === text) return
      if (typed === saved && problem === null) return keep(null)
      // Over what a conflict has shown nobody needs to decide again.
      const begun = { base: [...(problem?.theirs ?? expressions)], version: rule.version }
      keep({ ...(draft ?? begun), text: typed })
    },
    forget: () => keep(null),
    save(next) {
      if (!version) return null
      // Written over what the typing began from: the server tells when that is no longer what it holds.
      const begun = draft && !isSameValue(draft.base, expressions) ? draft : null
      const record = begun
        ? {
            ...rule,
            version: begun.version,
            versions: { ...rule.versions, [key]: { ...version, expressions: begun.base } },
          }
        : rule
      const refusal = edit({
        resource: 'productPricingRule',
        records: [record],
        props: { versions: { ...rule.versions, [key]: { ...version, expressions: next } } },
        label: words.versionSaved({ key, title: rule.title }),
      })
      if (refusal !== null) return refusal
      // What was typed while a question was asked is kept, and begins from what has just been saved.
      setDraft((current) => {
        const isLater = current !== null && current.text !== text
        const rest = isLater ? { text: current.text, base: [...next], version: rule.version } : null
        writeStored(sessionStorage, keptAs, rest)
        return rest
      })
      return null
    },
  }
}

/**
 * How a product is drawn or shown in 3D while it is edited: many values that only together make a picture. They are kept over
 * a reload, and saved as one after the person has seen them and been told which open orders they concern.
 */
import type { Product } from '@orderwright/domain/catalog'
import { isSameValue } from '@orderwright/editor'
import { useState } from 'react'
import { z } from 'zod'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'
import { useEdit, useRecordEdits } from '../records/record-editing.tsx'
import { useImpact } from '../records/use-impact.ts'

type PartKey = 'drawing' | 'graphic'

interface PartWords {
  /** what is asked about: 'Drawing of Keypad changes' */
  readonly changes: string
  readonly saved: string
}

export interface PartDraft<T> {
  readonly value: T | null
  readonly isChanged: boolean
  /** a colleague has changed it since */
  readonly isBehind: boolean
  /** why it was not saved */
  readonly problem: string | null
  readonly set: (value: T | null) => void
  readonly forget: () => void
  readonly save: () => Promise<void>
}

export function usePartDraft<T>(
  product: Product,
  key: PartKey,
  schema: z.ZodType<T>,
  saved: T | null,
  { changes, saved: label }: PartWords,
): PartDraft<T> {
  const { org } = useViewer()
  const keptAs = recordDraftKey(org.id, 'product', product.id, key)
  const draftSchema = z.object({ value: schema.nullable(), base: schema.nullable() }).nullable()
  const [draft, setDraft] = useState(() => readStored(sessionStorage, keptAs, draftSchema, null))
  const [refusal, setRefusal] = useState<string | null>(null)
  const edit = useEdit()
  const askImpact = useImpact()
  const { problems } = useRecordEdits()
  const problem = problems.find(({ write }) =>
    write.changes.some(({ id, props }) => write.resource === 'product' && id === product.id && key in props),
  )

  function keep(next: typeof draft) {
    setDraft(next)
    writeStored(sessionStorage, keptAs, next)
  }
  return {
    value: draft ? draft.value : saved,
    isChanged: draft !== null && !isSameValue(draft.value, saved),
    isBehind: draft !== null && !isSameValue(draft.base, saved) && !isSameValue(draft.value, saved),
    problem: refusal ?? problem?.message ?? null,
    set(value) {
      setRefusal(null)
      keep({ value, base: draft ? draft.base : saved })
    },
    forget() {
      setRefusal(null)
      keep(null)
    },
    async save() {
      if (!draft || !(await askImpact('product', [product.id], changes))) return
      const refused = edit({ resource: 'product', records: [product], props: { [key]: draft.value }, label })
      setRefusal(refused)
      if (refused === null) keep(null)
    },
  }
}

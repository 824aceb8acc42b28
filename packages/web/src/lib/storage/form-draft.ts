/**
 * What was typed into a form and could not be sent, or not yet: kept by this tab, so that a reload does not lose it. Only
 * what a person has touched is kept; everything else follows the record.
 */
import { useState } from 'react'
import type { z } from 'zod'
import { readStored, writeStored } from './stored-state.ts'

export interface FormDraft<T> {
  readonly draft: T
  /** it was there when the form opened */
  readonly isOld: boolean
  readonly change: (change: Partial<T>) => void
  readonly forget: () => void
}

/** The draft under `key`; `empty` is one that nobody has touched. */
export function useFormDraft<T extends object>(key: string, schema: z.ZodType<T>, empty: T): FormDraft<T> {
  const [draft, setDraft] = useState(() => readStored(sessionStorage, key, schema, empty))
  const [isOld, setIsOld] = useState(draft !== empty)
  return {
    draft,
    isOld,
    change(change) {
      setDraft((current) => {
        const next = { ...current, ...change }
        writeStored(sessionStorage, key, next)
        return next
      })
    },
    forget() {
      writeStored(sessionStorage, key, null)
      setDraft(empty)
      setIsOld(false)
    },
  }
}

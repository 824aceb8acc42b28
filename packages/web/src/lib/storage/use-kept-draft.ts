/** What is typed into a field and not saved yet, kept over a reload of the tab. */
import { useState } from 'react'
import { z } from 'zod'
import { tellTyped } from './typed-drafts.ts'
import { readStored, writeStored } from './stored-state.ts'

const draftSchema = z.string().max(100_000).nullable()

/** `keptAs` names the field among all (`recordDraftKey`); null: nothing is typed. */
export function useKeptDraft(keptAs: string): readonly [string | null, (text: string | null) => void] {
  const [draft, setDraft] = useState(() => readStored(sessionStorage, keptAs, draftSchema, null))
  function keep(text: string | null) {
    setDraft(text)
    writeStored(sessionStorage, keptAs, text)
    tellTyped()
  }
  return [draft, keep]
}

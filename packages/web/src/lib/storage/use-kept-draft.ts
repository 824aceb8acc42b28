/** What is typed into a field and not saved yet, kept over a reload of the tab. */
import { useRef, useState } from 'react'
import { z } from 'zod'
import { tellTyped } from './typed-drafts.ts'
import { readStored, writeStored } from './stored-state.ts'

const draftSchema = z.string().max(100_000).nullable()

type Keep = (text: string | null) => void
/** Forgets what was sent, once it was taken; whether nothing else has been typed since. Otherwise that stays. */
type Drop = (sent: string | null) => boolean

/** `keptAs` names the field among all (`recordDraftKey`); null: nothing is typed. */
export function useKeptDraft(keptAs: string): readonly [string | null, Keep, Drop] {
  const [draft, setDraft] = useState(() => readStored(sessionStorage, keptAs, draftSchema, null))
  // An answer comes to the words of the moment, not to those of the moment of sending.
  const latest = useRef(draft)
  function keep(text: string | null) {
    latest.current = text
    setDraft(text)
    writeStored(sessionStorage, keptAs, text)
    tellTyped()
  }
  function drop(sent: string | null) {
    if (latest.current !== sent) return false
    keep(null)
    return true
  }
  return [draft, keep, drop]
}

/** A value of a record as JSON. What does not parse is not saved, stays in the field, and says so beside it. [2.5.06, 1.8.10] */
import { adminEditingMessages as words } from '@orderwright/domain'
import { useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'
import { TextArea } from '../../../ui/fields/text-field.tsx'

const draftSchema = z.string().max(100_000).nullable()
const INDENT = 2

interface JsonFieldProps {
  label: string
  description?: string | undefined
  value: unknown
  /** under which name this tab keeps what can not be saved yet */
  keptAs: string
  /** saves the value; why it can not be taken, in words */
  onChange: (value: unknown) => string | null
}

function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

export function JsonField({ label, description, value, keptAs, onChange }: JsonFieldProps) {
  const [draft, setDraft] = useState(() => readStored(sessionStorage, keptAs, draftSchema, null))
  const [problem, setProblem] = useState<string | null>(null)
  function type(text: string | null) {
    setProblem(null)
    setDraft(text)
    writeStored(sessionStorage, keptAs, text)
  }
  function commit() {
    if (draft === null) return
    const json = parsed(draft)
    if (!json) {
      // oxlint-disable-next-line no-console -- [2.5.06] asks for the log
      console.log(words.notJson)
      setProblem(words.notJsonHere)
      return
    }
    const refused = onChange(json.value)
    if (refused === null) type(null)
    else setProblem(refused)
  }
  return (
    <TextArea
      label={label}
      value={draft ?? JSON.stringify(value, null, INDENT)}
      rows={6}
      spellCheck={false}
      maxLength={100_000}
      onChange={type}
      onBlur={commit}
      className="font-mono sm:col-span-2"
      {...(description ? { description } : {})}
      {...(problem ? { errorMessage: problem } : {})}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation()
          type(null)
        }
      }}
    />
  )
}

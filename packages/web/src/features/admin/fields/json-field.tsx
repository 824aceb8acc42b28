/**
 * A value of a record as JSON. What does not parse is not saved, is logged, stays in the field as it was typed, and says so
 * beside it with its place. [2.5.06, 1.8.10]
 */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { readJson } from '@orderwright/domain/units'
import { useEffect, useRef, useState } from 'react'
import { useKeptDraft } from '../../../lib/storage/use-kept-draft.ts'
import { TextArea } from '../../../ui/fields/text-field.tsx'

const INDENT = 2

interface JsonFieldProps {
  label: string
  description?: string | undefined
  value: unknown
  /** under which name this tab keeps what can not be saved yet */
  keptAs: string
  /** values by their keys, and nothing else */
  isRecord?: boolean | undefined
  /** ms after the last key at which it is saved; without it when the field is left */
  delayMs?: number | undefined
  className?: string | undefined
  /** what the server did not take */
  errorMessage?: string | undefined
  /** saves the value; why it can not be taken, in words */
  onChange: (value: unknown) => string | null
}

export function JsonField(props: JsonFieldProps) {
  const { label, description, value, keptAs, isRecord = false, delayMs, className, onChange } = props
  const [draft, keepDraft] = useKeptDraft(keptAs)
  // What was typed on an earlier page is not saved, and says so.
  const [problem, setProblem] = useState<string | null>(draft === null ? null : words.typedBefore)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // What was saved while it was typed: leaving the field does not send it once more.
  const savedText = useRef<string | null>(null)

  function keep(text: string | null) {
    clearTimeout(timer.current)
    setProblem(null)
    keepDraft(text)
  }
  /** Why the text can not be saved; null once it is. */
  function save(text: string): string | null {
    const json = readJson(text)
    if (!json.ok) {
      // oxlint-disable-next-line no-console -- [2.5.06, 1.8.10] ask for the log
      console.log(words.notJson)
      return words.notJsonBecause({ fault: json.message })
    }
    const isMap = typeof json.value === 'object' && json.value !== null && !Array.isArray(json.value)
    if (isRecord && !isMap) return words.notRecord
    const refused = onChange(json.value)
    savedText.current = refused === null ? text : null
    return refused
  }
  function type(text: string) {
    keep(text)
    if (delayMs !== undefined) timer.current = setTimeout(() => setProblem(save(text)), delayMs)
  }
  function commit() {
    if (draft === null) return
    clearTimeout(timer.current)
    const refused = savedText.current === draft ? null : save(draft)
    savedText.current = null
    if (refused === null) keep(null)
    else setProblem(refused)
  }
  const said = problem ?? props.errorMessage
  return (
    <TextArea
      label={label}
      value={draft ?? JSON.stringify(value, null, INDENT)}
      rows={6}
      spellCheck={false}
      maxLength={100_000}
      onChange={type}
      onBlur={commit}
      {...(className === undefined ? {} : { className })}
      {...(description ? { description } : {})}
      {...(said ? { errorMessage: said } : {})}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation()
          keep(null)
        }
      }}
    />
  )
}

/** The title of a record as the heading of its page, edited in place. [2.2.73, 2.2.83, 2.2.88, 2.2.94, 2.2.99] */
import { adminEditingMessages as words } from '@orderwright/domain'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'
import { cx } from '../../../ui/cx.ts'
import { useEdit, useProblems, useRecordEdits } from '../records/record-editing.tsx'
import type { EditTarget } from './field-spec.ts'

const MAX_TITLE = 200
const draftSchema = z.string().max(MAX_TITLE).nullable()

interface InlineTitleProps {
  target: EditTarget
  /** 'product' */
  one: string
  title: string
  /** what stands there without a title */
  fallback?: string | undefined
  /** in a table: no heading, and small */
  isCell?: boolean
}

export function InlineTitle({ target, one, title, fallback, isCell = false }: InlineTitleProps) {
  const { org } = useViewer()
  const { resource, record } = target
  const keptAs = recordDraftKey(org.id, resource, record.id, 'title')
  const [draft, setDraft] = useState(() => readStored(sessionStorage, keptAs, draftSchema, null))
  const isReverting = useRef(false)
  const edit = useEdit()
  const { problems } = useRecordEdits()
  const { retry, discard } = useProblems()
  const problem = problems.find(
    ({ write }) =>
      write.resource === resource &&
      write.changes.some(({ id, props }) => id === record.id && 'title' in props),
  )
  const refused = problem?.write.changes.find(({ id }) => id === record.id)?.props['title']
  const [message, setMessage] = useState<string | null>(null)
  const said = message ?? problem?.message

  function type(text: string | null) {
    setMessage(null)
    setDraft(text)
    writeStored(sessionStorage, keptAs, text)
  }
  function commit() {
    if (draft === null || isReverting.current) return
    const next = draft.trim()
    if (next === '') return setMessage(words.titleNeeded)
    const no = edit({
      resource,
      records: [record],
      props: { title: next },
      label: words.renamed({ title: next }),
    })
    if (no === null) type(null)
    else setMessage(no)
  }

  const field = (
    <input
      aria-label={words.titleOf({ one })}
      aria-invalid={said !== undefined}
      aria-describedby={said ? `${keptAs}-message` : undefined}
      value={draft ?? (typeof refused === 'string' ? refused : title)}
      placeholder={fallback}
      maxLength={MAX_TITLE}
      spellCheck={false}
      dir="auto"
      onFocus={(event) => {
        isReverting.current = false
        if (/^untitled/i.test(title)) event.currentTarget.select()
      }}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        else if (event.key === 'Escape') {
          isReverting.current = true
          type(null)
          if (problem) discard(problem)
          event.currentTarget.blur()
          event.stopPropagation()
        }
      }}
      className={cx(
        'max-w-full min-w-24 rounded border bg-transparent px-1.5 transition-colors hover:border-edge focus:border-edge focus:bg-paper pointer-coarse:text-lg',
        isCell
          ? 'h-7 w-full text-sm'
          : '-ml-2 field-sizing-content h-9 pr-3 text-xl font-semibold tracking-tight pointer-coarse:h-11',
        said ? 'border-invalid' : 'border-transparent',
      )}
    />
  )
  return (
    <div className="min-w-0">
      {/* The value of a field is read as part of the heading that it stands in. */}
      {isCell ? field : <h1 className="flex min-w-0">{field}</h1>}
      {said && (
        <p
          id={`${keptAs}-message`}
          role="alert"
          className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-invalid"
        >
          {said}
          {problem && (
            <>
              {problem.current && (
                <span className="text-ink-2">
                  {words.theirs({ value: String(problem.current['title']) })}
                </span>
              )}
              <button type="button" className="cursor-pointer underline" onClick={() => retry(problem)}>
                {problem.kind === 'conflict' ? words.keepMine : words.tryAgain}
              </button>
              <button type="button" className="cursor-pointer underline" onClick={() => discard(problem)}>
                {problem.kind === 'conflict' ? words.takeTheirs : words.discard}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  )
}

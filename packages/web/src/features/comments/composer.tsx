/**
 * Where a comment is written. `@` opens the people who can be mentioned, chosen by the keys while the caret stays in the
 * text; Ctrl or Cmd with Enter sends. What is typed is kept over a reload.
 */
import type { CommentPerson } from '@orderwright/contract'
import {
  commentProblem,
  matchMentions,
  MAX_COMMENT_TEXT,
  type MentionQuery,
  mentionQuery,
  mentionsIn,
  normaliseComment,
  takeMention,
} from '@orderwright/domain/comments'
import { currentLanguage } from '@orderwright/domain/localization'
import { commentMessages } from '@orderwright/domain/messages'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { shortcutKeys } from '../../lib/browser/hotkeys.ts'
import { useFormDraft } from '../../lib/storage/form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { frameClasses, inputClasses } from '../../ui/fields/field.tsx'
import { MentionList } from './mention-list.tsx'

const draftSchema = z.object({ text: z.string(), picked: z.array(z.number()) })
type Draft = z.infer<typeof draftSchema>

export interface ComposerProps {
  label: string
  placeholder: string
  /** where what is typed is kept */
  draftKey: string
  initialText?: string
  people: readonly CommentPerson[]
  sendLabel: string
  autoFocus?: boolean
  /** Null, or why it did not go: what was typed stays then. */
  onSend: (text: string, mentions: number[]) => Promise<string | null> | null
  onCancel?: () => void
  /** beside the button */
  children?: ReactNode
}

/** The number of characters is said from here on. */
const NEARLY_FULL = MAX_COMMENT_TEXT - 500
const MAX_FOUND = 8

const empty: Draft = { text: '', picked: [] }

export function Composer(props: ComposerProps) {
  const { label, people, onSend, onCancel, initialText = '' } = props
  const [start] = useState<Draft>(() => (initialText === '' ? empty : { text: initialText, picked: [] }))
  const { draft, change, forget } = useFormDraft(props.draftKey, draftSchema, start)
  const { text, picked } = draft
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const typing = useMentionTyping(people)
  const { query, found, index } = typing
  const caret = useCaret(area)

  function write(next: string, at: number | null) {
    change({ text: next })
    setProblem(null)
    typing.look(next, at)
  }
  function pick(person: CommentPerson) {
    if (!query) return
    const taken = takeMention(text, query, person)
    change({ text: taken.text, picked: [...picked, person.id] })
    caret.putAt(taken.caret)
    typing.close()
  }
  async function send() {
    if (isSending) return
    const wrong = commentProblem(text)
    if (wrong !== null) {
      setProblem(wrong)
      area.current?.focus()
      return
    }
    // Of two people of one name the one who was chosen is meant.
    const isPicked = ({ id: one }: CommentPerson) => (picked.includes(one) ? 0 : 1)
    const meant = people.toSorted((a, b) => isPicked(a) - isPicked(b))
    const kept = normaliseComment(text)
    setSending(true)
    const refusal = await onSend(kept, mentionsIn(kept, meant))
    setSending(false)
    if (refusal !== null) {
      setProblem(refusal)
      return
    }
    forget()
    typing.close()
  }
  function cancel() {
    if (isSending) return
    forget()
    onCancel?.()
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return
    if (typing.onKeyDown(event, pick)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
    if (event.key === 'Escape' && onCancel) {
      event.preventDefault()
      event.stopPropagation()
      cancel()
    }
  }
  const errorId = problem === null ? undefined : `${id}-problem`
  return (
    <div className="relative">
      {query && (
        <MentionList
          id={`${id}-people`}
          people={found}
          index={index}
          onPick={pick}
          onPoint={typing.setIndex}
        />
      )}
      <div className={cx(frameClasses, 'items-start!')} data-own-undo>
        <textarea
          ref={area}
          dir="auto"
          rows={2}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={query ? `${id}-people` : undefined}
          aria-activedescendant={query && found[index] ? `${id}-people-${found[index].id}` : undefined}
          aria-invalid={problem !== null || undefined}
          aria-describedby={errorId}
          // Opened by the person, to write in it
          autoFocus={props.autoFocus}
          placeholder={props.placeholder}
          // What is typed while it is sent would go with it
          readOnly={isSending}
          value={text}
          onChange={(event) => write(event.target.value, event.target.selectionStart)}
          onSelect={(event) => typing.follow(text, event.currentTarget.selectionStart)}
          onBlur={typing.close}
          onKeyDown={onKeyDown}
          className={cx(
            inputClasses,
            'field-sizing-content max-h-[40dvh] min-h-14 resize-none px-2.5 py-1.5',
          )}
        />
      </div>
      {problem !== null && (
        <p id={errorId} role="alert" className="mt-1 text-xs text-invalid">
          {problem}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        {props.children}
        <span className="ms-auto flex items-center gap-2">
          {text.length > NEARLY_FULL && (
            <span className="tabular text-xs text-ink-2">
              {text.length.toLocaleString(currentLanguage())} /{' '}
              {MAX_COMMENT_TEXT.toLocaleString(currentLanguage())}
            </span>
          )}
          {onCancel && (
            <Button size="small" variant="quiet" onPress={cancel}>
              {commentMessages.cancel}
            </Button>
          )}
          <Button
            size="small"
            variant="primary"
            isPending={isSending}
            isDisabled={text.trim() === ''}
            onPress={() => void send()}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            trailing={
              <kbd className="font-sans text-xs pointer-coarse:hidden" aria-hidden="true">
                {shortcutKeys('Mod+Enter')
                  .map((key) => (key === 'Enter' ? '↵' : key))
                  .join(' ')}
              </kbd>
            }
          >
            {props.sendLabel}
          </Button>
        </span>
      </div>
    </div>
  )
}

/** After a name has been put in, the caret stands behind it. */
function useCaret(area: React.RefObject<HTMLTextAreaElement | null>) {
  const wanted = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    area.current?.setSelectionRange(wanted.current, wanted.current)
    wanted.current = null
  })
  return {
    putAt(at: number) {
      wanted.current = at
      area.current?.focus()
    },
  }
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Who is being mentioned at the caret, and who of those found is pointed at. */
function useMentionTyping(people: readonly CommentPerson[]) {
  const [query, setQuery] = useState<MentionQuery | null>(null)
  const [index, setIndex] = useState(0)
  /** closed by Escape: the same `@` stays closed */
  const dismissed = useRef<number | null>(null)
  const found = query ? matchMentions(people, query.words).slice(0, MAX_FOUND) : []
  const close = () => setQuery(null)

  function look(text: string, caret: number | null) {
    const next = caret === null ? null : mentionQuery(text, caret)
    if (next?.at !== dismissed.current) dismissed.current = null
    // A sentence that goes on after a name, or a word nobody is called, is no search any more.
    const isSearch = next !== null && (next.words === '' || matchMentions(people, next.words).length > 0)
    setQuery(isSearch && dismissed.current === null ? next : null)
    setIndex(0)
  }
  return {
    query: found.length > 0 ? query : null,
    found,
    index,
    setIndex,
    close,
    look,
    /** The caret went elsewhere without a change. */
    follow(text: string, caret: number) {
      if (query && mentionQuery(text, caret)?.at !== query.at) close()
    },
    /** Whether the key was the list's. */
    onKeyDown(event: KeyboardEvent, pick: (person: CommentPerson) => void): boolean {
      const person = found[index]
      if (!query || !person) return false
      const step = steps[event.key]
      const isPick = (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === 'Tab'
      if (step === undefined && !isPick && event.key !== 'Escape') return false
      event.preventDefault()
      event.stopPropagation()
      if (step !== undefined) setIndex((index + step + found.length) % found.length)
      else if (isPick) pick(person)
      else {
        dismissed.current = query.at
        close()
      }
      return true
    },
  }
}

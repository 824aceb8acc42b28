/** One field of a record, for whatever shows it: what stands there, saving it, and what the server did not take. */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { isSameValue } from '@orderwright/editor'
import { useRef, useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { LEFT_TO_SAVE } from '../../../lib/storage/typed-drafts.ts'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { parseProps } from '../records/editables.ts'
import { useEdit, useProblems, useRecordEdits } from '../records/record-editing.tsx'
import { useImpact } from '../records/use-impact.ts'
import { type EditTarget, type FieldSpec, propsWith, shownAt, valueAt } from './field-spec.ts'
import { readTyped } from './read-typed.ts'
import { useKeptDraft } from '../../../lib/storage/use-kept-draft.ts'
import { typedText } from './value-text.ts'

/** What a record is called in news about it. */
function nameOf({ record }: EditTarget): string {
  return record.title || `#${record.id}`
}

/**
 * Saves a value of the field; gives back why it can not be written. A change that concerns open orders is asked about first:
 * `onAnswered` hears whether it was made.
 */
export function useSaveField({ resource, record }: EditTarget, field: FieldSpec) {
  const edit = useEdit()
  const askImpact = useImpact()
  // What is saved while it is typed is no news.
  const saving = field.delayMs === undefined ? {} : { delayMs: field.delayMs, isTold: false }
  return (value: unknown, onAnswered?: (isMade: boolean) => void): string | null => {
    const label =
      field.kind === 'text' && field.saved && typeof value === 'string'
        ? field.saved(value)
        : words.changed({ field: field.shortLabel ?? field.label, title: nameOf({ resource, record }) })
    const props = propsWith(record, field.path, value)
    if (!field.concernsOrders) return edit({ resource, records: [record], props, label, ...saving })
    const parsed = parseProps(resource, props)
    if (!parsed.ok) return parsed.message
    if (isSameValue(valueAt(record, field.path), value)) {
      onAnswered?.(true)
      return null
    }
    void askImpact(resource, [record.id], label).then((isSure) => {
      if (isSure) edit({ resource, records: [record], props, label })
      onAnswered?.(isSure)
    })
    return null
  }
}

/** What of this field the server did not take; what else was changed in the same map is not this field's. */
export function useFieldProblem({ resource, record }: EditTarget, { path }: FieldSpec) {
  const { problems } = useRecordEdits()
  return problems.find(
    ({ write }) =>
      write.resource === resource &&
      write.changes.length === 1 &&
      write.changes.some(
        ({ id, props, base }) =>
          id === record.id && path[0] in props && !isSameValue(valueAt(props, path), valueAt(base, path)),
      ),
  )
}

/**
 * A value that is typed: it counts when the field is left, or with each pause where the field says so. What can not be taken
 * stays with the reason, over a reload too; `takeBack` drops it.
 */
export function useTypedValue(target: EditTarget, field: FieldSpec) {
  const { org } = useViewer()
  const { resource, record } = target
  // What is saved as it is typed is nothing that is left to be saved.
  const ending = field.delayMs === undefined ? LEFT_TO_SAVE : ''
  const keptAs = recordDraftKey(org.id, resource, record.id, field.path.join('.')) + ending
  const [draft, keepDraft, dropDraft] = useKeptDraft(keptAs)
  // What was typed on an earlier page is not saved, and says so.
  const [refusal, setRefusal] = useState<string | null>(draft === null ? null : words.typedBefore)
  // While the change is asked about, leaving the field must not ask once more.
  const isAsked = useRef(false)
  // Nor does leaving it after a no: Enter and the button beside the words do.
  const isDenied = useRef(false)
  // Taking back leaves the field, and leaving it must not save what was taken back.
  const isTakenBack = useRef(false)
  const save = useSaveField(target, field)
  const problem = useFieldProblem(target, field)
  const { discard, flush } = useProblems()
  const isSavedTyping = field.delayMs !== undefined
  // What stood there before the typing that is saved as it goes; a draft of an earlier page was not saved yet.
  const before = useRef<unknown>(null)
  const isSaved = useRef(false)
  const refused = problem?.write.changes[0]?.props
  const held = shownAt(refused ?? record, field)

  /** What was asked about is saved, or stays as it was typed and says that it is not. */
  function answered(isMade: boolean) {
    isAsked.current = false
    isDenied.current = !isMade
    if (!isMade) setRefusal(words.typedBefore)
    else if (dropDraft(draft)) setRefusal(null)
  }
  function type(text: string | null) {
    setRefusal(null)
    isDenied.current = false
    keepDraft(text)
  }
  function commit() {
    if (draft === null || isTakenBack.current || isAsked.current) return
    if (isSaved.current) {
      // Saved again, it would be sent once more over what a colleague has written.
      isSaved.current = false
      type(null)
      flush()
      return
    }
    const typed = readTyped(field, draft)
    isAsked.current = typed.ok && field.concernsOrders === true
    const message = typed.ok ? save(typed.value, answered) : typed.message
    if (message !== null) {
      isAsked.current = false
      setRefusal(message)
    } else if (field.concernsOrders !== true) type(null)
    if (isSavedTyping) flush()
  }
  return {
    text: draft ?? typedText(field, held),
    isDraft: draft !== null,
    /** typed on an earlier page, and not saved */
    isEarlier: draft !== null && refusal === words.typedBefore,
    said: refusal ?? problem?.message ?? (draft === null ? field.fault : undefined),
    messageId: `${keptAs}-message`,
    change(text: string) {
      isTakenBack.current = false
      if (draft === null) before.current = held
      type(text)
      if (!isSavedTyping) return
      const typed = readTyped(field, text)
      const message = typed.ok ? save(typed.value) : typed.message
      isSaved.current = message === null
      setRefusal(message)
    },
    commit,
    leave() {
      if (!isDenied.current) commit()
    },
    takeBack() {
      isTakenBack.current = true
      if (isSavedTyping && draft !== null) {
        save(before.current)
        flush()
      }
      type(null)
      if (problem) discard(problem)
    },
  }
}

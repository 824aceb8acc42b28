/**
 * The record editors of this page: one for each person in an organization. It outlives the screen that shows records, so that a
 * popup that is closed leaves nothing behind, and who comes back finds what waits and what can be undone.
 */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { toTimestamp } from '@orderwright/domain/units'
import { mergeKindOf } from '@orderwright/domain/catalog-changes'
import { createRecordEditor, type RecordEditor } from '@orderwright/editor'
import { onConnectionChange } from '../../../lib/api/connection.ts'
import { unsentKey } from '../../../lib/storage/record-keys.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { putRecords } from '../admin-data.ts'
import { sendToDraft } from '../drafts/draft-writes.ts'
import { listOf, sendWrite } from './editables.ts'
import { draftFor } from './record-target.ts'

/**
 * The news of the newest step: one at a time has an Undo button, since Undo takes back the newest. That it was not saved takes its
 * place.
 */
export const stepToastId = 'admin-edit'

/** Who edits, and where. */
export interface EditingPerson {
  readonly userId: number
  readonly orgId: number
  readonly isGuestMode?: true | undefined
  /** the draft that edits of the catalog go into; null: the catalog itself */
  readonly draftId: number | null
}

const store = {
  read: (key: string) => window.sessionStorage.getItem(key),
  write(key: string, text: string) {
    window.sessionStorage.setItem(key, text)
    return true
  },
  remove: (key: string) => window.sessionStorage.removeItem(key),
}

/** Storage is refused in some private windows, and may be full. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

const safeStore = {
  read: (key: string) => attempt(() => store.read(key), null),
  write: (key: string, text: string) => attempt(() => store.write(key, text), false),
  remove: (key: string) => attempt(() => store.remove(key), undefined),
}

function open({ userId, orgId, isGuestMode, draftId }: EditingPerson): RecordEditor {
  const caller = { orgId, ...(isGuestMode ? { isGuestMode } : {}) }
  const editor = createRecordEditor({
    send(write) {
      const drafted = draftFor({ caller, draftId }, write.resource)
      return drafted ? sendToDraft(drafted, write) : sendWrite(caller, write)
    },
    clock: {
      now: () => toTimestamp(new Date()),
      after(ms, action) {
        const timer = setTimeout(action, ms)
        return () => clearTimeout(timer)
      },
    },
    newKey: () => crypto.randomUUID(),
    storage: safeStore,
    storageKey: unsentKey(userId, orgId, draftId),
    mergeKinds: mergeKindOf,
    onSaved: (resource, records) => {
      const name = listOf(resource)
      // The draft shows what it answered; the catalog has not changed.
      if (name && !draftFor({ caller, draftId }, resource)) putRecords(orgId, name, records)
    },
    onProblem: ({ write, message }) =>
      toast(write.takesBack ? words.notUndone(write) : words.notSaved(write), {
        id: stepToastId,
        description: message,
        tone: 'invalid',
      }),
  })
  onConnectionChange(editor.flush)
  window.addEventListener('beforeunload', (event) => {
    if (editor.getState().writes.length > 0) event.preventDefault()
  })
  return editor
}

const editors = new Map<string, RecordEditor>()

/** The editor of a person in an organization; the same one for as long as the page lives. */
export function recordEditorOf(person: EditingPerson): RecordEditor {
  const { userId, orgId, isGuestMode, draftId } = person
  const key = [userId, orgId, isGuestMode === true, draftId ?? 'catalog'].join(' ')
  const editor = editors.get(key) ?? open(person)
  editors.set(key, editor)
  return editor
}

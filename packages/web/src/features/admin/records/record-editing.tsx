/**
 * The record editor of the back office: one for the organisation in which the person acts. What it has saved goes into the
 * lists that are shown; what it could not save is told, and waits under the save status.
 */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import type { HistoryStep, RecordEditor, RecordEditorState, RecordValues } from '@orderwright/editor'
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useHotkeys } from '../../../lib/browser/hotkeys.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { toastStore } from '../../../lib/toast-store.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useChosenDraft } from '../drafts/chosen-draft.ts'
import { type EditableKey, parseProps } from './editables.ts'
import { recordEditorOf, stepToastId } from './record-editors.ts'

const EditingContext = createContext<RecordEditor | null>(null)

export function RecordEditing({ children }: { children: ReactNode }) {
  const { org, user, caller } = useViewer()
  const isGuestMode = caller.isGuestMode
  const { draftId } = useChosenDraft()
  const editor = useMemo(
    () => recordEditorOf({ userId: user.id, orgId: org.id, isGuestMode, draftId }),
    [org.id, user.id, isGuestMode, draftId],
  )
  // What an earlier page left unsent.
  useEffect(() => editor.resume(), [editor])
  return (
    <EditingContext value={editor}>
      <UndoKeys />
      {children}
    </EditingContext>
  )
}

function useEditor(): RecordEditor {
  const editor = use(EditingContext)
  if (!editor) throw new Error('there is no <RecordEditing> around this')
  return editor
}

export function useRecordEdits(): RecordEditorState {
  const editor = useEditor()
  return useSyncExternalStore(editor.subscribe, editor.getState)
}

// Records are edited in dialogs too.
const anywhere = { group: words.backOffice, isActiveInDialogs: true, isActiveInIdleFields: true }

function UndoKeys() {
  const { undo, redo } = useHistory()
  useHotkeys([
    { keys: 'Mod+Z', label: words.undo, run: () => void undo(), ...anywhere },
    { keys: 'Shift+Mod+Z', label: words.redo, run: () => void redo(), ...anywhere },
  ])
  return null
}

/** Undo and Redo of what was changed in the back office since it was opened. */
export function useHistory() {
  const editor = useEditor()
  async function undo() {
    const label = await editor.undo()
    if (label !== null) toast(words.undone({ label }), { id: stepToastId })
  }
  return {
    undo,
    async redo() {
      const label = await editor.redo()
      if (label !== null) toast(words.redone({ label }), { id: stepToastId })
    },
    /** Adds what another call has done, before any list shows it: Undo must not find the step before it. */
    remember(step: HistoryStep) {
      editor.remember(step)
      toastStore.dismiss(stepToastId)
    },
    /** Says what the newest step did, with an Undo for it. */
    announceStep: (label: string) => void toast(label, { onUndo: () => void undo(), id: stepToastId }),
  }
}

/** A record, as much of it as a change needs. */
export interface EditedRecord {
  readonly id: number
  readonly version: number
  readonly title?: string
}

export interface Edit {
  readonly resource: EditableKey
  readonly records: readonly EditedRecord[]
  /** new values of top-level fields, the same for every record or by record */
  readonly props: RecordValues | ((record: EditedRecord) => RecordValues)
  /** what the person did: 'Title of Keypad changed' */
  readonly label: string
  /** waits for more typing first */
  readonly delayMs?: number
  /** false where the change is seen where it was made and typed again as easily: no news of it */
  readonly isTold?: boolean
}

/** Changes records: shown at once, saved behind, with Undo. Resolves with why a value can not be written, else null. */
export function useEdit() {
  const editor = useEditor()
  const { announceStep } = useHistory()
  return function edit({ resource, records, props, label, delayMs = 0, isTold = true }: Edit): string | null {
    const changes = records.map((record) => {
      const parsed = parseProps(resource, typeof props === 'function' ? props(record) : props)
      return { record, parsed }
    })
    const refused = changes.find(({ parsed }) => !parsed.ok)?.parsed
    if (refused && !refused.ok) return refused.message
    const isChange = editor.update({
      resource,
      label,
      delayMs,
      records: changes.map(({ record, parsed }) => ({ record, props: parsed.ok ? parsed.props : {} })),
    })
    if (isChange && isTold) announceStep(label)
    else if (isChange) toastStore.dismiss(stepToastId)
    return null
  }
}

/** What to do about changes that the server does not have: those it did not take, and (`flush`) those that wait. */
export function useProblems() {
  const editor = useEditor()
  return { retry: editor.retry, discard: editor.discard, resume: editor.resume, flush: editor.flush }
}

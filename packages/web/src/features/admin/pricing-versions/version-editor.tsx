/** The expressions of a version as JSON, in words, or both: whether they are saved, and every fault with its line and path. [2.4.22, 2.4.23, 2.5.11–2.5.13] */
import type { Catalog } from '@orderwright/domain/catalog'
import { adminPricingMessages as words } from '@orderwright/domain/messages'
import type { VersionFault, VersionReading } from '@orderwright/domain/pricing'
import type { TextSpan } from '@orderwright/domain/units'
import type { RecordSaveState } from '@orderwright/editor'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deferredModule } from '../../../ui/deferred.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useRecordEdits } from '../records/record-editing.tsx'
import { textOf, type VersionDraft } from './use-version-draft.ts'

/** The editor is large, and most people never open it. */
const codeEditor = deferredModule(() => import('./version-code.tsx'), { when: 'demand' })

export interface EditorHandle {
  /** puts the cursor there and shows it */
  readonly select: (span: TextSpan) => void
}

interface VersionEditorProps {
  versionKey: string
  draft: VersionDraft
  reading: VersionReading
  catalog: Catalog
  /** the cursor goes into it at once */
  hasFocus: boolean
  /** whether the JSON is shown */
  hasCode: boolean
  /** the editor in words, beside the JSON or in its place */
  inWords: ReactNode
  /** whether the change is to be made, after what it concerns was said */
  askFirst: () => Promise<boolean>
  onGoTo: (span: TextSpan) => void
  onReady: (handle: EditorHandle | null) => void
}

export function VersionEditor({
  versionKey,
  draft,
  reading,
  catalog,
  hasFocus,
  hasCode,
  inWords,
  askFirst,
  onGoTo,
  onReady,
}: VersionEditorProps) {
  const id = useId()
  const loaded = codeEditor.use(hasCode)
  const hasFailed = codeEditor.useHasFailed()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { text, isChanged } = draft
  const canSave = isChanged && reading.kind === 'read'

  async function save() {
    if (!isChanged || reading.kind !== 'read') return
    const messages = [...new Set(reading.faults.map(({ message }) => message))]
    if (messages.length > 0) {
      const message = words.askSaveAnyway({ messages: messages.slice(0, 5) })
      if (!(await confirm({ message, confirmLabel: words.saveAnyway }))) return
    }
    if (await askFirst()) setRefusal(draft.save(reading.expressions))
  }

  function code() {
    if (hasFailed) return <ErrorState message={words.editorNotLoaded} onRetry={codeEditor.retry} />
    if (!loaded) {
      return (
        <SkeletonGroup label={words.loadingEditor} className="rounded border border-edge bg-paper p-3">
          <Skeleton className="h-3 w-40" />
          <Skeleton className="mt-3 h-3 w-64" />
          <Skeleton className="mt-3 h-3 w-52" />
        </SkeletonGroup>
      )
    }
    return (
      <loaded.VersionCode
        label={words.expressionsOf({ key: versionKey })}
        describedBy={`${id}-keys ${id}-message`}
        value={text}
        faults={reading.faults}
        catalog={catalog}
        hasFocus={hasFocus}
        onChange={(typed) => {
          setRefusal(null)
          draft.type(typed)
        }}
        onSave={() => void save()}
        onReady={onReady}
      />
    )
  }
  return (
    <div className="min-w-0">
      <div className={inWords !== null && hasCode ? 'grid gap-6 @4xl:grid-cols-2' : undefined}>
        {inWords !== null && <div className="min-w-0">{inWords}</div>}
        {hasCode && <div className="min-w-0">{code()}</div>}
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {words.editorKeys}
      </p>
      <div className="flex flex-wrap items-center gap-2 pt-2">
        <Status draft={draft} />
        <span className="ms-auto flex flex-wrap gap-2">
          <Button
            size="small"
            variant="quiet"
            isDisabled={reading.kind !== 'read' || text === textOf(reading.expressions)}
            onPress={() => reading.kind === 'read' && draft.type(textOf(reading.expressions))}
          >
            {words.format}
          </Button>
          <Button
            size="small"
            variant="quiet"
            isDisabled={!isChanged || draft.problem !== null}
            onPress={draft.forget}
          >
            {words.revert}
          </Button>
          <Button size="small" variant="primary" isDisabled={!canSave} onPress={() => void save()}>
            {words.save}
          </Button>
        </span>
      </div>
      <div id={`${id}-message`} aria-live="polite" className="text-sm">
        {reading.kind === 'notJson' && (
          <button
            type="button"
            className="cursor-pointer pt-2 text-start text-invalid hover:underline"
            onClick={() => reading.faults[0] && onGoTo(reading.faults[0])}
          >
            {words.invalidJson({ message: reading.message })}
          </button>
        )}
        {refusal !== null && <p className="pt-2 text-invalid">{words.saveFailed({ message: refusal })}</p>}
        {draft.isBehind && draft.problem === null && (
          <p className="pt-2 text-caution">{words.changedMeanwhile}</p>
        )}
      </div>
      {reading.kind !== 'notJson' && <Faults faults={reading.faults} onGoTo={onGoTo} />}
    </div>
  )
}

function pendingWords(saveState: RecordSaveState): string {
  if (saveState === 'waiting') return words.notSent
  return saveState === 'retrying' ? words.notTaken : words.saving
}

/** Saved, changed, or on the way. [2.4.22] */
function Status({ draft: { isChanged, isPending } }: { draft: VersionDraft }) {
  const { saveState } = useRecordEdits()
  return (
    <p role="status" className={isChanged ? 'text-sm text-caution' : 'text-sm text-ink-2'}>
      {isChanged ? words.unsavedChanges : isPending ? pendingWords(saveState) : words.saved}
    </p>
  )
}

interface FaultsProps {
  faults: readonly VersionFault[]
  onGoTo: (fault: VersionFault) => void
}

function Faults({ faults, onGoTo }: FaultsProps) {
  const [first] = faults
  if (!first) return null
  const isError = first.severity === 'error'
  const count = faults.length
  const label = isError ? words.faults({ count }) : words.warnings({ count })
  const Icon = isError ? CircleAlert : TriangleAlert
  return (
    <ul
      aria-label={label}
      className="mt-2 max-h-64 divide-y divide-hairline overflow-y-auto border-y border-hairline text-sm"
    >
      {faults.map((fault) => (
        <li key={`${fault.from} ${fault.path} ${fault.message}`}>
          <button
            type="button"
            onClick={() => onGoTo(fault)}
            className="focus-inset flex w-full cursor-pointer items-start gap-2 px-1 py-1.5 text-start hover:bg-desk"
          >
            <Icon
              className={
                isError ? 'mt-0.5 size-4 shrink-0 text-invalid' : 'mt-0.5 size-4 shrink-0 text-caution'
              }
              aria-hidden
            />
            <span className="min-w-0">
              {fault.message}
              <span className="tabular block text-xs break-words text-ink-2">
                {words.place(fault)}
                {fault.path !== '' && <code className="ms-2 font-mono">{fault.path}</code>}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

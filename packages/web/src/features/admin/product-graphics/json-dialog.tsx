/** The nodes as JSON, for who prefers it: every fault with its line and path, saved when there is none. */
import { type GraphicTextFault, readGraphicText } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import type { TextSpan } from '@orderwright/domain/units'
import { isSameValue } from '@orderwright/editor'
import { CircleAlert } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { z } from 'zod'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'
import { Button } from '../../../ui/button.tsx'
import { deferredModule } from '../../../ui/deferred.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { GraphicWork } from './use-graphic-work.ts'

const codeEditor = deferredModule(() => import('../code-editor/code-editor.tsx'), { when: 'demand' })

/** `base`: the nodes as text from which the typing began. */
const draftSchema = z.object({ text: z.string().max(2_000_000), base: z.string() }).nullable()
type Draft = z.infer<typeof draftSchema>

function useJsonDraft(work: GraphicWork) {
  const { org } = useViewer()
  const keptAs = recordDraftKey(org.id, 'productGraphic', work.graphic.id, 'nodes')
  const [draft, setDraft] = useState(() => readStored<Draft>(sessionStorage, keptAs, draftSchema, null))
  const saved = useMemo(() => JSON.stringify(work.nodes, null, 2), [work.nodes])
  function keep(next: Draft) {
    setDraft(next)
    writeStored(sessionStorage, keptAs, next)
  }
  return {
    text: draft?.text ?? saved,
    isChanged: draft !== null && draft.text !== saved,
    isBehind: draft !== null && draft.base !== saved,
    type: (text: string) => keep(text === saved ? null : { text, base: draft?.base ?? saved }),
    forget: () => keep(null),
  }
}

export function JsonDialog({ work, onClose }: { work: GraphicWork; onClose: () => void }) {
  const id = useId()
  const { graphic } = work
  const { text, isChanged, isBehind, type, forget } = useJsonDraft(work)
  const reading = useMemo(() => readGraphicText(text), [text])
  const faults = reading.ok ? [] : reading.faults
  const [refusal, setRefusal] = useState<string | null>(null)
  const [handle, setHandle] = useState<{ select: (span: TextSpan) => void } | null>(null)
  const loaded = codeEditor.use(true)
  const hasFailed = codeEditor.useHasFailed()
  function save() {
    if (!reading.ok || !isChanged) return
    const isSame = isSameValue(reading.nodes, work.nodes)
    const message = isSame
      ? null
      : work.commit(reading.nodes, words.jsonSaved({ title: graphic.title }), true)
    setRefusal(message)
    if (message === null) forget()
  }
  return (
    <Dialog
      title={words.jsonOf({ title: graphic.title })}
      isOpen
      onOpenChange={onClose}
      size="wide"
      footer={
        <>
          <p role="status" className="me-auto text-sm text-ink-2">
            {isChanged ? (isBehind ? words.jsonBehind : words.jsonUnsaved) : words.jsonSame}
          </p>
          <Button isDisabled={!isChanged} onPress={forget}>
            {words.discard}
          </Button>
          <Button variant="primary" isDisabled={!isChanged || !reading.ok} onPress={save}>
            {words.save}
          </Button>
        </>
      }
    >
      {loaded ? (
        <loaded.CodeEditor
          label={words.jsonLabel}
          describedBy={`${id}-keys`}
          value={text}
          faults={faults}
          hasFocus
          onChange={(typed) => {
            setRefusal(null)
            type(typed)
          }}
          onSave={save}
          onReady={setHandle}
        />
      ) : hasFailed ? (
        <ErrorState message={words.editorNotLoaded} onRetry={codeEditor.retry} />
      ) : (
        <Spinner size={20} label={words.loadingEditor} />
      )}
      <p id={`${id}-keys`} className="pt-1 text-xs text-ink-2">
        {words.jsonKeys}
      </p>
      {refusal !== null && (
        <p role="alert" className="pt-2 text-sm text-invalid">
          {refusal}
        </p>
      )}
      <Faults faults={faults} onGoTo={(fault) => handle?.select(fault)} />
    </Dialog>
  )
}

interface FaultsProps {
  faults: readonly GraphicTextFault[]
  onGoTo: (fault: GraphicTextFault) => void
}

function Faults({ faults, onGoTo }: FaultsProps) {
  if (faults.length === 0) return null
  return (
    <ul
      aria-label={words.faults({ count: faults.length })}
      className="mt-2 max-h-48 divide-y divide-hairline overflow-y-auto border-y border-hairline text-sm"
    >
      {faults.map((fault) => (
        <li key={[fault.from, fault.path, fault.message].join(' ')}>
          <button
            type="button"
            onClick={() => onGoTo(fault)}
            className="focus-inset flex w-full cursor-pointer items-start gap-2 px-1 py-1.5 text-start hover:bg-desk"
          >
            <CircleAlert className="mt-0.5 size-4 shrink-0 text-invalid" aria-hidden />
            <span className="min-w-0">
              {fault.message}
              <span className="tabular block text-xs break-words text-ink-2">
                {words.faultPlace(fault)}
                {fault.path !== '' && <code className="ms-2 font-mono">{fault.path}</code>}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

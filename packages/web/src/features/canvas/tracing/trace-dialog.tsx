/** Where a file is chosen to be traced, its page is picked and seen, and it is sent and laid under the sheet. */
import { pictureMessages, tracingMessages as words } from '@orderwright/domain/messages'
import { referenceDraft, replacedReference } from '@orderwright/domain/canvas'
import { recordKeyOf, type Shape } from '@orderwright/editor/canvas'
import { ChevronLeft, ChevronRight, FileUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { uploadPicture } from '../../../lib/api/upload-picture.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useCanvas, useOpenCanvas } from '../canvas-context.tsx'
import { useCanvasLength } from '../lengths.ts'
import { fileOf, keepFile } from './known-files.ts'
import { openSource } from './open-source.ts'
import type { TracedPage, TraceSource } from './source.ts'

interface TraceDialogProps {
  isOpen: boolean
  /** the picture whose place another page or file takes; a new one is laid under where there is none */
  replaces?: Shape
  onOpenChange: (isOpen: boolean) => void
}

export function TraceDialog({ isOpen, replaces, onOpenChange }: TraceDialogProps) {
  const title = replaces ? words.replaceTitle : words.traceTitle
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div data-help="tracing">
        {isOpen && <Tracing replaces={replaces} onDone={() => onOpenChange(false)} />}
      </div>
    </Dialog>
  )
}

type State =
  | { readonly step: 'choose'; readonly problem: string | null }
  | { readonly step: 'reading' }
  | {
      readonly step: 'page'
      readonly source: TraceSource
      readonly number: number
      /** null while it is drawn, or where it can not be */
      readonly page: TracedPage | null
      readonly problem: string | null
    }
  | {
      readonly step: 'sending'
      readonly source: TraceSource
      readonly number: number
      readonly page: TracedPage
    }

function Tracing({ replaces, onDone }: { replaces: Shape | undefined; onDone: () => void }) {
  // The document of a page that was laid under by this browser is at hand until it is left.
  const [known] = useState(() => replaces && fileOf(replaces))
  const [state, setState] = useState<State>(known ? { step: 'reading' } : { step: 'choose', problem: null })
  const source = state.step === 'page' || state.step === 'sending' ? state.source : null
  useEffect(() => () => source?.close(), [source])
  const layUnder = useLayUnder(replaces)
  const [chosen, setChosen] = useState<File | null>(known?.file ?? null)

  async function showPage(from: TraceSource, number: number): Promise<void> {
    setState({ step: 'page', source: from, number, page: null, problem: null })
    const drawn = await from.page(number)
    // Another page, or another file, may have been chosen meanwhile.
    setState((now) => {
      if (now.step !== 'page' || now.source !== from || now.number !== number) return now
      return drawn.ok ? { ...now, page: drawn.value } : { ...now, problem: drawn.message }
    })
  }

  async function open(file: File, page = 1): Promise<void> {
    setState({ step: 'reading' })
    setChosen(file)
    const opened = await openSource(file)
    if (opened.ok) await showPage(opened.value, Math.min(page, opened.value.pageCount))
    else setState({ step: 'choose', problem: opened.message })
  }

  useEffect(() => {
    if (known) void open(known.file, known.page)
    // Once, when it is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  async function send({ source: from, number, page }: Extract<State, { step: 'page' }>): Promise<void> {
    if (!page) return
    setState({ step: 'sending', source: from, number, page })
    const problem = await layUnder(page, number, chosen)
    if (problem === null) onDone()
    else setState({ step: 'page', source: from, number, page, problem })
  }

  switch (state.step) {
    case 'choose':
      return (
        <div className="flex flex-col gap-3">
          <p className="text-sm text-ink-2">{replaces ? words.replaceHint : words.hint}</p>
          <FileArea onFile={(file) => void open(file)} />
          {state.problem !== null && <Banner tone="invalid">{state.problem}</Banner>}
        </div>
      )
    case 'reading':
      return <Waiting text={words.reading} />
    case 'page':
    case 'sending':
      return (
        <div className="flex flex-col gap-3">
          <PageView page={state.page} isDrawing={state.step === 'page' && state.problem === null} />
          {state.source.pageCount > 1 && (
            <PagePicker
              number={state.number}
              count={state.source.pageCount}
              isDisabled={state.step === 'sending'}
              onPick={(number) => void showPage(state.source, number)}
            />
          )}
          {state.page && <SizeNote kind={state.source.kind} page={state.page} />}
          {state.step === 'page' && state.problem !== null && <Banner tone="invalid">{state.problem}</Banner>}
          {state.step === 'sending' ? (
            <Waiting text={words.uploading} />
          ) : (
            <div className="flex flex-wrap justify-end gap-2">
              <Button onPress={() => setState({ step: 'choose', problem: null })}>{words.another}</Button>
              <Button variant="primary" isDisabled={state.page === null} onPress={() => void send(state)}>
                {state.problem !== null && state.page
                  ? words.tryAgain
                  : replaces
                    ? words.replaceIt
                    : words.layUnder}
              </Button>
            </div>
          )}
        </div>
      )
  }
}

/** Sends a picture and lays it under the middle of what is looked at, or in the place of another; why not, in a sentence. */
function useLayUnder(
  replaces: Shape | undefined,
): (page: TracedPage, number: number, from: File | null) => Promise<string | null> {
  const { editor } = useOpenOrder()
  const canvas = useCanvas()
  const { document } = useOpenCanvas()
  return async ({ file, width, height, trueWidth }, number, from) => {
    const { orgId, id } = editor.getState().document.order
    const sent = await uploadPicture(file, {
      orgId,
      type: 'image',
      resourceForMedium: 'productOrder',
      resourceId: id,
    })
    if ('refusal' in sent) {
      const { isUnsuitable, message } = sent.refusal
      return isUnsuitable ? message : pictureMessages.uploadFailed
    }
    const picture = { mediumId: sent.medium.id, width, height, page: number, trueWidth }
    if (from) keepFile(sent.medium.id, from)
    if (replaces) {
      const { resource, record } = replaces
      const props = replacedReference(record, picture)
      if (props)
        document.perform(
          [{ kind: 'update', resource, id: document.currentId(record.id), props }],
          words.replaced,
        )
      return null
    }
    const { sheet } = canvas.getState()
    const drafts = referenceDraft(picture, canvas.roomInSight(), sheet, document.newLocalId)
    document.perform(
      drafts.map((draft) => ({ kind: 'create', ...draft })),
      words.laidUnder,
    )
    canvas.select(drafts.map((draft) => recordKeyOf(draft)))
    // In its true size it may reach far beyond what is looked at.
    if (trueWidth !== null) canvas.zoomToFit('selection')
    return null
  }
}

function FileArea({ onFile }: { onFile: (file: File) => void }) {
  return (
    <FileDrop
      label={words.file}
      icon={<FileUp className="size-5 stroke-1 text-ink-2" aria-hidden />}
      hint={words.formats}
      onFiles={([file]) => {
        if (file) onFile(file)
      }}
    >
      {() => <span>{words.chooseFile}</span>}
    </FileDrop>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-12 items-center justify-center gap-2 text-sm">
      <Spinner size={20} />
      {text}
    </p>
  )
}

function PageView({ page, isDrawing }: { page: TracedPage | null; isDrawing: boolean }) {
  const file = page?.file ?? null
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return (
    <div className="flex h-64 items-center justify-center rounded border border-hairline bg-desk">
      {address ? (
        <img src={address} alt={words.preview} className="max-h-full max-w-full object-contain" />
      ) : (
        isDrawing && <Waiting text={words.reading} />
      )}
    </div>
  )
}

interface PagePickerProps {
  number: number
  count: number
  isDisabled: boolean
  onPick: (number: number) => void
}

function PagePicker({ number, count, isDisabled, onPick }: PagePickerProps) {
  return (
    <div role="group" aria-label={words.page} className="flex items-center justify-center gap-2">
      <IconButton
        size="small"
        label={words.previousPage}
        icon={<ChevronLeft aria-hidden />}
        isDisabled={isDisabled || number === 1}
        onPress={() => onPick(number - 1)}
      />
      <span aria-live="polite" className="tabular text-sm">
        {words.pageOf({ page: number, count })}
      </span>
      <IconButton
        size="small"
        label={words.nextPage}
        icon={<ChevronRight aria-hidden />}
        isDisabled={isDisabled || number === count}
        onPress={() => onPick(number + 1)}
      />
    </div>
  )
}

/** How large a drawing says it is. */
function SizeNote({ kind, page }: { kind: TraceSource['kind']; page: TracedPage }) {
  const format = useCanvasLength()
  if (kind !== 'dxf') return null
  const { trueWidth, width, height } = page
  const text =
    trueWidth === null
      ? words.noUnits
      : words.trueSize({ width: format(trueWidth), height: format((trueWidth * height) / width) })
  return <p className="text-sm text-ink-2">{text}</p>
}

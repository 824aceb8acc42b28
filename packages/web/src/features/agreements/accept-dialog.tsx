/** A customer accepts a revision: the files to look at, the terms, a name and a signature. */
import { type BodyOf, endpoints } from '@orderwright/contract'
import { agreementMessages, agreementScreenMessages as words, isSigned } from '@orderwright/domain/agreements'
import { revisionMarks } from '@orderwright/domain/revisions'
import { Download } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { z } from 'zod'
import { call, failureMessage } from '../../lib/api/api.ts'
import { usePressKey } from '../../lib/api/use-press-key.ts'
import { useSession } from '../../lib/session/session.tsx'
import { useFormDraft } from '../../lib/storage/form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { FormPending } from '../../ui/fields/form-pending.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { SignatureField, type Strokes } from './signature-field.tsx'
import {
  keptName,
  refreshAgreement,
  type Shown,
  useAgreementCall,
  useKeptFile,
  useShown,
} from './use-agreement.ts'

const draftSchema = z.object({
  name: z.string(),
  email: z.string(),
  kind: z.enum(['typed', 'drawn']),
  text: z.string(),
})

function Files({ shown }: { shown: Shown }) {
  const { pending, save } = useKeptFile()
  return (
    <ul
      className="flex flex-wrap gap-2"
      aria-label={words.files({ name: revisionMarks.name({ number: shown.revision }) })}
    >
      {shown.files.map(({ kind, hash }) => (
        <li key={hash}>
          <Button
            icon={<Download aria-hidden />}
            isPending={pending === hash}
            onPress={() => void save(kind, shown.revision, hash)}
          >
            {words.openFile({ file: keptName(kind) })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Terms({ terms }: { terms: Shown['terms'] }) {
  if (terms.paragraphs.length === 0) return <p className="text-sm text-ink-2">{words.noTerms}</p>
  const title = words.terms({ version: terms.version })
  return (
    <section>
      <h3 className="pb-1 text-sm font-medium">{title}</h3>
      {/* Long terms are scrolled, also by keys. */}
      <div
        role="group"
        aria-label={title}
        tabIndex={0}
        className="max-h-40 overflow-y-auto rounded border border-hairline bg-desk px-3 py-2 text-sm text-ink-2"
      >
        {terms.paragraphs.map((paragraph, index) => (
          <p key={`${index} ${paragraph}`} className="pb-2">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}

type Body = BodyOf<typeof endpoints.acceptAgreement>

interface FormProps {
  shown: Shown
  formId: string
  onPending: (isPending: boolean) => void
  onDone: () => void
}

/** Sends the acceptance; what failed is said, and what was typed stays. */
function useAccept({ shown, onPending, onDone }: FormProps, forget: () => void) {
  const body = useAgreementCall()
  const { reload } = useOpenOrder()
  const key = usePressKey(`accept-${shown.packageId}`)
  const [problem, setProblem] = useState<{ path: string; message: string } | null>(null)
  async function send(said: Pick<Body, 'name' | 'email' | 'signature'>) {
    onPending(true)
    key.press()
    const { packageId, terms, revision } = shown
    const asked = { ...body, packageId, termsHash: terms.hash, agrees: true as const, ...said }
    const result = await call(endpoints.acceptAgreement, asked, { idempotencyKey: key.read() })
    onPending(false)
    key.settle(result)
    if (!result.ok) {
      const [field] = result.error.details?.fields ?? []
      return setProblem({
        path: field?.path.split('.')[0] ?? '',
        message: field?.message ?? result.error.message,
      })
    }
    forget()
    toast(words.done({ name: revisionMarks.name({ number: revision }) }), { tone: 'done' })
    refreshAgreement()
    await reload()
    return onDone()
  }
  return { problem, setProblem, send }
}

function AcceptForm(props: FormProps) {
  const { shown, formId } = props
  const { session } = useSession()
  const known = { name: session?.user?.name ?? '', email: session?.user?.email ?? '' }
  const { draft, change, forget } = useFormDraft(`accept-form-${shown.packageId}`, draftSchema, {
    name: known.email === '' ? '' : known.name,
    email: '',
    kind: 'typed',
    text: '',
  })
  const [strokes, setStrokes] = useState<Strokes>([])
  const [agrees, setAgrees] = useState(false)
  const { problem, setProblem, send } = useAccept(props, forget)
  /** What was said of a field is no longer true once it is changed. */
  function clearing(path: string, apply: () => void) {
    if (problem?.path === path) setProblem(null)
    apply()
  }
  const at = (path: string) => (problem?.path === path ? problem.message : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    const isDrawn = draft.kind === 'drawn'
    if (isDrawn ? !isSigned(strokes) : draft.text.trim() === '')
      return setProblem({ path: 'signature', message: agreementMessages.emptySignature })
    if (draft.name.trim() === '') return setProblem({ path: 'name', message: agreementMessages.nameMissing })
    if (known.email === '' && draft.email.trim() === '')
      return setProblem({ path: 'email', message: agreementMessages.emailMissing })
    if (!agrees) return setProblem({ path: 'agrees', message: words.agreeFirst })
    setProblem(null)
    const signature: Body['signature'] = isDrawn
      ? { kind: 'drawn', strokes: strokes.map((stroke) => stroke.map(([x, y]) => [x, y])) }
      : { kind: 'typed', text: draft.text }
    return void send({ name: draft.name, email: known.email === '' ? draft.email : '', signature })
  }

  const other =
    problem && !['name', 'email', 'signature', 'agrees'].includes(problem.path) ? problem.message : ''
  return (
    <form id={formId} className="flex flex-col gap-3" onSubmit={submit} noValidate>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={words.nameLabel}
          value={draft.name}
          onChange={(name) => clearing('name', () => change({ name }))}
          maxLength={200}
          autoComplete="name"
          errorMessage={at('name')}
        />
        {known.email === '' && (
          <TextField
            label={words.emailLabel}
            type="email"
            value={draft.email}
            onChange={(email) => clearing('email', () => change({ email }))}
            maxLength={320}
            autoComplete="email"
            errorMessage={at('email')}
          />
        )}
      </div>
      <div className="flex flex-col gap-2">
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-sm font-medium">{words.signatureLabel}</h3>
          <SegmentedControl
            label={words.signatureLabel}
            segments={[
              { key: 'typed', label: words.typed },
              { key: 'drawn', label: words.drawn },
            ]}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
          />
        </div>
        {draft.kind === 'typed' ? (
          <TextField
            label={words.typedLabel}
            value={draft.text}
            onChange={(text) => clearing('signature', () => change({ text }))}
            maxLength={200}
            errorMessage={at('signature')}
          />
        ) : (
          <>
            <SignatureField
              strokes={strokes}
              onChange={(next) => clearing('signature', () => setStrokes(next))}
            />
            {at('signature') !== undefined && (
              <p role="alert" className="text-sm text-invalid">
                {at('signature')}
              </p>
            )}
          </>
        )}
      </div>
      <Checkbox
        isSelected={agrees}
        onChange={(isChecked) => clearing('agrees', () => setAgrees(isChecked))}
        isInvalid={at('agrees') !== undefined}
      >
        {shown.terms.paragraphs.length === 0 ? words.agreesWithoutTerms : words.agrees}
      </Checkbox>
      {at('agrees') !== undefined && (
        <p role="alert" className="text-sm text-invalid">
          {at('agrees')}
        </p>
      )}
      {other !== '' && (
        <p role="alert" className="text-sm text-invalid">
          {other}
        </p>
      )}
      <p className="text-xs text-ink-2">{words.recorded}</p>
    </form>
  )
}

interface AcceptDialogProps {
  revision: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function AcceptDialog({ revision, isOpen, onOpenChange }: AcceptDialogProps) {
  const name = revisionMarks.name({ number: revision })
  const shown = useShown(revision, isOpen)
  const [isPending, setPending] = useState(false)
  const formId = useId()
  return (
    <Dialog
      title={words.acceptTitle({ name })}
      help="accepting"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="large"
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{words.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={isPending}
            isDisabled={!shown.data}
          >
            {words.send}
          </Button>
        </>
      }
    >
      {shown.data ? (
        <div className="flex flex-col gap-4">
          <p className="text-sm">{words.intro({ name, amount: shown.data.totalText })}</p>
          <Files shown={shown.data} />
          <Terms terms={shown.data.terms} />
          <FormPending value={isPending}>
            <AcceptForm
              shown={shown.data}
              formId={formId}
              onPending={setPending}
              onDone={() => onOpenChange(false)}
            />
          </FormPending>
        </div>
      ) : shown.error ? (
        <ErrorState message={failureMessage(shown.error)} onRetry={() => void shown.refetch()} />
      ) : (
        <SkeletonGroup label={words.preparing}>
          <p className="pb-3 text-sm text-ink-2">{words.preparing}</p>
          <Skeleton className="h-9 w-64" />
          <Skeleton className="mt-4 h-32 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

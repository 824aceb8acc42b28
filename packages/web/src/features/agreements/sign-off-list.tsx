/** Items and sheets of the last revision, signed off one by one, or all that are open at once. */
import { endpoints, type SignedSubject } from '@orderwright/contract'
import { formatDay } from '@orderwright/domain/units'
import {
  agreementMessages,
  agreementScreenMessages as words,
  type SignOffAnswer,
  type SignOffVerdict,
} from '@orderwright/domain/agreements'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { call } from '../../lib/api/api.ts'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { useFormDraft } from '../../lib/storage/form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { type Agreement, refreshAgreement, useAgreementCall } from './use-agreement.ts'
import { FormPending } from '../../ui/fields/form-pending.ts'

const verdicts = ['approved', 'approvedAsNoted', 'revise'] as const satisfies readonly SignOffVerdict[]
const looks: Readonly<Record<SignOffVerdict, string>> = {
  approved: 'bg-done-soft text-done',
  approvedAsNoted: 'bg-caution-soft text-caution',
  revise: 'bg-invalid-soft text-invalid',
}
const noteSchema = z.object({ note: z.string() })

type Said = Pick<SignedSubject, 'kind' | 'key'> & { readonly verdict: SignOffAnswer; readonly note: string }

/** Sends sign-offs; says why not, and gives whether they are there. */
function useSignOff(revision: number) {
  const body = useAgreementCall()
  const { reload } = useOpenOrder()
  const [isPending, setPending] = useState(false)
  async function send(subjects: Said[]): Promise<boolean> {
    setPending(true)
    const result = await call(endpoints.signOff, { ...body, revision, subjects })
    setPending(false)
    if (!result.ok) toast(result.error.message, { tone: 'invalid' })
    refreshAgreement()
    // What waited may have gone on.
    if (result.ok) await reload()
    return result.ok
  }
  return { isPending, send }
}

interface NoteFormProps {
  subject: SignedSubject
  verdict: SignOffVerdict
  revision: number
  isPending: boolean
  onSend: (note: string) => Promise<boolean>
  onDone: () => void
}

function NoteForm({ subject, verdict, revision, isPending, onSend, onDone }: NoteFormProps) {
  const { viewer, data } = useOpenOrder()
  // Sheets of all orders are numbered alike.
  const key = draftKey(
    viewer.user.id,
    data.document.order,
    `sign-off-${revision}-${subject.kind}-${subject.key}`,
  )
  const { draft, change, forget } = useFormDraft(key, noteSchema, { note: '' })
  const [isMissing, setMissing] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return undefined
    if (draft.note.trim() === '') {
      event.currentTarget.querySelector('textarea')?.focus()
      return setMissing(true)
    }
    if (!(await onSend(draft.note.trim()))) return undefined
    forget()
    return onDone()
  }
  return (
    <form className="flex max-w-xl flex-col gap-2 pt-2" onSubmit={(event) => void submit(event)}>
      <FormPending value={isPending}>
        <TextArea
          label={words.noteFor({ verdict: words.verdicts[verdict], title: subject.title })}
          value={draft.note}
          onChange={(note) => {
            setMissing(false)
            change({ note })
          }}
          maxLength={10_000}
          rows={2}
          autoFocus
          errorMessage={isMissing ? agreementMessages.noteMissing : undefined}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" size="small" isPending={isPending}>
            {words.save}
          </Button>
          <Button size="small" onPress={onDone}>
            {words.cancel}
          </Button>
        </div>
      </FormPending>
    </form>
  )
}

function Standing({ subject }: { subject: SignedSubject }) {
  const { profile } = useOpenOrder()
  const { signOff } = subject
  if (signOff === null) return <p className="text-sm text-ink-2">{words.openSince}</p>
  const { verdict, note, by, at } = signOff
  return (
    <div className="text-sm">
      <span className={cx('rounded-sm px-1.5 py-0.5 text-xs', looks[verdict])}>
        {words.verdicts[verdict]}
      </span>{' '}
      <span className="text-ink-2">
        {words.signedLine({ by, day: formatDay(at, profile.region.timeZone) })}
      </span>
      {note !== '' && <p className="whitespace-pre-wrap">{note}</p>}
    </div>
  )
}

function SubjectRow({
  subject,
  revision,
  maySignOff,
}: {
  subject: SignedSubject
  revision: number
  maySignOff: boolean
}) {
  const { kind, key, title } = subject
  const { isPending, send } = useSignOff(revision)
  const [asking, setAsking] = useState<SignOffVerdict | null>(null)
  const say = (verdict: SignOffAnswer, note: string) => send([{ kind, key, verdict, note }])
  return (
    <li className="border-t border-hairline py-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <p className="text-sm font-medium">{title}</p>
          <Standing subject={subject} />
        </div>
        {maySignOff && (
          <div role="group" aria-label={words.verdictOf({ title })} className="flex flex-wrap gap-1.5">
            {verdicts.map((verdict) => (
              <Button
                key={verdict}
                size="small"
                isDisabled={isPending}
                onPress={() => (verdict === 'approved' ? void say(verdict, '') : setAsking(verdict))}
              >
                {words.verdicts[verdict]}
              </Button>
            ))}
            {subject.signOff !== null && (
              <Button
                size="small"
                variant="quiet"
                isDisabled={isPending}
                onPress={() => void say('withdrawn', '')}
              >
                {words.withdraw}
              </Button>
            )}
          </div>
        )}
      </div>
      {asking !== null && (
        <NoteForm
          subject={subject}
          verdict={asking}
          revision={revision}
          isPending={isPending}
          onSend={(note) => say(asking, note)}
          onDone={() => setAsking(null)}
        />
      )}
    </li>
  )
}

export function SignOffList({ agreement }: { agreement: Agreement }) {
  const { subjects, revision, abilities } = agreement
  const { profile } = useOpenOrder()
  const { isPending, send } = useSignOff(revision)
  if (subjects.length === 0) return null
  const open = subjects.filter(({ signOff }) => signOff === null)
  const revise = subjects.filter(({ signOff }) => signOff?.verdict === 'revise').length
  const approve = () =>
    send(open.map(({ kind, key }) => ({ kind, key, verdict: 'approved' as const, note: '' })))
  return (
    <section className="pt-3">
      <div className="flex flex-wrap items-end justify-between gap-3 pb-2">
        <div>
          <h4 className="text-sm font-medium">{words.signOffTitle}</h4>
          <p className="text-sm text-ink-2">
            {abilities.signOff ? words.signOffHint({ word: profile.vocabulary.order }) : words.signOffWatch}{' '}
            {words.progress({
              approved: subjects.length - open.length - revise,
              revise,
              all: subjects.length,
            })}
          </p>
        </div>
        {abilities.signOff && open.length > 0 && (
          <Button isPending={isPending} onPress={() => void approve()}>
            {words.approveRest({ count: open.length })}
          </Button>
        )}
      </div>
      <ul>
        {subjects.map((subject) => (
          <SubjectRow
            key={`${subject.kind} ${subject.key}`}
            subject={subject}
            revision={revision}
            maySignOff={abilities.signOff}
          />
        ))}
      </ul>
    </section>
  )
}

/** A change after approval: asked for, opened, agreed to, declined or withdrawn; and those of before. */
import type { ChangeOrderView } from '@orderwright/contract'
import { endpoints } from '@orderwright/contract'
import { cents, formatCents, formatDay } from '@orderwright/domain/units'
import { type AgreedHow, revisionMarks, revisionScreenMessages as words } from '@orderwright/domain/revisions'
import { type FormEvent, type ReactNode, useState } from 'react'
import { z } from 'zod'
import { call } from '../../lib/api/api.ts'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { useFormDraft } from '../../lib/storage/form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { confirm } from '../../ui/popups/confirm.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useOrderCall } from '../open-order/order-difference.ts'
import { refreshRevisions, type Revisions } from './use-revisions.ts'
import { FormPending } from '../../ui/fields/form-pending.ts'

type Step = 'ask' | 'open' | 'decline' | 'agree' | 'refuse'

/** Makes a step; says why not, and gives whether it was made. */
function useSteps() {
  const body = useOrderCall()
  const [isPending, setIsPending] = useState(false)
  async function run(work: () => Promise<{ ok: true } | { ok: false; error: { message: string } }>) {
    setIsPending(true)
    const result = await work()
    setIsPending(false)
    if (!result.ok) toast(result.error.message, { tone: 'invalid' })
    refreshRevisions()
    return result.ok
  }
  return {
    isPending,
    ask: (note: string) => run(() => call(endpoints.requestChangeOrder, { ...body, note })),
    open: (note: string) => run(() => call(endpoints.openChangeOrder, { ...body, note })),
    propose: () => run(() => call(endpoints.proposeChangeOrder, body)),
    refuse: (note: string, proposal: string) =>
      run(() => call(endpoints.refuseChangeOrder, { ...body, note, proposal })),
    close: (closing: {
      outcome: 'declined' | 'withdrawn' | 'agreed'
      note?: string
      proposal?: string
      agreedByName?: string
      agreedHow?: AgreedHow
    }) => run(() => call(endpoints.closeChangeOrder, { ...body, ...closing })),
  }
}
type Steps = ReturnType<typeof useSteps>

const noteSchema = z.object({ note: z.string().max(10_000) })
const noNote: z.infer<typeof noteSchema> = { note: '' }

interface FormProps {
  /** which of the notes it is: what was typed is there again after a reload */
  keptAs: Step
  label: string
  submit: string
  isRequired: boolean
  steps: Steps
  send: (note: string) => Promise<boolean>
  onDone: () => void
}

function NoteForm({ keptAs, label, submit, isRequired, steps, send, onDone }: FormProps) {
  const { viewer, data } = useOpenOrder()
  const key = draftKey(viewer.user.id, data.document.order, `change-order-${keptAs}`)
  const { draft, change, forget } = useFormDraft(key, noteSchema, noNote)
  const { note } = draft
  async function submitNote(event: FormEvent) {
    event.preventDefault()
    if (steps.isPending || !(await send(note.trim()))) return
    forget()
    onDone()
  }
  return (
    <form className="flex max-w-xl flex-col gap-2" onSubmit={(event) => void submitNote(event)}>
      <FormPending value={steps.isPending}>
        <TextArea
          label={label}
          value={note}
          onChange={(next) => change({ note: next })}
          maxLength={10_000}
          rows={3}
        />
        <div className="flex gap-2">
          <Button
            type="submit"
            variant="primary"
            isPending={steps.isPending}
            isDisabled={isRequired && note.trim() === ''}
          >
            {submit}
          </Button>
          <Button onPress={onDone}>{words.cancel}</Button>
        </div>
      </FormPending>
    </form>
  )
}

const hows = ['inPerson', 'mail', 'phone', 'signed'] as const

function AgreeForm({ steps, proposal, onDone }: { steps: Steps; proposal: string; onDone: () => void }) {
  const { viewer } = useOpenOrder()
  const [name, setName] = useState('')
  const [how, setHow] = useState<(typeof hows)[number]>('mail')
  const others = viewer.isEmployee ? { agreedByName: name.trim(), agreedHow: how } : {}
  return (
    <form
      className="flex max-w-xl flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (steps.isPending) return
        void steps.close({ outcome: 'agreed', proposal, ...others }).then((isDone) => isDone && onDone())
      }}
    >
      <FormPending value={steps.isPending}>
        <p className="text-sm text-ink-2">{words.agreeHint}</p>
        {viewer.isEmployee && (
          <div className="grid gap-2 sm:grid-cols-2">
            <TextField label={words.agreedBy} value={name} onChange={setName} maxLength={200} isRequired />
            <Select
              label={words.agreedHow}
              items={hows.map((key) => ({ key, label: words.hows[key] }))}
              value={how}
              onChange={setHow}
            />
          </div>
        )}
        <div className="flex gap-2">
          <Button
            type="submit"
            variant="primary"
            isPending={steps.isPending}
            isDisabled={viewer.isEmployee && name.trim() === ''}
          >
            {words.agree}
          </Button>
          <Button onPress={onDone}>{words.cancel}</Button>
        </div>
      </FormPending>
    </form>
  )
}

function moneyText(differenceInCents: ChangeOrderView['differenceInCents']): string {
  if (differenceInCents === null) return ''
  if (differenceInCents === 0) return words.sameMoney
  const amount = formatCents(cents(Math.abs(differenceInCents)))
  return differenceInCents > 0 ? words.extra({ amount }) : words.refund({ amount })
}

function howText(how: AgreedHow | null): string {
  return how === null || how === 'account' ? words.account : words.hows[how]
}

function Refusal({ line, note, isOpen }: { line: string; note: string; isOpen: boolean }) {
  return (
    <div className="my-2 max-w-prose border-s-2 border-invalid ps-3">
      <p className="font-medium">{line}</p>
      <p className="break-words whitespace-pre-line">{note}</p>
      {isOpen && <p className="pt-1 text-ink-2">{words.refusedHint}</p>}
    </div>
  )
}

function ChangeText({ change }: { change: ChangeOrderView }) {
  const { profile, viewer } = useOpenOrder()
  const day = (at: string | null) => (at === null ? '' : formatDay(at, profile.region.timeZone))
  const lines = [
    change.requestedAt === null
      ? ''
      : words.asked({ name: change.requestedBy, day: day(change.requestedAt) }),
    change.openedAt === null ? '' : words.opened({ name: change.openedBy, day: day(change.openedAt) }),
    change.proposedAt === null
      ? ''
      : words.proposedLine({ name: change.proposedBy, day: day(change.proposedAt) }),
    change.state === 'agreed'
      ? words.agreedLine({
          name: change.agreedByName,
          how: howText(change.agreedHow),
          day: day(change.closedAt),
        })
      : '',
    moneyText(change.differenceInCents),
  ].filter(Boolean)
  return (
    <div className="text-sm">
      {change.note !== '' && <p className="break-words whitespace-pre-line">{change.note}</p>}
      <p className="text-ink-2">{lines.join(' ')}</p>
      {change.refusedAt !== null && (
        <Refusal
          line={words.refusedLine({ name: change.refusedBy, day: day(change.refusedAt) })}
          note={change.refusalNote}
          isOpen={change.state === 'open' && viewer.isEmployee}
        />
      )}
      {change.closingNote !== '' && <p className="break-words whitespace-pre-line">{change.closingNote}</p>}
    </div>
  )
}

function Former({ changes }: { changes: readonly ChangeOrderView[] }) {
  if (changes.length === 0) return null
  return (
    <section className="pt-3">
      <h4 className="text-sm font-medium">{words.formerChanges}</h4>
      <ul>
        {changes.map((change) => (
          <li key={change.id} className="border-t border-hairline py-2">
            <p className="text-sm font-medium">
              {words.states[change.state]}
              {change.resultRevision === null
                ? ''
                : ` · ${revisionMarks.name({ number: change.resultRevision })}`}
            </p>
            <ChangeText change={change} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ChangeOrderPanel({ revisions }: { revisions: Revisions }) {
  const { abilities, changeOrders, proposal } = revisions
  const { profile } = useOpenOrder()
  const steps = useSteps()
  const [step, setStep] = useState<Step | null>(null)
  const current = changeOrders.find(({ state }) => state === 'requested' || state === 'open')
  const former = changeOrders.filter((change) => change !== current)
  const done = () => setStep(null)
  // What somebody had begun to say is not theirs to say any more.
  const isGone = (step === 'agree' && !abilities.agree) || (step === 'refuse' && !abilities.refuse)
  const isChoosing = step === null || isGone
  const mayAnything = Object.values(abilities).some(Boolean)
  if (!mayAnything && changeOrders.length === 0) return null
  const base = revisionMarks.name({
    number: current?.baseRevision ?? revisions.revisions.at(-1)?.number ?? 1,
  })

  async function withdraw() {
    const message = words.withdrawAsk({ word: profile.vocabulary.order, name: base })
    if (await confirm({ message, confirmLabel: words.withdraw })) await steps.close({ outcome: 'withdrawn' })
  }

  async function propose() {
    if (await steps.propose()) toast(words.proposedToast)
  }

  async function takeBack() {
    if (await confirm({ message: words.takeBackAsk, confirmLabel: words.takeBack }))
      await steps.close({ outcome: 'withdrawn' })
  }

  // What an employee has worked out waits for the customer's word first.
  const isToPropose = abilities.propose && (current?.proposedAt === null || current?.refusedAt !== null)
  const button = (key: Step, label: string, variant: 'primary' | 'secondary' = 'secondary'): ReactNode => (
    <Button key={key} variant={variant} onPress={() => setStep(key)}>
      {label}
    </Button>
  )
  const form = { steps, onDone: done }
  return (
    <section className="rounded-md border border-hairline p-4">
      <h3 className="text-lg font-medium">
        {words.changeTitle}
        {current ? ` · ${words.states[current.state]}` : ''}
      </h3>
      <p className="pb-2 text-sm text-ink-2">{words.changeHint({ name: base })}</p>
      {current && <ChangeText change={current} />}
      {isChoosing && (
        <div className="flex flex-wrap gap-2 pt-2">
          {abilities.request && button('ask', words.ask)}
          {abilities.open && button('open', current ? words.openAsked : words.open)}
          {abilities.decline && button('decline', words.decline)}
          {abilities.propose && (
            <Button
              variant={isToPropose ? 'primary' : 'secondary'}
              isPending={steps.isPending}
              onPress={() => void propose()}
            >
              {current?.proposedAt === null ? words.propose : words.proposeAgain}
            </Button>
          )}
          {abilities.agree && button('agree', words.agree, isToPropose ? 'secondary' : 'primary')}
          {abilities.refuse && button('refuse', words.refuse)}
          {abilities.takeBack && (
            <Button isPending={steps.isPending} onPress={() => void takeBack()}>
              {words.takeBack}
            </Button>
          )}
          {abilities.withdraw && (
            <Button isPending={steps.isPending} onPress={() => void withdraw()}>
              {words.withdraw}
            </Button>
          )}
        </div>
      )}
      {step === 'ask' && (
        <NoteForm
          {...form}
          keptAs="ask"
          label={words.askLabel}
          submit={words.askSend}
          isRequired
          send={steps.ask}
        />
      )}
      {step === 'open' && (
        <NoteForm
          {...form}
          keptAs="open"
          label={words.openLabel}
          submit={words.open}
          isRequired={false}
          send={steps.open}
        />
      )}
      {step === 'decline' && (
        <NoteForm
          {...form}
          keptAs="decline"
          label={words.declineLabel}
          submit={words.decline}
          isRequired={false}
          send={(note) => steps.close({ outcome: 'declined', note })}
        />
      )}
      {step === 'refuse' && abilities.refuse && (
        <NoteForm
          {...form}
          keptAs="refuse"
          label={words.refuseLabel}
          submit={words.refuseSend}
          isRequired
          send={(note) => steps.refuse(note, proposal)}
        />
      )}
      {step === 'agree' && abilities.agree && <AgreeForm steps={steps} proposal={proposal} onDone={done} />}
      <Former changes={former} />
    </section>
  )
}

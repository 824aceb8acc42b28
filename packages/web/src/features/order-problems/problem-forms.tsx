/** What is written to a problem in its place: an answer, how it is solved, and more of the customer's. It survives a reload. */
import type { OrderProblemView } from '@orderwright/contract'
import { orderProblemMessages as words } from '@orderwright/domain/messages'
import {
  PROBLEM_WORDS_MOST,
  type ProblemResolution,
  problemResolutions,
} from '@orderwright/domain/order-problems'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { z } from 'zod'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { useFormDraft } from '../../lib/storage/form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { FormPending } from '../../ui/fields/form-pending.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useProblemActions } from './use-problems.ts'

interface FormProps {
  problem: OrderProblemView
  onDone: () => void
}

const textSchema = z.object({ text: z.string().max(PROBLEM_WORDS_MOST) })

interface WordsFormProps extends FormProps {
  /** which of the texts it is */
  keptAs: string
  label: string
  submit: string
  start?: string
  isRequired?: boolean
  send: (text: string) => Promise<string | null>
  children?: ReactNode
}

function WordsForm({ problem, keptAs, start = '', isRequired = true, ...props }: WordsFormProps) {
  const { viewer, data } = useOpenOrder()
  const key = draftKey(viewer.user.id, data.document.order, `problem-${problem.id}-${keptAs}`)
  const [empty] = useState({ text: start })
  const { draft, change, forget } = useFormDraft(key, textSchema, empty)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState('')
  const text = draft.text.trim()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending || (isRequired && text === '')) return
    setSending(true)
    const refused = await props.send(text)
    setSending(false)
    setRefusal(refused ?? '')
    if (refused !== null) return
    forget()
    props.onDone()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    props.onDone()
  }
  return (
    <form className="space-y-2 pt-1" onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
      <FormPending value={isSending}>
        {props.children}
        <TextArea
          label={props.label}
          rows={3}
          autoFocus
          isOptional={!isRequired}
          maxLength={PROBLEM_WORDS_MOST}
          value={draft.text}
          onChange={(next) => change({ text: next })}
        />
        {refusal !== '' && (
          <p role="alert" className="text-xs text-invalid">
            {refusal}
          </p>
        )}
        <div className="flex gap-2">
          <Button
            type="submit"
            size="small"
            variant="primary"
            isPending={isSending}
            isDisabled={isRequired && text === ''}
          >
            {props.submit}
          </Button>
          <Button size="small" onPress={props.onDone}>
            {words.cancel}
          </Button>
        </div>
      </FormPending>
    </form>
  )
}

export function AnswerForm({ problem, onDone }: FormProps) {
  const { answer } = useProblemActions()
  return (
    <WordsForm
      problem={problem}
      onDone={onDone}
      keptAs="answer"
      start={problem.answer}
      label={words.answerLabel({ number: problem.number })}
      submit={words.sendAnswer}
      send={(text) => answer(problem, text)}
    />
  )
}

export function AddWordsForm({ problem, onDone }: FormProps) {
  const { addWords } = useProblemActions()
  return (
    <WordsForm
      problem={problem}
      onDone={onDone}
      keptAs="more"
      label={words.addedWords}
      submit={words.add}
      send={(text) => addWords(problem, text)}
    />
  )
}

const ways = problemResolutions.map((key) => ({ key, label: words.resolutions[key] }))

export function SolveForm({ problem, onDone }: FormProps) {
  const { solve } = useProblemActions()
  const [resolution, setResolution] = useState<ProblemResolution>('replacement')
  return (
    <WordsForm
      problem={problem}
      onDone={onDone}
      keptAs="solution"
      label={words.solutionLabel}
      isRequired={false}
      submit={words.markSolved}
      send={(text) => solve(problem, resolution, text)}
    >
      <Select label={words.how} items={ways} value={resolution} onChange={setResolution} />
    </WordsForm>
  )
}

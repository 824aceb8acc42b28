/** The form for a draft's title: of a new one, or another title. */
import type { CallResult } from '@orderwright/contract'
import { changeLabScreens as words } from '@orderwright/domain/messages'
import { type FormEvent, useId, useState } from 'react'
import { createPressKeys } from '../../../lib/api/press-keys.ts'
import { useKeptDraft } from '../../../lib/storage/use-kept-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { readAgain } from '../admin-data.ts'
import { FormPending } from '../../../ui/fields/form-pending.ts'

/** A press that was not answered keeps its key: pressed again it makes one draft. */
const pressKeys = createPressKeys()

interface TitleFormProps {
  heading: string
  confirmLabel: string
  title?: string
  /** under which name what is typed outlives a reload */
  keptAs: string
  send: (title: string, idempotencyKey: string) => Promise<CallResult<unknown>>
  onClose: () => void
}

export function TitleForm({
  heading,
  confirmLabel,
  title: known = '',
  keptAs,
  send,
  onClose,
}: TitleFormProps) {
  const formId = useId()
  const [draft, setDraft] = useKeptDraft(keptAs)
  const title = draft ?? known
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)

  function close() {
    setDraft(null)
    onClose()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const typed = title.trim()
    if (typed === '') return setProblem(words.titleNeeded)
    setPending(true)
    const press = [heading, typed].join(' ')
    const result = await send(typed, pressKeys.keyOf(press))
    pressKeys.settle(press, result)
    await readAgain()
    setPending(false)
    if (result.ok) close()
    else setProblem(result.error.message)
  }

  return (
    <Dialog
      title={heading}
      size="small"
      isOpen
      onOpenChange={close}
      footer={
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <FormPending value={isPending}>
          <TextField
            label={words.draftTitle}
            placeholder={words.titleHint}
            errorMessage={problem}
            autoComplete="off"
            autoFocus
            maxLength={200}
            value={title}
            onChange={setDraft}
          />
        </FormPending>
      </form>
    </Dialog>
  )
}

/** The frame of what is filled in to a return in its place: sent once, refused in words, closed by Escape. */
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormPending } from '../../ui/fields/form-pending.ts'

interface ReturnFormProps {
  label: string
  submit: string
  isDisabled?: boolean
  /** says why not; null: it is done */
  send: () => Promise<string | null>
  onDone: () => void
  children: ReactNode
}

export function ReturnForm({ label, submit, isDisabled = false, send, onDone, children }: ReturnFormProps) {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState('')
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSending || isDisabled) return
    setSending(true)
    const refused = await send()
    setSending(false)
    setRefusal(refused ?? '')
    if (refused === null) onDone()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onDone()
  }
  return (
    <form
      noValidate
      aria-label={label}
      className="space-y-3 pt-1"
      onSubmit={(event) => void onSubmit(event)}
      onKeyDown={onKeyDown}
    >
      <FormPending value={isSending}>
        {children}
        {refusal !== '' && (
          <p role="alert" className="text-xs text-invalid">
            {refusal}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" variant="primary" isPending={isSending} isDisabled={isDisabled}>
            {submit}
          </Button>
          <Button size="small" onPress={onDone}>
            {words.cancel}
          </Button>
        </div>
      </FormPending>
    </form>
  )
}

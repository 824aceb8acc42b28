/** A dialog with a form whose draft outlives it: sent, left as it is, or discarded. */
import { type ReactNode, useId } from 'react'
import type { HelpTopic } from '../lib/help/help-topics.ts'
import { Button } from './button.tsx'
import { FormPending } from './fields/form-pending.ts'
import { Dialog } from './popups/dialog.tsx'

interface DraftDialogProps {
  title: string
  help: HelpTopic
  words: { readonly cancel: string; readonly discard: string }
  sendLabel: string
  /** it is on its way: nothing can be typed, and nothing sent twice */
  isSending: boolean
  /** why it was not taken; '' where nothing was said */
  refusal: string
  /** null: there is nothing that could be sent */
  onSend: (() => void) | null
  onClose: () => void
  /** drops what was typed before; null: there is nothing */
  onDiscard: (() => void) | null
  children: ReactNode
}

export function DraftDialog(props: DraftDialogProps) {
  const { title, help, words, sendLabel, isSending, refusal, onSend, onClose, onDiscard, children } = props
  const formId = useId()
  return (
    <Dialog
      title={title}
      help={help}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {onDiscard && (
            <Button variant="quiet" className="me-auto" onPress={onDiscard}>
              {words.discard}
            </Button>
          )}
          <Button onPress={onClose}>{words.cancel}</Button>
          {onSend && (
            <Button type="submit" form={formId} variant="primary" isPending={isSending}>
              {sendLabel}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSend?.()
        }}
      >
        <FormPending value={isSending}>
          {children}
          {refusal !== '' && (
            <p role="alert" className="text-sm text-invalid">
              {refusal}
            </p>
          )}
        </FormPending>
      </form>
    </Dialog>
  )
}

/**
 * The frame of both popups that add a line: its identifier, which is always wanted, and Enter to add; what was typed is there
 * again when the popup is opened after a reload. [1.5.17–1.5.19]
 */
import { addItemMessages as words } from '@orderwright/domain/messages'
import { CART_ITEM_TITLE_MAX, checkCartItemTitle, normaliseItemTitle } from '@orderwright/domain/orders'
import { type FormEvent, type ReactNode, useState } from 'react'
import { z } from 'zod'
import { useFormDraft } from '../../../lib/storage/form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import type { DialogProps } from '../../../ui/popups/dialog-props.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'

interface NewItemDialogProps extends Pick<DialogProps, 'title' | 'size'> {
  /** under which name this tab keeps the identifier */
  keptAs: string
  /** an example of an identifier */
  hint?: string
  /** what stands before and after the identifier */
  before?: ReactNode
  after?: ReactNode
  /** false while something else in the popup can not be taken; it says so itself */
  isReady?: () => boolean
  /** called with a title that will do; the popup closes */
  onAdd: (title: string) => void
  onClose: () => void
}

const formId = 'new-item'
const draftSchema = z.object({ title: z.string().max(200) })
const untouched = { title: '' }

export function NewItemDialog({
  title: heading,
  keptAs,
  size,
  hint,
  before,
  after,
  isReady = () => true,
  onAdd,
  onClose,
}: NewItemDialogProps) {
  const { draft, change, forget } = useFormDraft(keptAs, draftSchema, untouched)
  const { title } = draft
  const [problem, setProblem] = useState<string | undefined>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const refused = checkCartItemTitle(title)
    if (refused) {
      setProblem(refused.message)
      return
    }
    // However often it is pressed: what stands there and is refused is never left out.
    if (!isReady()) return
    onAdd(title.trim())
    close()
  }
  /** Whoever closes it does not want what stands there. */
  function close() {
    forget()
    onClose()
  }
  return (
    <Dialog
      title={heading}
      isOpen
      onOpenChange={close}
      size={size}
      footer={
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {words.addItem}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-5 pb-2">
        {before}
        <TextField
          label={words.identifierOrDescription}
          description={hint}
          size="large"
          autoFocus
          isRequired
          autoComplete="off"
          value={title}
          onChange={(text) => {
            setProblem(undefined)
            change({ title: normaliseItemTitle(text, CART_ITEM_TITLE_MAX) })
          }}
          errorMessage={problem}
        />
        {after}
      </form>
    </Dialog>
  )
}

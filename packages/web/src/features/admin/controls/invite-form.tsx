/** The form that invites somebody by e-mail: as a guest, or to work in the organization. */
import type { CallResult } from '@orderwright/contract'
import type { FormEvent, ReactNode } from 'react'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { LEFT_TO_SAVE } from '../../../lib/storage/typed-drafts.ts'
import { useKeptDraft } from '../../../lib/storage/use-kept-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useChange } from './use-change.ts'

interface InviteFormProps {
  /** what is invited: names what is typed */
  kind: 'guest' | 'member'
  label: string
  /** the label of the address, which stands in it while it is empty */
  addressLabel: string
  /** the words of the button */
  action: string
  send: (email: string) => Promise<CallResult<unknown>>
  /** what is told afterwards */
  invited: (named: { email: string }) => string
  /** the rest is empty again */
  onInvited: () => void
  /** what else is said of the person */
  children: ReactNode
}

export function InviteForm({
  kind,
  label,
  addressLabel,
  action,
  send,
  invited,
  onInvited,
  children,
}: InviteFormProps) {
  const { isPending, change } = useChange()
  const { org } = useViewer()
  const [typed, setTyped, drop] = useKeptDraft(recordDraftKey(org.id, kind, 0, 'email') + LEFT_TO_SAVE)
  const email = typed ?? ''
  const address = email.trim().toLowerCase()

  async function invite(event: FormEvent) {
    event.preventDefault()
    if (address === '' || isPending) return
    if (!(await change(send(address), { message: invited({ email: address }) }))) return
    if (drop(typed)) onInvited()
  }

  return (
    <form
      aria-label={label}
      onSubmit={(event) => void invite(event)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4"
    >
      <TextField
        label={addressLabel}
        isLabelHidden
        placeholder={addressLabel}
        type="email"
        autoComplete="off"
        value={email}
        maxLength={320}
        onChange={(next) => setTyped(next || null)}
        className="w-full sm:w-72"
      />
      {children}
      <Button type="submit" variant="primary" isPending={isPending} isDisabled={address === ''}>
        {action}
      </Button>
    </form>
  )
}

/**
 * Proposes the contact data of the person's last order for one that has none. Nothing is taken over before they say so,
 * and it can be taken back.
 */
import { checkoutMessages as words, contactFieldMessages } from '@orderwright/domain/messages'
import { type Contact, lacksContact, takenOver } from '@orderwright/domain/orders'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'

interface ContactProposalProps {
  /** as the form shows it now */
  current: Contact
  onTake: (contact: Contact) => void
}

export function ContactProposal({ current, onTake }: ContactProposalProps) {
  const { data, profile, editor, viewer } = useOpenOrder()
  const [before, setBefore] = useState<Contact | null>(null)
  const proposal = data.contactProposal
  if (!proposal) return null
  const number = proposal.fromOrderNumber
  if (before !== null) {
    return (
      <Note text={number === null ? words.contactOnFileTaken : words.lastContactTaken({ number })}>
        <Button
          size="small"
          onPress={() => {
            onTake(before)
            setBefore(null)
          }}
        >
          {contactFieldMessages.undo}
        </Button>
      </Note>
    )
  }
  if (!lacksContact(current)) return null
  const { firmName, contactName, phone, deliveryAddress } = proposal
  const isOwn = editor.getState().document.order.userId === viewer.user.id
  const word = profile.vocabulary.order
  const onFile = isOwn ? words.contactOnFile : words.customerContactOnFile
  const last = isOwn ? words.lastContact : words.customerLastContact
  const { streetAddress, city, state, zip } = deliveryAddress
  const summary = [firmName, contactName, phone, streetAddress, city, [state, zip].filter(Boolean).join(' ')]
  return (
    <Note text={number === null ? onFile : last({ number, word })} detail={summary}>
      <Button
        size="small"
        onPress={() => {
          setBefore(current)
          onTake(takenOver(current, proposal))
        }}
      >
        {contactFieldMessages.takeHere}
      </Button>
    </Note>
  )
}

interface NoteProps {
  text: string
  detail?: readonly string[]
  children: React.ReactNode
}

function Note({ text, detail = [], children }: NoteProps) {
  return (
    <div
      role="group"
      aria-label={contactFieldMessages.lastContactData}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-desk px-3 py-2.5 text-sm"
    >
      <p className="min-w-56 flex-1">
        <span role="status">{text}</span>
        {detail.length > 0 && <span className="block text-ink-2">{detail.filter(Boolean).join(' · ')}</span>}
      </p>
      {children}
    </div>
  )
}

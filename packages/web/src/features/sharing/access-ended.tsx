/**
 * In place of an order that was open here when access to it ended. What was typed and is not saved stays readable, and is
 * kept in this browser for the case that access comes back.
 */
import { orderPageMessages, sharingMessages } from '@orderwright/domain/messages'
import { DoorClosed } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAddressedOrder } from '../navigation/addressed-order.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { EmptyState } from '../../ui/states.tsx'

interface AccessEndedProps {
  /** the order itself is gone: an employee cannot lose access to it otherwise */
  isGone: boolean
  /** texts that are not on the server, as they are now */
  unsent: readonly string[]
  /** hides the way to somewhere else from whoever has only this order */
  actions: React.ReactNode
}

export function AccessEnded({ isGone, unsent, actions }: AccessEndedProps) {
  useDocumentTitle(isGone ? sharingMessages.notFound : sharingMessages.noAccess, useAddressedOrder())
  // What the server refuses meanwhile leaves the queue; here it stays.
  const [texts, setTexts] = useState<readonly string[]>(unsent)
  useEffect(() => {
    setTexts((known) => {
      const more = unsent.filter((text) => !known.includes(text))
      return more.length === 0 ? known : [...known, ...more]
    })
  }, [unsent])
  return (
    <main>
      <EmptyState
        isPage
        title={isGone ? orderPageMessages.orderUnknownTitle : sharingMessages.accessEndedTitle}
        icon={<DoorClosed aria-hidden />}
        actions={actions}
      >
        {isGone ? orderPageMessages.orderUnknown : sharingMessages.accessEnded}
        {texts.length > 0 && (
          <div className="mt-5 text-start">
            <p>{sharingMessages.accessEndedUnsent}</p>
            <ul
              aria-label={sharingMessages.notSaved}
              className="mt-2 divide-y divide-hairline rounded border border-hairline"
            >
              {texts.map((text) => (
                <li key={text} className="px-3 py-2 break-words whitespace-pre-line text-ink select-all">
                  {text}
                </li>
              ))}
            </ul>
          </div>
        )}
      </EmptyState>
    </main>
  )
}

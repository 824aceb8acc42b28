/** On the page of an order whose goods have left: the way to its returns, and to ask for one. */
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { goodsHaveLeft } from '@orderwright/domain/order-problems'
import { PackageOpen } from 'lucide-react'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { RecordsNote } from '../side-panels/records-note.tsx'
import { showReturnRequest } from '../order-dialogs/return-request.ts'
import { useReturns } from './use-returns.ts'

export function ReturnsNote() {
  const { profile } = useOpenOrder()
  const haveLeft = useEditorState(({ document }) => goodsHaveLeft(document.order, profile))
  return haveLeft && <Note />
}

function Note() {
  const { data } = useOpenOrder()
  const { returns, mayRequest, query } = useReturns()
  // Known with the order: the note stands where it will stand.
  const offers = query.data ? mayRequest : data.abilities.requestReturn
  const count = returns.length
  const open = returns.filter(({ state }) => state !== 'closed' && state !== 'declined').length
  return (
    <RecordsNote
      panelKey="returns"
      title={words.title}
      counted={count === 0 ? null : words.counted({ count, open })}
      isOpen={open > 0}
      icon={<PackageOpen aria-hidden />}
      question={words.somethingBack}
      add={offers ? { label: words.request, run: () => showReturnRequest() } : null}
    />
  )
}

/** On the page of an order whose goods have left: the way to its returns, and to ask for one. */
import { goodsHaveLeft, orderReturnMessages as words } from '@orderwright/domain'
import { PackageOpen } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { openSidePanel } from '../open-order/side-panel-state.ts'
import { showReturnRequest } from '../open-order/return-request.ts'
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
  if (!offers && count === 0) return null
  const open = returns.filter(({ state }) => state !== 'closed' && state !== 'declined').length
  return (
    <section
      aria-label={words.title}
      className="mb-10 flex max-w-prose flex-wrap items-center gap-x-3 gap-y-2 rounded border border-hairline bg-paper px-4 py-3"
    >
      {count > 0 ? (
        <Button
          variant={open > 0 ? 'secondary' : 'quiet'}
          icon={<PackageOpen aria-hidden />}
          onPress={() => openSidePanel('returns')}
        >
          {words.counted({ count, open })}
        </Button>
      ) : (
        <p className="text-sm text-ink-2">{words.somethingBack}</p>
      )}
      {offers && (
        <Button variant="quiet" onPress={() => showReturnRequest()}>
          {words.request}
        </Button>
      )}
    </section>
  )
}

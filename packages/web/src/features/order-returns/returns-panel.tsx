/** The returns of the open order: what comes back, how far each is, and what is credited for it. */
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { RecordsPanel } from '../side-panels/records-panel.tsx'
import { showReturnRequest } from '../order-dialogs/return-request.ts'
import { ReturnRow } from './return-row.tsx'
import { useReturns } from './use-returns.ts'

export function ReturnsPanel() {
  const { profile } = useOpenOrder()
  const { query, returns, mayRequest } = useReturns()
  return (
    <RecordsPanel
      panelKey="returns"
      words={words}
      help="status"
      query={query}
      records={returns}
      renderRow={(orderReturn) => <ReturnRow orderReturn={orderReturn} />}
      emptyHint={mayRequest ? words.emptyHint : words.emptyReadOnly({ word: profile.vocabulary.order })}
      add={mayRequest ? { label: words.request, run: () => showReturnRequest() } : null}
    />
  )
}

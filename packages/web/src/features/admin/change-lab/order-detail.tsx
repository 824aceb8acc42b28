/** One order as it is and as it would be: every line with both prices, what they are made of, and what is wrong with it. */
import { type CatalogDraft, endpoints, type ReplayedOrder, type ResponseOf } from '@orderwright/contract'
import { changeLabScreens as words } from '@orderwright/domain/messages'
import { traceFigure } from '@orderwright/domain/pricing'
import type { Timestamp } from '@orderwright/domain/units'
import { useQuery } from '@tanstack/react-query'
import { CallFailure, call, failureMessage } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Link } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { everything } from '../admin-data.ts'

type Line = ResponseOf<typeof endpoints.getReplayedOrder>['lines'][number]
type Side = Line['before']

interface OrderDetailProps {
  draft: CatalogDraft
  order: ReplayedOrder
  /** the time whose prices count; undefined: now */
  at: Timestamp | undefined
  onClose: () => void
}

export function OrderDetail({ draft, order, at, onClose }: OrderDetailProps) {
  const { org, caller, profile } = useViewer()
  const { orderId, orgSpecificId, newProblems, solvedProblems } = order
  const query = useQuery({
    queryKey: [everything, org.id, 'replayedOrder', draft.id, draft.version, orderId, at ?? ''],
    queryFn: async () => {
      const body = {
        orgId: org.id,
        ...caller,
        draftId: draft.id,
        productOrderId: orderId,
        ...(at === undefined ? {} : { at }),
      }
      const result = await call(endpoints.getReplayedOrder, body)
      if (!result.ok) throw new CallFailure(result.error)
      return result.data.lines
    },
  })
  return (
    <Dialog
      title={words.orderDetail({ title: words.orderNamed(order) })}
      size="large"
      isOpen
      onOpenChange={onClose}
    >
      <p className="pb-3 text-sm">
        <Link to="/orders/:orgSpecificId" params={{ orgSpecificId: String(orgSpecificId) }}>
          {words.openOrder({ word: profile.vocabulary.order.toLowerCase() })}
        </Link>
      </p>
      <Problems label={words.wrongBefore} problems={solvedProblems} />
      <Problems label={words.wrongAfter} problems={newProblems} />
      {query.data ? (
        <ul className="divide-y divide-hairline border-t border-hairline">
          {query.data.map((line) => (
            <li key={line.itemId} className="py-3">
              <LineDetail line={line} />
            </li>
          ))}
        </ul>
      ) : query.isError ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Dialog>
  )
}

function Problems({ label, problems }: { label: string; problems: readonly { readonly message: string }[] }) {
  if (problems.length === 0) return null
  return (
    <div className="pb-1 text-sm text-invalid">
      <p className="font-medium">{label}</p>
      <ul className="list-disc ps-5">
        {problems.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

function LineDetail({ line }: { line: Line }) {
  const { before, after } = line
  return (
    <>
      <h3 className="text-sm font-medium">{words.lineNamed(line)}</h3>
      <div className="grid gap-4 pt-1.5 sm:grid-cols-2">
        <SideDetail label={words.before} side={before} />
        <SideDetail label={words.after} side={after} />
      </div>
    </>
  )
}

function SideDetail({ label, side }: { label: string; side: Side }) {
  const { unitPrice, lineTotal, priceProblem, problems, trace } = side
  return (
    <div className="min-w-0 text-sm">
      <p className="text-ink-2">{label}</p>
      <p>
        {words.unitPrice} <Money cents={unitPrice} fallback={words.onRequest} />
        {' · '}
        {words.lineTotal} <Money cents={lineTotal} fallback={words.onRequest} className="font-medium" />
      </p>
      {priceProblem !== '' && <p className="text-caution">{priceProblem}</p>}
      {problems.length > 0 && (
        <ul className="list-disc ps-5 text-invalid">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {trace.length > 0 && (
        <details className="pt-1">
          <summary className="cursor-pointer text-ink-2">{words.priceIsMadeOf}</summary>
          <ol className="pt-1">
            {trace.map((step, index) => (
              <li
                key={index}
                className="flex justify-between gap-3"
                style={{ paddingInlineStart: `${step.depth}rem` }}
              >
                <span className="min-w-0 break-words">{step.label === '' ? step.ruleTitle : step.label}</span>
                <span className="tabular shrink-0 text-ink-2">{traceFigure(step)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

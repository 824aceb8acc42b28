/** How many open orders have an option, said before anything of it is changed, and which. */
import { endpoints } from '@orderwright/contract'
import type { ProductOption } from '@orderwright/domain/catalog'
import { adminEditingMessages, optionAdminMessages as words } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { PlainLink } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function ConcernedOrders({ option }: { option: ProductOption }) {
  const { org, caller, profile } = useViewer()
  const [isShown, setShown] = useState(false)
  const query = useQuery(
    callQuery(endpoints.countAffectedOrders, {
      orgId: org.id,
      ...caller,
      productOptionIds: [option.id],
      withOrders: true,
    }),
  )
  const word = profile.vocabulary.order.toLowerCase()
  if (query.isError) return <Note>{words.ordersUnknown({ word })}</Note>
  if (!query.data) return <Skeleton className="h-9 w-full" />
  const { orders, items, affectedOrders = [] } = query.data
  if (orders === 0) return <Note>{words.inNoOrder({ word })}</Note>
  return (
    <div className="rounded bg-caution-soft px-3 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <span>{words.inOrders({ count: orders, items, word })}</span>
        <Button size="small" variant="quiet" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {isShown ? words.hideThem : words.showThem}
        </Button>
      </p>
      {isShown && (
        <ul className="max-h-40 overflow-y-auto overscroll-contain pt-1">
          {affectedOrders.map(({ id, orgSpecificId, title, items: count }) => (
            <li key={id} className="py-0.5">
              <PlainLink
                to="/orders/:orgSpecificId"
                params={{ orgSpecificId: String(orgSpecificId) }}
                className="underline underline-offset-2"
              >
                {adminEditingMessages.concernedOrder({ orgSpecificId, title, count })}
              </PlainLink>
            </li>
          ))}
          {affectedOrders.length < orders && <li>…</li>}
        </ul>
      )}
    </div>
  )
}

function Note({ children }: { children: string }) {
  return <p className="rounded bg-desk px-3 py-2 text-sm text-ink-2">{children}</p>
}

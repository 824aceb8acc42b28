/** Which open orders the rule makes invalid, or valid again: asked for, since every open order is judged anew. [issue 16] */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import { ruleImpactMessages as words } from '@orderwright/domain/messages'
import type { RuleChange } from '@orderwright/domain/rule-impact'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'

type Found = ResponseOf<typeof endpoints.replayRule>['orders'][number]
type State =
  | { readonly kind: 'idle' | 'failed' }
  | {
      readonly kind: 'working' | 'done'
      readonly found: readonly Found[]
      readonly checked: number
      readonly total: number
    }

/** More of them are counted, not listed. */
const LISTED = 8

/** Of one change: give it a key, so that what was found goes with the change. */
export function OpenOrders({ change: { before, after } }: { change: RuleChange }) {
  const { org, caller, profile } = useViewer()
  const word = profile.vocabulary.order.toLowerCase()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function check() {
    const found: Found[] = []
    let checked = 0
    let afterId: number | undefined
    setState({ kind: 'working', found, checked, total: 0 })
    do {
      const result = await call(endpoints.replayRule, {
        orgId: org.id,
        ...caller,
        ...(before === null ? {} : { ruleId: before.id }),
        rule: after && { ...after, fromIds: [...after.fromIds], toIds: [...after.toIds] },
        afterId,
      })
      if (isGone.current) return
      if (!result.ok) return setState({ kind: 'failed' })
      const { orders, total, nextAfterId } = result.data
      found.push(...orders)
      checked += result.data.checked
      afterId = nextAfterId ?? undefined
      setState({ kind: afterId === undefined ? 'done' : 'working', found: [...found], checked, total })
    } while (afterId !== undefined)
  }

  const isWorking = state.kind === 'working'
  return (
    <div className="space-y-2 border-t border-hairline pt-3 text-sm">
      {state.kind !== 'done' && (
        <Button size="small" isPending={isWorking} onPress={() => void check()}>
          {words.checkOrders({ word })}
        </Button>
      )}
      <div role="status" className="space-y-1">
        {isWorking && state.total > 0 && <p className="text-ink-2">{words.checkingOrders(state)}</p>}
        {state.kind === 'failed' && <p className="text-invalid">{words.ordersFailed({ word })}</p>}
        {state.kind === 'done' && <Result found={state.found} total={state.total} word={word} />}
      </div>
    </div>
  )
}

function Result({ found, total, word }: { found: readonly Found[]; total: number; word: string }) {
  const invalid = found.filter(({ validity }) => validity === 'becomesInvalid')
  const valid = found.filter(({ validity }) => validity === 'becomesValid')
  if (total === 0) return <p className="text-ink-2">{words.noOpenOrders({ word })}</p>
  if (found.length === 0) return <p className="text-ink-2">{words.ordersFine({ total, word })}</p>
  return (
    <>
      {invalid.length > 0 && (
        <>
          <p className="text-invalid">{words.ordersInvalid({ count: invalid.length, total, word })}</p>
          <Orders orders={invalid} />
        </>
      )}
      {valid.length > 0 && (
        <>
          <p>{words.ordersValid({ count: valid.length, word })}</p>
          <Orders orders={valid} />
        </>
      )}
    </>
  )
}

function Orders({ orders }: { orders: readonly Found[] }) {
  const more = orders.length - LISTED
  return (
    <>
      <ul className="space-y-1 ps-4">
        {orders.slice(0, LISTED).map((order) => (
          <li key={order.orderId}>
            <Link to="/orders/:orgSpecificId" params={{ orgSpecificId: String(order.orgSpecificId) }}>
              {words.orderNamed(order)}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="ps-4 text-ink-2">{words.andMore({ count: more })}</p>}
    </>
  )
}

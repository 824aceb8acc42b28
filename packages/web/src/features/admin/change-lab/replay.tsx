/** What a draft would do: tried on every open order, filtered, and summed up by customer and product. */
import type { CatalogDraft } from '@orderwright/contract'
import { changeLabMessages as words } from '@orderwright/domain'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { ReplayedOrders } from './replayed-orders.tsx'
import { ReplayTotalsTable } from './replay-totals.tsx'
import { type ReplayState, useReplay } from './use-replay.ts'

export function Replay({ draft }: { draft: CatalogDraft }) {
  const { profile } = useViewer()
  const word = profile.vocabulary.order.toLowerCase()
  const [withSubmitted, setWithSubmitted] = useState(false)
  const { state, run, stop } = useReplay(draft)
  const { status, version, orders } = state
  const isWorking = status === 'working'
  return (
    <section aria-label={words.replay} className="pt-8">
      <h2 className="text-base font-semibold">{words.replay}</h2>
      <p className="pb-3 text-sm text-ink-2">{words.replayMeans({ word })}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isWorking ? (
          <Button onPress={stop}>{words.stop}</Button>
        ) : (
          <Button icon={<FlaskConical aria-hidden />} onPress={() => void run(withSubmitted)}>
            {status === 'idle' ? words.runOn({ word }) : words.runAgain}
          </Button>
        )}
        <Checkbox isSelected={withSubmitted} isDisabled={isWorking} onChange={setWithSubmitted}>
          {words.withSubmitted({ word })}
        </Checkbox>
      </div>
      <Progress state={state} word={word} />
      {status !== 'idle' && !isWorking && version !== draft.version && (
        <p role="status" className="pt-2 text-sm text-caution">
          {words.outdated}
        </p>
      )}
      {orders.length > 0 && (
        <>
          <ReplayedOrders draft={draft} orders={orders} />
          <ReplayTotalsTable state={state} />
        </>
      )}
    </section>
  )
}

function Progress({ state, word }: { state: ReplayState; word: string }) {
  const { status, checked, total, orders } = state
  if (status === 'idle') return <div role="status" />
  return (
    <div className="pt-3 text-sm">
      {status === 'working' && (
        <progress
          aria-label={words.replay}
          className="h-1.5 w-full max-w-md accent-accent"
          value={checked}
          max={Math.max(total, 1)}
        />
      )}
      <div role="status">
        {status === 'failed' && <p className="text-invalid">{words.failed({ word })}</p>}
        {status === 'stopped' && <p>{words.stopped}</p>}
        {total > 0 && <p className="tabular text-ink-2">{words.checked({ checked, total })}</p>}
        {status === 'done' && total === 0 && <p>{words.nothingToTry({ word })}</p>}
        {status === 'done' && total > 0 && orders.length === 0 && (
          <p>{words.nothingChanges({ count: total, word })}</p>
        )}
        {status === 'done' && orders.length > 0 && (
          <p className="text-ink-2">{words.unchanged({ count: checked - orders.length })}</p>
        )}
      </div>
    </div>
  )
}

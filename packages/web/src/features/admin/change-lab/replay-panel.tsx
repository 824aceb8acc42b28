/** What a draft would do: tried on every open order, filtered, and summed up by customer and product. */
import type { CatalogDraft, DraftChange } from '@orderwright/contract'
import { changeLabScreens as words } from '@orderwright/domain/messages'
import { type Timestamp, toDate, toTimestamp } from '@orderwright/domain/units'
import { FlaskConical } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ReplayedOrders } from './replayed-orders.tsx'
import { ReplayTotalsTable } from './replay-totals.tsx'
import { contentOf, type ReplayState, useReplay } from './use-replay.ts'

const submittedChoices = [0, 100, 500, 1000] as const

/** What a field for a day and a time has, as a point in time; undefined where nothing is in it. */
function momentOf(typed: string): Timestamp | undefined {
  const at = new Date(typed)
  return typed === '' || Number.isNaN(at.getTime()) ? undefined : toTimestamp(at)
}

/** The other way round, in the zone where the person is. */
function localText(at: string | null): string {
  if (at === null) return ''
  const local = toDate(at)
  return new Date(local.getTime() - local.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export function Replay({ draft, changes }: { draft: CatalogDraft; changes: readonly DraftChange[] }) {
  const { profile } = useViewer()
  const word = profile.vocabulary.order.toLowerCase()
  const content = useMemo(() => contentOf(changes), [changes])
  const [lastSubmitted, setLastSubmitted] = useState(0)
  const [typedAt, setTypedAt] = useState(() => localText(draft.publishAt))
  const { state, run, stop } = useReplay(draft, content)
  const { status, orders } = state
  const isWorking = status === 'working'
  return (
    <section aria-label={words.replay} className="pt-8">
      <h2 className="text-base font-semibold">{words.replay}</h2>
      <p className="pb-3 text-sm text-ink-2">{words.replayMeans({ word })}</p>
      <div className="grid max-w-xl gap-4 pb-4 sm:grid-cols-2">
        <TextField
          label={words.pricesOf}
          description={words.pricesOfMeans}
          type="datetime-local"
          value={typedAt}
          isDisabled={isWorking}
          onChange={setTypedAt}
        />
        <Select
          label={words.submittedToo({ word })}
          description={words.submittedTooMeans}
          value={lastSubmitted}
          isDisabled={isWorking}
          onChange={setLastSubmitted}
          items={submittedChoices.map((count) => ({ key: count, label: words.lastSubmitted({ count }) }))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isWorking ? (
          <Button onPress={stop}>{words.stop}</Button>
        ) : (
          <Button
            icon={<FlaskConical aria-hidden />}
            onPress={() => void run({ lastSubmitted, at: momentOf(typedAt) })}
          >
            {status === 'idle' ? words.runOn({ word }) : words.runAgain}
          </Button>
        )}
      </div>
      <Progress state={state} word={word} />
      {status !== 'idle' && !isWorking && state.content !== content && (
        <p role="status" className="pt-2 text-sm text-caution">
          {words.outdated}
        </p>
      )}
      {orders.length > 0 && (
        <>
          <ReplayedOrders draft={draft} orders={orders} at={state.at} />
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

/** What has changed since the revision before, in a few lines, for whoever approves; the comparison has all of it. [issue 18] */
import {
  amountDifferenceText,
  itemHeading,
  itemIdOf,
  revisionMarks,
  revisionPaperWords,
  thingHeading,
} from '@orderwright/domain/revisions'
import { orderStatusMessages as words } from '@orderwright/domain/messages'
import { PlainLink } from '../../../ui/link.tsx'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { useDifference } from '../../open-order/order-difference.ts'
import { useCheckout } from '../checkout-context.tsx'
import { AsideSection } from './status-layout.tsx'

/** Since the submission before this one, or since the first one what employees have changed; nothing where nothing was. */
export function ChangedSince() {
  const { order } = useCheckout()
  const last = order.revisionNumber
  const isAgain = last > 1
  const from = isAgain ? last - 1 : last
  const isSaved = useEditorState(({ saveState }) => saveState === 'saved')
  // Anew whenever the order is another one on the server.
  const { data } = useDifference(from > 0 ? { from, to: null } : null, `${order.version} ${isSaved}`)
  if (from < 1 || !data) return null
  const { facts, choices, items, canvas, amounts } = data
  const whole = [...facts, ...choices].map(({ title }) => title)
  const total = amounts?.find(({ key }) => key === 'total')
  const isNothing = whole.length + items.length + canvas.length === 0
  if (isNothing && !isAgain) return null
  const name = revisionMarks.name({ number: from })
  return (
    <AsideSection title={words.changedSince({ name })}>
      <ul className="divide-y divide-hairline border-y border-hairline text-sm">
        {isNothing && <li className="py-1.5 text-ink-2">{revisionPaperWords.nothing}</li>}
        {whole.length > 0 && (
          <li className="py-1.5">
            {revisionPaperWords.wholeOrder}
            <span className="block text-ink-2">{whole.join(', ')}</span>
          </li>
        )}
        {items.map((change) => {
          const heading = itemHeading(change)
          return (
            <li key={itemIdOf(change)} className="flex justify-between gap-3 py-1.5">
              <span className="min-w-0 break-words">{`${heading.number}. ${heading.name}`}</span>
              <span className="shrink-0 text-ink-2">{heading.state}</span>
            </li>
          )
        })}
        {canvas.map((thing) => {
          const heading = thingHeading(thing)
          return (
            <li key={thing.key} className="flex justify-between gap-3 py-1.5">
              <span className="min-w-0 break-words">{heading.name}</span>
              <span className="shrink-0 text-ink-2">{heading.state}</span>
            </li>
          )
        })}
        {total && (
          <li className="tabular flex justify-between gap-3 py-1.5 font-medium">
            <span>{total.title}</span>
            <span>{amountDifferenceText(total)}</span>
          </li>
        )}
      </ul>
      <PlainLink
        to="/orders/:orgSpecificId/revisions"
        params={{ orgSpecificId: String(order.orgSpecificId) }}
        search={() => ({ from, to: 'now' })}
        className="mt-2 inline-block text-sm"
      >
        {words.compareWith({ name })}
      </PlainLink>
    </AsideSection>
  )
}

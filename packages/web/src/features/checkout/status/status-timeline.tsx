/** The way of an order from top to bottom: where it has been and when, where it is, what comes. */
import { orderStatusMessages as words } from '@orderwright/domain/messages'
import { type StatusDot, statusDots } from '@orderwright/domain/orders'
import { useFormatDay } from '../../../lib/session/use-format-day.ts'
import { cx } from '../../../ui/cx.ts'
import { useCheckout } from '../checkout-context.tsx'

function stateWord(dot: StatusDot): string {
  if (dot.isCurrent) return words.now
  return dot.isFilled ? words.done : words.toCome
}

function Step({ dot, isLast }: { dot: StatusDot; isLast: boolean }) {
  const formatDay = useFormatDay()
  const isReached = dot.isFilled || dot.isCurrent
  return (
    <li className="relative flex gap-3 pb-4 last:pb-0" aria-current={dot.isCurrent ? 'step' : undefined}>
      {!isLast && (
        <span
          className={cx(
            'absolute top-4 bottom-0 start-[7.5px] w-px',
            dot.isFilled && !dot.isCurrent ? 'bg-accent' : 'bg-edge',
          )}
          aria-hidden="true"
        />
      )}
      <span className="mt-0.5 flex size-4 shrink-0 items-center justify-center" aria-hidden="true">
        <span
          className={cx(
            'block rounded-full border',
            dot.isMilestone || dot.isCurrent ? 'size-3' : 'size-2',
            isReached ? 'border-accent bg-accent' : 'border-ink-3 bg-paper',
            dot.isCurrent && 'ring-2 ring-accent-soft ring-offset-1 ring-offset-accent',
          )}
        />
      </span>
      <div className="min-w-0 flex-1">
        <p className={cx('text-sm', dot.isCurrent ? 'font-semibold' : !isReached && 'text-ink-2')}>
          {dot.title}
          <span className="sr-only">: {stateWord(dot)}</span>
        </p>
      </div>
      <time className="tabular shrink-0 text-sm text-ink-2" dateTime={dot.entry?.date}>
        {dot.entry && isReached ? formatDay(dot.entry.date) : ''}
      </time>
    </li>
  )
}

export function StatusTimeline() {
  const { order, profile, viewer } = useCheckout()
  const dots = statusDots(order, profile, viewer.role)
  return (
    <ol aria-label={words.progress}>
      {dots.map((dot, index) => (
        <Step key={dot.key} dot={dot} isLast={index === dots.length - 1} />
      ))}
    </ol>
  )
}

/**
 * The way of an order as a row of dots: filled where it has been, larger at milestones [1.4.02–1.4.06].
 * A dot is a button only where the viewer may set the status.
 */
import { formatDate } from '@orderwright/domain'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from './cx.ts'
import { Tooltip } from './tooltip.tsx'

/** What of a status the row needs: the domain's `statusDots()` answers exactly this and more. */
export interface StatusDotLook {
  readonly key: string
  readonly title: string
  readonly isFilled: boolean
  readonly isCurrent: boolean
  readonly isMilestone: boolean
  /** when it was reached, 'YYYY-MM-DD HH:mm:ss' */
  readonly entry?: { readonly date: string } | undefined
}

interface StatusDotsProps {
  dots: readonly StatusDotLook[]
  /** given: every dot is a button that asks to set that status */
  onSelect?: (key: string) => void
  isDisabled?: boolean
  className?: string
}

function Dot({ dot }: { dot: StatusDotLook }) {
  return (
    <span
      className={cx(
        'block rounded-full border transition-colors',
        dot.isMilestone ? 'size-3' : 'size-2',
        dot.isFilled ? 'border-accent bg-accent' : 'border-ink-3 bg-paper',
        dot.isCurrent && 'ring-2 ring-accent-soft ring-offset-1 ring-offset-accent',
      )}
      aria-hidden="true"
    />
  )
}

export function StatusDots({ dots, onSelect, isDisabled, className }: StatusDotsProps) {
  return (
    <ol aria-label="Order status" className={cx('flex items-center', className)}>
      {dots.map((dot, index) => {
        const state = dot.isCurrent ? 'current' : dot.isFilled ? 'done' : 'to come'
        const name = `${dot.title}: ${state}${dot.entry?.date ? `, ${formatDate(dot.entry.date)}` : ''}`
        const hint = `${dot.title}${dot.entry?.date ? ` · ${formatDate(dot.entry.date)}` : ''}`
        return (
          <li key={dot.key} className="flex items-center" aria-current={dot.isCurrent ? 'step' : undefined}>
            {index > 0 && (
              <span className={cx('h-px w-1.5', dot.isFilled ? 'bg-accent' : 'bg-edge')} aria-hidden="true" />
            )}
            {onSelect ? (
              <Tooltip content={hint} delay={100}>
                <AriaButton
                  aria-label={`Set status ${name}`}
                  isDisabled={isDisabled}
                  onPress={() => onSelect(dot.key)}
                  className="flex size-6 cursor-pointer items-center justify-center rounded-full hover:bg-shade disabled:cursor-default pointer-coarse:h-11"
                >
                  <Dot dot={dot} />
                </AriaButton>
              </Tooltip>
            ) : (
              <Tooltip content={hint} isPlain delay={100}>
                <span
                  role="img"
                  aria-label={name}
                  className="flex size-5 items-center justify-center rounded-full"
                  tabIndex={-1}
                >
                  <Dot dot={dot} />
                </span>
              </Tooltip>
            )}
          </li>
        )
      })}
    </ol>
  )
}

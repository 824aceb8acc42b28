/** The entries of a product's stock ledger, newest first: a list that reads the same on a desk and on a phone. */
import type { StockMovementView } from '@orderwright/contract'
import { stockPanelMessages as words } from '@orderwright/domain/messages'
import { toDate } from '@orderwright/domain/units'
import { whenText } from '../../lib/format/moments.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { PlainLink } from '../../ui/link.tsx'

interface MovementListProps {
  movements: readonly StockMovementView[]
  isPending: boolean
  /** left out: this person takes nothing back */
  onUndo: ((movementId: number) => void) | undefined
}

export function MovementList({ movements, isPending, onUndo }: MovementListProps) {
  return (
    <ul aria-label={words.movements} className="border-t border-hairline text-sm">
      {movements.map((movement) => (
        <li
          key={movement.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-hairline py-2 sm:grid-cols-[11rem_8rem_minmax(0,1fr)_auto]"
        >
          <time
            className="tabular text-ink-2 max-sm:order-3"
            dateTime={toDate(movement.created).toISOString()}
          >
            {whenText(movement.created)}
          </time>
          <span className={cx('font-medium', movement.isTakenBack && 'text-ink-3 line-through')}>
            {words.kinds[movement.kind]}
          </span>
          <span className="min-w-0 break-words text-ink-2 max-sm:order-4 max-sm:col-span-2">
            <About movement={movement} />
          </span>
          <span className="flex items-baseline justify-end gap-2 max-sm:order-2">
            <Amounts movement={movement} />
            {onUndo && mayBeTakenBack(movement) && (
              <Button
                size="small"
                variant="quiet"
                isDisabled={isPending}
                aria-label={words.undoEntry({
                  kind: words.kinds[movement.kind],
                  day: whenText(movement.created),
                })}
                onPress={() => onUndo(movement.id)}
              >
                {words.undo}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function mayBeTakenBack({ productOrderId, correctsId, isTakenBack, onHand }: StockMovementView): boolean {
  return productOrderId === null && correctsId === null && !isTakenBack && onHand !== 0
}

/** For which order, by whom, and what was written to it. */
function About({ movement }: { movement: StockMovementView }) {
  const { profile } = useViewer()
  const { productOrderOrgSpecificId: number, userName, userId, note, isTakenBack, correctsId } = movement
  const person = userId === null ? words.system : userName
  const mark = isTakenBack ? words.takenBack : correctsId === null ? '' : words.takesBack
  return (
    <>
      {number !== null && (
        <>
          <PlainLink to="/orders/:orgSpecificId" params={{ orgSpecificId: String(number) }}>
            {words.orderLink({ word: profile.vocabulary.order, number })}
          </PlainLink>
          {' · '}
        </>
      )}
      {[person, note, mark].filter(Boolean).join(' · ')}
    </>
  )
}

/** '+5 on hand', '+4 allocated': what it has changed. */
function Amounts({ movement: { onHand, allocated } }: { movement: StockMovementView }) {
  const parts = [
    onHand !== 0 || allocated === 0 ? words.onHandBy({ pieces: onHand }) : '',
    allocated === 0 ? '' : words.allocatedBy({ pieces: allocated }),
  ]
  return <span className="tabular text-end whitespace-nowrap">{parts.filter(Boolean).join(', ')}</span>
}

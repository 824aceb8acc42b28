/** The shortages of the open order in words, for orders that hold something whose stock is kept. Fetched when one does. */
import { stockMessages as words } from '@orderwright/domain/messages'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from '../../ui/cx.ts'
import { Popover } from '../../ui/popups/popover.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { shortageText } from './shortage-words.ts'
import { type OrderStock, useOrderStock } from './use-order-stock.ts'

/** Before submitting: that something is short, and behind it what, and what can be done. */
export function OrderShortages({ className }: { className?: string }) {
  const stock = useOrderStock()
  if (!stock || stock.shortages.length === 0) return null
  return (
    <div role="status" className={cx('text-xs', className)}>
      <Popover
        label={words.heading}
        placement="top start"
        className="w-80"
        trigger={
          <AriaButton className="-mx-1 cursor-pointer rounded px-1 font-medium text-caution underline decoration-dotted underline-offset-4 transition-colors hover:bg-shade pointer-coarse:min-h-11">
            {words.listMark}
          </AriaButton>
        }
      >
        <div className="space-y-2 p-4 text-sm">
          <Shortages stock={stock} />
          <p className="text-ink-2">
            <WayOut />
          </p>
        </div>
      </Popover>
    </div>
  )
}

/** Stocked goods are paid for at once, so they have to be there; anything else waits for approval. */
function WayOut() {
  const { viewer, org, profile, editor } = useOpenOrder()
  if (viewer.isEmployee) return words.employeesDecide
  const { isStocked } = editor.getState().document.order
  return isStocked === 1
    ? words.lessOrAsk({ org: org.title })
    : words.waits({ word: profile.vocabulary.order, org: org.title })
}

/** A sentence for each product that is short. */
function Shortages({ stock }: { stock: OrderStock }) {
  return (
    <ul className="space-y-1 text-caution">
      {stock.shortages.map((shortage) => (
        <li key={shortage.productId}>{shortageText(shortage, stock.stage)}</li>
      ))}
    </ul>
  )
}

/** On the item: that there is not enough of its product. */
export function ItemShortage({ productId, className }: { productId: number; className?: string }) {
  const stock = useOrderStock()
  const shortage = stock?.shortages.find((one) => one.productId === productId)
  if (!stock || !shortage) return null
  return (
    <p role="status" className={cx('text-sm text-caution', className)}>
      {shortageText(shortage, stock.stage)}
    </p>
  )
}

/** Above a decision: what approving would promise and is not there. */
export function ShortagesBesideDecision() {
  const stock = useOrderStock()
  if (!stock || stock.shortages.length === 0) return null
  return (
    <div role="status" className="rounded border border-hairline bg-caution-soft px-3 py-2 text-sm">
      <p className="font-medium text-caution">{words.heading}</p>
      <Shortages stock={stock} />
    </div>
  )
}

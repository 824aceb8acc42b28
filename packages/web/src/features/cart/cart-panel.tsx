/** The cart over the left quarter: every line with its choices, the order-level block, the totals. [1.2.54, 1.2.64–1.2.66] */
import { orderPageMessages, cartMessages as words } from '@orderwright/domain'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { useDragRank } from '../order-items/use-drag-rank.ts'
import { useViewSettings } from '../open-order/view-settings.tsx'
import { CartRow } from './cart-row.tsx'
import { OrderLevelBlock } from './order-level-block.tsx'
import { TotalsBlock } from './totals-block.tsx'

export function CartPanel({ className }: { className?: string }) {
  const { setCartOpen } = useViewSettings()
  const panel = useRef<HTMLElement>(null)
  const hide = () => setCartOpen(false)
  // Also while the focus is still on the button that has opened it.
  useHotkeys([{ keys: 'Escape', label: words.hideCart, group: words.order, run: hide }])
  useFocusBack(panel)
  return (
    <aside
      ref={panel}
      aria-label={words.cart}
      data-help="cart"
      className={cx(
        'z-10 flex min-h-0 w-[max(25vw,22rem)] max-w-full animate-appear flex-col bg-paper shadow-pop',
        className,
      )}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) hide()
      }}
    >
      <header className="flex h-12 shrink-0 items-center justify-between border-b border-hairline pr-2 pl-4">
        <h2 className="text-lg font-semibold">{words.cart}</h2>
        <IconButton label={words.hideCart} icon={<X />} onPress={hide} />
      </header>
      <CartContent className="min-h-0 flex-1 overflow-y-auto overscroll-contain" />
    </aside>
  )
}

/** The focus goes back to where it came from when it would vanish with the panel. */
function useFocusBack(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const opener = document.activeElement
    const element = panel.current
    return () => {
      if (opener instanceof HTMLElement && element?.contains(document.activeElement)) opener.focus()
    }
  }, [panel])
}

/** The rows and totals, wherever they stand: in the panel, or in a phone's sheet. */
export function CartContent({ className }: { className?: string }) {
  const items = useEditorState((state) => state.evaluation.items)
  const activeId = useEditorState((state) => state.activeItemId)
  const list = useRef<HTMLOListElement>(null)
  const { data } = useOpenOrder()
  useDragRank({
    list,
    axis: 'y',
    handle: '[data-drag]',
    isEnabled: data.abilities.update && items.length > 1,
  })
  useEffect(() => {
    list.current?.querySelector(`[data-item="${activeId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div className={className}>
      {items.length === 0 ? (
        <p className="px-4 py-6 text-sm text-ink-2">{orderPageMessages.cartIsEmpty}</p>
      ) : (
        <ol ref={list} className="divide-y divide-hairline">
          {items.map((evaluation, index) => (
            <CartRow
              key={evaluation.item.id}
              evaluation={evaluation}
              index={index}
              count={items.length}
              isActive={evaluation.item.id === activeId}
            />
          ))}
        </ol>
      )}
      <OrderLevelBlock />
      {/* Whatever is scrolled to, what it comes to stays in sight; a phone has it below the sheet. */}
      <div className="bg-paper sm:sticky sm:bottom-0">
        <TotalsBlock />
      </div>
    </div>
  )
}

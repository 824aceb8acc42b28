/** The cart over the left quarter: every line with its choices, the order-level block, the totals. [1.2.54, 1.2.64–1.2.66] */
import { cents, formatCents, orderPageMessages, zeroCents, cartMessages as words } from '@orderwright/domain'
import { X } from 'lucide-react'
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { cx } from '../../ui/cx.ts'
import { SearchInput } from '../../ui/fields/search-input.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { useDragRank } from '../order-items/use-drag-rank.ts'
import { useViewSettings } from '../open-order/view-settings.tsx'
import { CartRow } from './cart-row.tsx'
import { type FoundItem, findItems } from './find-items.ts'
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

/** More lines than this get a search box. */
const SEARCH_FROM = 10

/** What the found lines come to; '' where prices are hidden, or one of them is on request. */
function amountOf(found: readonly FoundItem[]): string {
  let sum = zeroCents
  for (const { evaluation } of found) {
    if (!evaluation.price.ok || evaluation.lineTotal === null) return ''
    sum = cents(sum + evaluation.lineTotal)
  }
  return formatCents(sum)
}

interface CartSearchProps {
  value: string
  onChange: (text: string) => void
  found: readonly FoundItem[]
  count: number
}

function CartSearch({ value, onChange, found, count }: CartSearchProps) {
  return (
    <div role="search" className="sticky top-0 z-1 border-b border-hairline bg-paper px-4 py-2">
      <SearchInput
        label={words.searchItems}
        placeholder={words.searchItems}
        clearLabel={words.clearSearch}
        value={value}
        onChange={onChange}
      />
      <p role="status" className={value === '' ? 'sr-only' : 'pt-1 text-xs text-ink-2'}>
        {value === ''
          ? ''
          : found.length === 0
            ? words.noneFound
            : words.found({ found: found.length, count, amount: amountOf(found) })}
      </p>
    </div>
  )
}

/** The rows and totals, wherever they stand: in the panel, or in a phone's sheet. */
export function CartContent({ className }: { className?: string }) {
  const items = useEditorState((state) => state.evaluation.items)
  const activeId = useEditorState((state) => state.activeItemId)
  const list = useRef<HTMLOListElement>(null)
  const { data } = useOpenOrder()
  const { unit } = useViewSettings()
  const [search, setSearch] = useState('')
  // The typing goes first, the rows follow.
  const wanted = useDeferredValue(search)
  const found = useMemo(
    () => findItems(data.catalog, items, wanted, unit),
    [data.catalog, items, wanted, unit],
  )
  // Between lines that are not shown nobody can say a place.
  const canDrag = data.abilities.update && items.length > 1 && found.length === items.length
  useDragRank({ list, axis: 'y', handle: '[data-drag]', isEnabled: canDrag })
  useEffect(() => {
    list.current?.querySelector(`[data-item="${activeId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div className={className}>
      {(items.length > SEARCH_FROM || search !== '') && (
        <CartSearch value={search} onChange={setSearch} found={found} count={items.length} />
      )}
      {items.length === 0 ? (
        <p className="px-4 py-6 text-sm text-ink-2">{orderPageMessages.cartIsEmpty}</p>
      ) : (
        <ol ref={list} className="divide-y divide-hairline">
          {found.map(({ evaluation, index }) => (
            <CartRow
              key={evaluation.item.id}
              evaluation={evaluation}
              index={index}
              count={items.length}
              isActive={evaluation.item.id === activeId}
              canDrag={canDrag}
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

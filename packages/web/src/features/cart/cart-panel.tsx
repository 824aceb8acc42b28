/** The cart over the left quarter: every line with its choices, the order-level block, the totals. [1.2.54, 1.2.64–1.2.66] */
import {
  cartMessages as words,
  orderPageMessages,
  severalItemsMessages as severalWords,
} from '@orderwright/domain/messages'
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
import { useStoredState } from '../../lib/storage/stored-state.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectBox } from '../../ui/table/select-boxes.tsx'
import { useSelection } from '../../ui/table/use-selection.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { useDragRank } from '../order-items/use-drag-rank.ts'
import { useViewSettings } from '../open-order/view-settings.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { CartRow } from './cart-row.tsx'
import { CartTools } from './cart-tools.tsx'
import { type FoundItem, findItems } from './find-items.ts'
import { groupItems, groupKeySchema, groupingsOf } from './group-items.ts'
import { GroupSection } from './group-section.tsx'
import { OrderLevelBlock } from './order-level-block.tsx'
import { SelectionBar } from './several/selection-bar.tsx'
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
      <header className="flex h-12 shrink-0 items-center justify-between border-b border-hairline pe-2 ps-4">
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
  const content = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const { data, editor, org, profile } = useOpenOrder()
  const { unit } = useViewSettings()
  const [search, setSearch] = useState('')
  const [groupKey, setGroupKey] = useStoredState(`cart-groups:${org.id}`, groupKeySchema, null)
  const [isSelecting, setSelecting] = useState(false)
  const selection = useSelection(editor.currentId)
  // The typing goes first, the rows follow.
  const wanted = useDeferredValue(search)
  const found = useMemo(
    () => findItems(data.catalog, items, wanted, unit),
    [data.catalog, items, wanted, unit],
  )
  const groupings = useMemo(
    () => groupingsOf(data.catalog, profile, items, unit),
    [data.catalog, profile, items, unit],
  )
  const grouping = groupings.find(({ key }) => key === groupKey) ?? null
  const groups = useMemo(
    () => (grouping === null ? null : groupItems(data.catalog, found, grouping, unit)),
    [data.catalog, found, grouping, unit],
  )
  const shown = groups === null ? found : groups.flatMap((group) => group.found)
  const shownIds = shown.map(({ evaluation }) => evaluation.item.id)
  const selected = items.filter(({ item }) => selection.ids.has(item.id))
  const canSelect = data.abilities.update && items.length > 1
  const selecting = isSelecting && canSelect ? selection : null
  // Between lines that are not shown, or are not in their order, nobody can say a place.
  const canDrag =
    data.abilities.update &&
    items.length > 1 &&
    found.length === items.length &&
    groups === null &&
    selecting === null
  useDragRank({ list, axis: 'y', handle: '[data-drag]', isEnabled: canDrag })
  useEffect(() => {
    content.current?.querySelector(`[data-item="${activeId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const rowsOf = (rows: readonly FoundItem[]) =>
    rows.map(({ evaluation, index }) => (
      <CartRow
        key={evaluation.item.id}
        evaluation={evaluation}
        index={index}
        count={items.length}
        isActive={evaluation.item.id === activeId}
        canDrag={canDrag}
        selectBox={
          selecting && (
            <SelectBox
              id={evaluation.item.id}
              idsInOrder={() => shownIds}
              label={severalWords.selectItem({ title: itemTitle(data.catalog, evaluation.item) })}
              selection={selecting}
            />
          )
        }
      />
    ))
  return (
    <div
      ref={content}
      role="presentation"
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || selecting === null) return
        event.preventDefault()
        setSelecting(false)
      }}
    >
      <CartTools
        search={search}
        onSearch={setSearch}
        found={found}
        count={items.length}
        groupings={groupings}
        groupKey={grouping?.key ?? null}
        onGroup={setGroupKey}
        isSelecting={selecting !== null}
        onSelecting={canSelect ? setSelecting : null}
      >
        {selecting && <SelectionBar selection={selecting} shownIds={shownIds} selected={selected} />}
      </CartTools>
      {items.length === 0 ? (
        <p className="px-4 py-6 text-sm text-ink-2">{orderPageMessages.cartIsEmpty}</p>
      ) : groups === null ? (
        <ol ref={list} className="divide-y divide-hairline">
          {rowsOf(found)}
        </ol>
      ) : (
        groups.map((group) => (
          <GroupSection key={group.value} group={group} selection={selecting} search={wanted}>
            <ol className="divide-y divide-hairline">{rowsOf(group.found)}</ol>
          </GroupSection>
        ))
      )}
      <OrderLevelBlock />
      {/* Whatever is scrolled to, what it comes to stays in sight; a phone has it below the sheet. */}
      <div className="bg-paper sm:sticky sm:bottom-0">
        <TotalsBlock />
      </div>
    </div>
  )
}

/**
 * The lines of the order in their order: a column on the desk, a strip on a tablet. Arrows move between them; dragging,
 * or Alt with the arrows, moves a line itself. [1.4.37]
 */
import { messages, orderScreenMessages as words } from '@orderwright/domain/messages'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { ItemCard } from './item-card.tsx'
import { useDragRank } from '../../order-items/use-drag-rank.ts'
import { readingKey } from '../../../lib/browser/reading.ts'

interface ItemListProps {
  layout: 'column' | 'strip'
  className?: string
}

export function ItemList({ layout, className }: ItemListProps) {
  const items = useEditorState((state) => state.evaluation.items)
  const activeId = useEditorState((state) => state.activeItemId)
  const list = useRef<HTMLOListElement>(null)
  const { editor, data } = useOpenOrder()
  const canMove = data.abilities.update && items.length > 1
  useDragRank({ list, axis: layout === 'column' ? 'y' : 'x', isEnabled: canMove })

  useEffect(() => {
    const active = list.current?.querySelector(`[data-item="${activeId}"]`)
    active?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [activeId])

  function onKeyDown(event: KeyboardEvent) {
    const keys = layout === 'column' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
    const step = keys.indexOf(layout === 'column' ? event.key : readingKey(event.key))
    if (step < 0 || !(event.target instanceof HTMLElement)) return
    const row = event.target.closest('li')
    if (event.altKey) {
      const index = items.findIndex(({ item }) => item.id === Number(row?.dataset['item']))
      const moved = items[index]?.item
      if (!canMove || !moved) return
      event.preventDefault()
      editor.moveItem(moved.id, index + (step === 0 ? 0 : 2))
      return
    }
    const next = step === 0 ? row?.previousElementSibling : row?.nextElementSibling
    const button = next?.querySelector('button')
    if (!button) return
    event.preventDefault()
    button.focus()
    button.click()
  }

  return (
    <nav
      aria-label={words.items}
      // Here the keys of copying and deleting mean the line, whatever else is selected on the page.
      data-keys-of-lines=""
      className={cx('min-h-0 min-w-0', className)}
      onKeyDown={onKeyDown}
    >
      {items.length === 0 ? (
        <p className="px-4 py-5 text-sm text-ink-2">{messages.emptyOrderHint}</p>
      ) : (
        <ol
          ref={list}
          className={cx(
            layout === 'column'
              ? 'divide-y divide-hairline overscroll-contain'
              : 'flex h-full divide-x divide-hairline overflow-x-auto overscroll-contain',
          )}
        >
          {items.map((evaluation, index) => (
            <ItemCard
              key={evaluation.item.id}
              evaluation={evaluation}
              index={index}
              isActive={evaluation.item.id === activeId}
              layout={layout}
            />
          ))}
        </ol>
      )}
    </nav>
  )
}

/**
 * What can be typed over in a cart row. Plain inputs that look like text until they are pointed at: there may be a
 * thousand of them.
 */
import { cartMessages as words } from '@orderwright/domain/messages'
import { normaliseItemTitle, type ProductInstance } from '@orderwright/domain/orders'
import { clampRank, normaliseQuantity } from '@orderwright/domain/units'
import { useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'

const inputClasses =
  'h-7 rounded border border-transparent bg-transparent text-sm transition-colors focus:border-edge focus:bg-paper not-read-only:hover:border-edge pointer-coarse:h-11'

interface FigureInputProps {
  label: string
  value: number
  isReadOnly: boolean
  className?: string
  /** called with what was typed, on Enter and on leaving */
  onCommit: (text: string) => void
}

/** A whole number; Escape takes back what was typed. */
function FigureInput({ label, value, isReadOnly, className, onCommit }: FigureInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function commit() {
    if (draft === null) return
    setDraft(null)
    onCommit(draft)
  }
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      readOnly={isReadOnly}
      value={draft ?? String(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ''))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        else if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation()
          setDraft(null)
        }
      }}
      className={cx(inputClasses, 'tabular shrink-0', className)}
    />
  )
}

interface RankInputProps {
  rank: number
  count: number
  title: string
  isReadOnly: boolean
  onMove: (rank: number) => void
}

/** The place in the order as a number that can be typed over. [1.4.37, 1.5.21] */
export function RankInput({ rank, count, title, isReadOnly, onMove }: RankInputProps) {
  return (
    <FigureInput
      label={words.placeOf({ title, count })}
      value={rank}
      isReadOnly={isReadOnly}
      className="w-8 text-center text-ink-2 pointer-coarse:w-11"
      onCommit={(text) => {
        const next = clampRank(text, count)
        if (next !== null && next !== rank) onMove(next)
      }}
    />
  )
}

/** [1.5.20] */
export function QuantityInput({
  item,
  title,
  isReadOnly,
}: {
  item: ProductInstance
  title: string
  isReadOnly: boolean
}) {
  const { editor } = useOpenOrder()
  return (
    <FigureInput
      label={words.quantityOf({ title })}
      value={item.quantity}
      isReadOnly={isReadOnly}
      className="-ms-1 field-sizing-content w-12 min-w-7 px-1 supports-[field-sizing:content]:w-auto pointer-coarse:min-w-11"
      onCommit={(text) => {
        const quantity = normaliseQuantity(text)
        if (quantity !== item.quantity) editor.setItemFields(item.id, { quantity }, words.changeQuantity)
      }}
    />
  )
}

interface TitleInputProps {
  item: ProductInstance
  /** what the line is called while it has no title of its own */
  shownTitle: string
  isInvalid: boolean
  isReadOnly: boolean
}

/** The identifier, red on a line that can not be made. [1.2.68, 1.5.16] */
export function TitleInput({ item, shownTitle, isInvalid, isReadOnly }: TitleInputProps) {
  const { editor } = useOpenOrder()
  return (
    <input
      dir="auto"
      aria-label={words.identifierOfItem({ rank: item.rank })}
      readOnly={isReadOnly}
      placeholder={shownTitle}
      value={item.title}
      onFocus={() => editor.selectItem(item.id)}
      onChange={(event) => {
        const title = normaliseItemTitle(event.currentTarget.value)
        editor.setItemFields(item.id, { title }, words.changeIdentifier, 'title')
      }}
      onBlur={() => editor.flush()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
      className={cx(
        inputClasses,
        'w-full truncate px-1 font-semibold',
        isInvalid && 'text-invalid placeholder:text-invalid',
      )}
    />
  )
}

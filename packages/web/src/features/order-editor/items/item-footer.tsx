/** What concerns the active line as a whole: identifier, place, quantity, notes, price. [1.2.63] */
import {
  checkItemTitle,
  type ItemEvaluation,
  messages,
  normaliseItemTitle,
  normaliseQuantity,
} from '@orderwright/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ItemCommentsSlot } from '../../comments/comments-slots.tsx'
import { useEditorState, useOpenOrder } from '../editor-context.tsx'
import { useActiveItem } from '../use-active-item.ts'
import { ItemMenu } from '../item-menu.tsx'
import { GalleryButton } from './gallery-button.tsx'
import { NotesButton } from './notes-button.tsx'
import { PriceButton } from './price-button.tsx'

export function ItemFooter({ className, isStacked = false }: { className?: string; isStacked?: boolean }) {
  const active = useActiveItem()
  if (!active) return null
  return (
    <section
      aria-label="Item"
      className={cx(
        // A price is never cut: what has no room in the row goes into another.
        'flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 max-sm:gap-x-1',
        className,
      )}
    >
      <IdentifierField
        key={active.item.id}
        evaluation={active}
        className={isStacked ? 'basis-1/2 sm:basis-3/5' : 'basis-28'}
      />
      <ItemSteps />
      <div data-tour="quantity" className="flex items-center gap-x-3 max-sm:gap-x-1">
        <QuantityField evaluation={active} />
        <NotesButton item={active.item} />
      </div>
      <GalleryButton key={`pictures ${active.item.id}`} item={active.item} />
      <ItemCommentsSlot itemId={active.item.id} />
      <ItemMenu item={active.item} />
      <PriceButton evaluation={active} className="ml-auto -mr-2" />
    </section>
  )
}

/** [1.5.15, 1.5.16] */
function IdentifierField({ evaluation, className }: { evaluation: ItemEvaluation; className: string }) {
  const { editor, data } = useOpenOrder()
  const { item, product } = evaluation
  const isRequired = product?.instanceTitleIsRequired === 1
  const refused = checkItemTitle(item.title, isRequired)
  return (
    <div data-tour="itemTitle" className={cx('max-w-md min-w-28 grow', className)}>
      <TextField
        label="Identifier or description"
        isLabelHidden
        placeholder="Identifier / description"
        value={item.title}
        isReadOnly={!data.abilities.update}
        isInvalid={refused !== null}
        errorMessage={refused ? messages.itemTitleRequired : undefined}
        onChange={(text) =>
          editor.setItemFields(item.id, { title: normaliseItemTitle(text) }, 'Change identifier', 'title')
        }
        onBlur={() => editor.flush()}
      />
    </div>
  )
}

const ItemSteps = memo(function ItemSteps() {
  const { editor } = useOpenOrder()
  const count = useEditorState((state) => state.document.items.length)
  const index = useEditorState((state) =>
    state.document.items.findIndex((item) => item.id === state.activeItemId),
  )
  return (
    <div role="group" aria-label="Items" className="flex shrink-0 items-center">
      <IconButton
        label="Previous item"
        icon={<ChevronLeft />}
        shortcut="["
        tooltipPlacement="top"
        isDisabled={count < 2}
        onPress={() => editor.step(-1)}
      />
      <span className="tabular min-w-12 text-center text-sm text-ink-2">
        <span className="sr-only">Item </span>
        {index + 1}
        <span aria-hidden="true"> / </span>
        <span className="sr-only"> of </span>
        {count}
      </span>
      <IconButton
        label="Next item"
        icon={<ChevronRight />}
        shortcut="]"
        tooltipPlacement="top"
        isDisabled={count < 2}
        onPress={() => editor.step(1)}
      />
    </div>
  )
})

/** [1.5.20] */
export function QuantityField({ evaluation }: { evaluation: ItemEvaluation }) {
  const { editor, data } = useOpenOrder()
  const { item } = evaluation
  return (
    <NumberField
      label="Quantity"
      isLabelHidden
      prefix={<span className="text-xs">Qty</span>}
      className="w-32 shrink-0 pointer-coarse:w-40"
      value={item.quantity}
      isInteger
      hasSteppers
      minValue={0}
      maxValue={100_000}
      parse={normaliseQuantity}
      isReadOnly={!data.abilities.update}
      onChange={(quantity) =>
        editor.setItemFields(item.id, { quantity: normaliseQuantity(quantity) }, 'Change quantity')
      }
    />
  )
}

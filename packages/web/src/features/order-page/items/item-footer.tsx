/**
 * What concerns the active line as a whole: identifier, place, quantity, notes, price. Its parts take what they show, not
 * the line: a choice changes the price alone. [1.2.63]
 */
import { messages, orderScreenMessages as words } from '@orderwright/domain/messages'
import { checkItemTitle, normaliseItemTitle } from '@orderwright/domain/orders'
import { normaliseQuantity } from '@orderwright/domain/units'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { useIsPhone } from '../../../lib/browser/media.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ItemCommentsSlot } from '../../comments/comments-slots.tsx'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { useActiveItem } from '../../open-order/use-active-item.ts'
import { ItemStockNotice } from '../../stock/stock-notices.tsx'
import { ItemMenu } from '../../order-items/item-menu.tsx'
import { GalleryButton } from './gallery-button.tsx'
import { NotesButton } from './notes-button.tsx'
import { PriceButton } from './price-button.tsx'

/** `isCompact`: where the row is narrow and the drawing needs every pixel of height. */
export function ItemFooter({ className, isCompact = false }: { className?: string; isCompact?: boolean }) {
  const active = useActiveItem()
  const isPhone = useIsPhone()
  if (!active) return null
  const { item } = active
  return (
    <section
      aria-label={words.item}
      className={cx(
        // A price is never cut: what has no room in the row goes into another.
        'flex flex-wrap items-center gap-y-2 px-4 py-2.5',
        isCompact ? 'gap-x-1' : 'gap-x-3',
        className,
      )}
    >
      <IdentifierField
        key={item.id}
        itemId={item.id}
        title={item.title}
        isRequired={active.product?.instanceTitleIsRequired === 1}
        // On phones identifier, steps and menu are the first row, everything else is the second.
        className={isCompact ? 'min-w-20 basis-20 max-sm:basis-1/3' : 'min-w-28 basis-28'}
      />
      <ItemSteps isCompact={isCompact} />
      <div
        data-tour="quantity"
        className={cx('flex items-center max-sm:order-1', isCompact ? 'gap-x-1' : 'gap-x-3')}
      >
        <QuantityField itemId={item.id} quantity={item.quantity} isCompact={isCompact} />
        <div className={cx('flex items-center', !isCompact && 'gap-x-2')}>
          <NotesButton itemId={item.id} notes={item.notes} />
          <GalleryButton key={`pictures ${item.id}`} itemId={item.id} />
          <ItemCommentsSlot itemId={item.id} />
          {!isPhone && <ItemMenu itemId={item.id} />}
        </div>
      </div>
      {isPhone && <ItemMenu itemId={item.id} />}
      <PriceButton evaluation={active} isStacked={isCompact} className="-me-2 ms-auto max-sm:order-1" />
      <ItemStockNotice productId={item.productId} className="order-2 w-full" />
    </section>
  )
}

interface IdentifierFieldProps {
  itemId: number
  title: string
  isRequired: boolean
  className: string
}

/** [1.5.15, 1.5.16] */
const IdentifierField = memo(function IdentifierField(props: IdentifierFieldProps) {
  const { itemId, title, isRequired, className } = props
  const { editor, data } = useOpenOrder()
  const refused = checkItemTitle(title, isRequired)
  return (
    <div data-tour="itemTitle" className={cx('max-w-md grow', className)}>
      <TextField
        label={words.identifierOrDescription}
        isLabelHidden
        placeholder={words.identifierHint}
        value={title}
        isReadOnly={!data.abilities.update}
        isInvalid={refused !== null}
        errorMessage={refused ? messages.itemTitleRequired : undefined}
        onChange={(text) =>
          editor.setItemFields(itemId, { title: normaliseItemTitle(text) }, words.changeIdentifier, 'title')
        }
        onBlur={() => editor.flush()}
      />
    </div>
  )
})

const ItemSteps = memo(function ItemSteps({ isCompact }: { isCompact: boolean }) {
  const { editor } = useOpenOrder()
  const count = useEditorState((state) => state.document.items.length)
  const index = useEditorState((state) =>
    state.document.items.findIndex((item) => item.id === state.activeItemId),
  )
  return (
    <div role="group" aria-label={words.items} className="flex shrink-0 items-center">
      <IconButton
        label={words.previousItem}
        icon={<ChevronLeft />}
        shortcut="["
        tooltipPlacement="top"
        isDisabled={count < 2}
        onPress={() => editor.step(-1)}
      />
      <span className={cx('tabular text-center text-sm text-ink-2', isCompact ? 'min-w-9' : 'min-w-12')}>
        <span className="sr-only">{words.item} </span>
        {index + 1}
        <span aria-hidden="true"> / </span>
        <span className="sr-only"> {words.of} </span>
        {count}
      </span>
      <IconButton
        label={words.nextItem}
        icon={<ChevronRight />}
        shortcut="]"
        tooltipPlacement="top"
        isDisabled={count < 2}
        onPress={() => editor.step(1)}
      />
    </div>
  )
})

interface QuantityFieldProps {
  itemId: number
  quantity: number
  /** without the word before the figure, which the steppers make plain enough */
  isCompact: boolean
}

/** [1.5.20] */
const QuantityField = memo(function QuantityField({ itemId, quantity, isCompact }: QuantityFieldProps) {
  const { editor, data } = useOpenOrder()
  return (
    <NumberField
      label={words.quantity}
      isLabelHidden
      prefix={isCompact ? undefined : <span className="text-xs">{words.qty}</span>}
      className={cx('shrink-0', isCompact ? 'w-28 pointer-coarse:w-34' : 'w-32 pointer-coarse:w-40')}
      value={quantity}
      isInteger
      hasSteppers
      minValue={0}
      maxValue={100_000}
      parse={normaliseQuantity}
      isReadOnly={!data.abilities.update}
      onChange={(next) =>
        editor.setItemFields(itemId, { quantity: normaliseQuantity(next) }, words.changeQuantity)
      }
    />
  )
})

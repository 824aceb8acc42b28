/**
 * One category: its drawing and its name. A single-product category opens a list of products under the tile; the
 * others create an order at once.
 */
import { messages, type Product } from '@orderwright/domain'
import { ChevronDown, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { cx } from '../../ui/cx.ts'
import { itemClasses } from '../../ui/list-box.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ProductIcon } from './product-icon.tsx'
import type { CategoryTile } from './sections.ts'
import { tileClasses } from './tile-classes.ts'

interface CategoryTileProps {
  tile: CategoryTile
  isOpen: boolean
  isBusy: boolean
  isDisabled: boolean
  onOpenChange: (isOpen: boolean) => void
  onStart: (product?: Product) => void
}

export function CategoryTileButton({
  tile,
  isOpen,
  isBusy,
  isDisabled,
  onOpenChange,
  onStart,
}: CategoryTileProps) {
  const isSingle = tile.category.selection === 'single'
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()

  // Pressing anything else closes; pressing another tile opens that one, which closes this.
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) onOpenChange(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen, onOpenChange])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      onOpenChange(false)
      button.current?.focus()
    } else if (event.key === 'ArrowDown' && isSingle && !isOpen) {
      event.preventDefault()
      onOpenChange(true)
    }
  }

  return (
    <div
      ref={frame}
      className="h-full"
      onKeyDownCapture={onKeyDown}
      onBlur={(event) => {
        // The focus has gone elsewhere by Tab; losing it to nothing (a press on the page) is handled above.
        if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          onOpenChange(false)
      }}
    >
      <AriaButton
        ref={button}
        isDisabled={isDisabled}
        aria-haspopup={isSingle ? 'menu' : undefined}
        aria-expanded={isSingle ? isOpen : undefined}
        aria-controls={isOpen ? menuId : undefined}
        onPress={() => (isSingle ? onOpenChange(!isOpen) : onStart())}
        className={cx(tileClasses, 'min-h-44 sm:min-h-52', isOpen && 'bg-accent-soft')}
      >
        <span className="flex flex-1 items-center justify-center pt-6 text-ink">
          {isBusy ? (
            <Spinner size={32} label="Creating" />
          ) : tile.icon === null && tile.category.thumbnailUrl ? (
            <img src={tile.category.thumbnailUrl} alt="" className="max-h-28 max-w-[70%] object-contain" />
          ) : (
            <ProductIcon name={tile.icon} size={120} />
          )}
        </span>
        <span className="flex w-full items-center gap-2 p-4 text-base font-medium">
          <span className="min-w-0 flex-1">{tile.title}</span>
          {isSingle ? (
            <ChevronDown
              className={cx('size-4 shrink-0 text-ink-3 transition-transform', isOpen && 'rotate-180')}
              strokeWidth={1.5}
              aria-hidden
            />
          ) : (
            <Plus
              className="size-4 shrink-0 text-ink-3 group-hover:text-accent-text"
              strokeWidth={1.5}
              aria-hidden
            />
          )}
        </span>
      </AriaButton>
      {isOpen && (
        <div
          ref={keepInView}
          id={menuId}
          className="absolute top-full right-auto left-[-1px] z-20 min-w-[calc(100%+2px)] animate-rise bg-paper shadow-pop data-end:right-[-1px] data-end:left-auto"
        >
          {tile.products.length === 0 ? (
            <p className="p-4 text-sm text-ink-2">{messages.noProductsAvailable}</p>
          ) : (
            <AriaMenu
              aria-label={`${tile.title}: choose a product`}
              autoFocus="first"
              className="max-h-80 w-max max-w-72 min-w-full overflow-y-auto p-1 outline-none"
              onAction={(key) => {
                onOpenChange(false)
                const product = tile.products.find((candidate) => candidate.id === key)
                if (product) onStart(product)
              }}
            >
              {tile.products.map((product) => (
                <MenuItem
                  key={product.id}
                  id={product.id}
                  textValue={product.title}
                  className={cx(itemClasses, 'min-h-10 gap-3')}
                >
                  {product.thumbnailUrl ? (
                    <img src={product.thumbnailUrl} alt="" className="size-7 object-contain" />
                  ) : (
                    <span className="text-ink-2">
                      <ProductIcon name={product.drawing?.family ?? tile.icon} size={28} />
                    </span>
                  )}
                  <span className="min-w-0 flex-1">{product.title}</span>
                </MenuItem>
              ))}
            </AriaMenu>
          )}
        </div>
      )}
    </div>
  )
}

/** Aligns the list with the tile's other edge where it would leave the screen. */
function keepInView(element: HTMLDivElement | null) {
  if (!element) return
  if (element.getBoundingClientRect().right > document.documentElement.clientWidth - 8)
    element.dataset['end'] = ''
  element.scrollIntoView({ block: 'nearest' })
}

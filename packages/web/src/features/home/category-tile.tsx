/**
 * One category: its drawing and its name. A single-product category opens a list of products under the tile; the
 * others create an order at once.
 */
import type { CatalogProduct } from '@orderwright/domain/catalog'
import { homeMessages as words } from '@orderwright/domain/messages'
import { ChevronDown, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from '../../ui/cx.ts'
import { deferred } from '../../ui/deferred.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ProductIcon } from './product-icon.tsx'
import type { CategoryTile } from './sections.ts'
import { tileClasses } from './tile-classes.ts'

const ProductMenu = deferred(() => import('./product-menu.tsx').then((part) => part.ProductMenu))

interface CategoryTileProps {
  tile: CategoryTile
  isOpen: boolean
  isBusy: boolean
  isDisabled: boolean
  onOpenChange: (isOpen: boolean) => void
  onStart: (product?: CatalogProduct) => void
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
            <Spinner size={32} label={words.creating} />
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
        <ProductMenu id={menuId} tile={tile} onClose={() => onOpenChange(false)} onStart={onStart} />
      )}
    </div>
  )
}

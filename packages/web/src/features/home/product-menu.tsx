/** The products of a category, listed under its tile: fetched when home stands. */
import type { CatalogProduct } from '@orderwright/domain/catalog'
import { homeMessages as words, orderPageMessages } from '@orderwright/domain/messages'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { cx } from '../../ui/cx.ts'
import { itemClasses } from '../../ui/popups/list-box.tsx'
import { ProductIcon } from './product-icon.tsx'
import type { CategoryTile } from './sections.ts'
import { isRightToLeft } from '../../lib/browser/reading.ts'

interface ProductMenuProps {
  id: string
  tile: CategoryTile
  onClose: () => void
  onStart: (product: CatalogProduct) => void
}

export function ProductMenu({ id, tile, onClose, onStart }: ProductMenuProps) {
  return (
    <div
      ref={keepInView}
      id={id}
      className="absolute top-full end-auto start-[-1px] z-20 min-w-[calc(100%+2px)] animate-rise bg-paper shadow-pop data-end:end-[-1px] data-end:start-auto"
    >
      {tile.products.length === 0 ? (
        <p className="p-4 text-sm text-ink-2">{orderPageMessages.noProductsAvailable}</p>
      ) : (
        <AriaMenu
          aria-label={words.chooseAProduct({ title: tile.title })}
          autoFocus="first"
          className="max-h-80 w-max max-w-72 min-w-full overflow-y-auto p-1 outline-none"
          onAction={(key) => {
            onClose()
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
  )
}

/** Aligns the list with the tile's other edge where it would leave the screen. */
function keepInView(element: HTMLDivElement | null) {
  if (!element) return
  const { left, right } = element.getBoundingClientRect()
  const isCut = isRightToLeft() ? left < 8 : right > document.documentElement.clientWidth - 8
  if (isCut) element.dataset['end'] = ''
  element.scrollIntoView({ block: 'nearest' })
}

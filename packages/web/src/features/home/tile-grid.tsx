/** A row of tiles, drawn as one ruled sheet. One dropdown is open at a time, over all rows [1.2.17–1.2.20]. */
import type { CatalogProduct } from '@orderwright/domain/catalog'
import { homeMessages as words } from '@orderwright/domain/messages'
import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { CategoryTileButton } from './category-tile.tsx'
import { drawingName } from './drawing-names.ts'
import { ProductIcon } from './product-icon.tsx'
import type { CategoryTile, LinkTile, Tile } from './sections.ts'
import { tileClasses } from './tile-classes.ts'

interface TileGridProps {
  tiles: readonly Tile[]
  /** at most so many in a row; fewer where the screen is narrow [1.2.24] */
  maxPerRow: number
  busyKey: string | null
  onStart: (tile: CategoryTile, product?: CatalogProduct) => void
}

export function TileGrid({ tiles, maxPerRow, busyKey, onStart }: TileGridProps) {
  const [openKey, setOpenKey] = useState<string | null>(null)
  const areLinks = tiles.every((tile) => tile.type === 'link')
  const columns = { '--per-row': Math.min(maxPerRow, 12) }
  return (
    <ul
      style={columns}
      className={cx(
        'grid grid-cols-2 pt-px ps-px sm:grid-cols-[repeat(min(3,var(--per-row)),minmax(0,1fr))]',
        'lg:grid-cols-[repeat(var(--per-row),minmax(0,1fr))]',
      )}
    >
      {tiles.map((tile) => (
        <li
          key={tile.key}
          className={cx(
            'relative -mt-px -ms-px border border-hairline bg-paper',
            openKey === tile.key && 'z-10',
          )}
        >
          {tile.type === 'link' ? (
            <LinkTileAnchor tile={tile} isCompact={areLinks} />
          ) : (
            <CategoryTileButton
              tile={tile}
              isOpen={openKey === tile.key}
              isBusy={busyKey === tile.key}
              isDisabled={busyKey !== null}
              onOpenChange={(isOpen) =>
                setOpenKey((key) => (isOpen ? tile.key : key === tile.key ? null : key))
              }
              onStart={(product) => onStart(tile, product)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** A resource that opens elsewhere; sections of nothing but links are set smaller. */
function LinkTileAnchor({ tile, isCompact }: { tile: LinkTile; isCompact: boolean }) {
  const isInside = tile.url.startsWith('/')
  return (
    <a
      href={tile.url}
      target={isInside ? undefined : '_blank'}
      rel="noopener noreferrer"
      className={cx(tileClasses, isCompact ? 'min-h-14' : 'min-h-40')}
    >
      {!isCompact && (
        <span className="flex flex-1 items-center justify-center pt-6 text-ink">
          <ProductIcon name={drawingName(tile.icon) ?? 'document'} size={72} />
        </span>
      )}
      <span className="flex items-center gap-2 p-4 text-base font-medium">
        <span className="min-w-0 flex-1">{tile.title}</span>
        {!isInside && (
          <>
            <ArrowUpRight
              className="size-4 shrink-0 text-ink-3 transition-transform group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5 group-hover:-translate-y-0.5 group-hover:text-accent-text"
              strokeWidth={1.5}
              aria-hidden
            />
            <span className="sr-only"> {words.opensNewTab}</span>
          </>
        )}
      </span>
    </a>
  )
}

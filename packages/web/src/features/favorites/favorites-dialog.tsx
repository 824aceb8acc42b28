/** The favorites: adding one to the open order, and looking after them. */
import type { FavoriteView } from '@orderwright/contract'
import { type ChoiceNames, choicesInWords, productGoneBecause } from '@orderwright/domain/favorites'
import { favoriteMessages as words, messages } from '@orderwright/domain/messages'
import { Bookmark } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { failureMessage } from '../../lib/api/api.ts'
import { searchFor } from '../../lib/format/search-text.ts'
import { Button } from '../../ui/button.tsx'
import { SearchInput } from '../../ui/fields/search-input.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useOfferedFamilies } from '../open-order/use-drawing-families.ts'
import { FavoriteRow, type ShownFavorite } from './favorite-row.tsx'
import { useAddFavorite } from './use-add-favorite.ts'
import { type FavoriteOffer, useFavoriteOffer } from './use-favorite-offer.ts'
import { useFavorites } from './use-favorites.ts'

/** So many rows stand there at once. */
const STEP = 60

export function FavoritesDialog({ onClose }: { onClose: () => void }) {
  const { data } = useOpenOrder()
  const query = useFavorites()
  const families = useOfferedFamilies(data.products, true)
  const add = useAddFavorite()
  return (
    <Dialog title={words.title} help="favorites" isOpen onOpenChange={onClose} size="large">
      {query.error ? (
        <ErrorState
          title={words.loadFailed}
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : families.hasFailed ? (
        <ErrorState
          title={words.loadFailed}
          message={messages.drawingsNotLoaded}
          onRetry={() => window.location.reload()}
        />
      ) : query.data && families.areHere ? (
        query.data.favorites.length === 0 ? (
          <EmptyState title={words.empty} icon={<Bookmark aria-hidden />}>
            {words.emptyHint}
          </EmptyState>
        ) : (
          <FavoriteList
            favorites={query.data.favorites}
            mayShare={query.data.mayShare}
            onAdd={(favorite) => {
              if (add(favorite)) onClose()
            }}
          />
        )
      ) : (
        <SkeletonGroup label={words.loading} className="grid gap-2 py-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

/** A favorite with its words: what is shown of it, and what it is found by. */
function shownOf(offer: FavoriteOffer, favorite: FavoriteView): ShownFavorite {
  const { catalog, unit } = offer
  const names: readonly ChoiceNames[] = favorite.choiceNames
  const product = catalog.products.get(favorite.productId)?.title ?? favorite.productTitle
  const choices = choicesInWords(catalog, favorite, unit, names)
  return { favorite, product, choices, goneBecause: productGoneBecause(offer, favorite.productId) }
}

interface FavoriteListProps {
  favorites: readonly FavoriteView[]
  mayShare: boolean
  onAdd: (favorite: FavoriteView) => void
}

function FavoriteList({ favorites, mayShare, onAdd }: FavoriteListProps) {
  const offer = useFavoriteOffer()
  const [text, setText] = useState('')
  const [most, setMost] = useState(STEP)
  const all = useMemo(() => favorites.map((favorite) => shownOf(offer, favorite)), [offer, favorites])
  const found = useMemo(() => {
    const matches = searchFor(text)
    return all.filter(({ favorite, product, choices }) =>
      matches([favorite.name, product, ...choices].join('\n')),
    )
  }, [all, text])
  const shown = found.slice(0, most)
  const groups = [
    { key: 'mine', title: words.mine, list: shown.filter(({ favorite }) => !favorite.isShared) },
    { key: 'shared', title: words.shared, list: shown.filter(({ favorite }) => favorite.isShared) },
  ].filter(({ list }) => list.length > 0)
  return (
    <div className="pb-2">
      <SearchInput
        label={words.search}
        placeholder={words.searchHint}
        clearLabel={words.clearSearch}
        value={text}
        onChange={(next) => {
          setText(next)
          setMost(STEP)
        }}
        className="mb-3"
      />
      <p className="sr-only" role="status">
        {text === '' ? '' : words.found({ count: found.length, of: all.length })}
      </p>
      {found.length === 0 && (
        <p className="py-8 text-center text-base text-ink-2">{words.nothingFound({ text })}</p>
      )}
      {groups.map(({ key, title, list }) => (
        <FavoriteGroup
          key={key}
          title={mayShare ? title : null}
          list={list}
          mayShare={mayShare}
          onAdd={onAdd}
        />
      ))}
      {shown.length < found.length && (
        <Button className="mt-3" onPress={() => setMost(most + STEP)}>
          {words.showMore}
        </Button>
      )}
    </div>
  )
}

interface FavoriteGroupProps extends Pick<FavoriteListProps, 'mayShare' | 'onAdd'> {
  /** null: there is only one group */
  title: string | null
  list: readonly ShownFavorite[]
}

function FavoriteGroup({ title, list, mayShare, onAdd }: FavoriteGroupProps) {
  const id = useId()
  return (
    <section className="not-first:mt-4">
      {title !== null && (
        <h3 id={id} className="eyebrow mb-1">
          {title}
        </h3>
      )}
      <ul
        aria-label={title === null ? words.list : undefined}
        aria-labelledby={title === null ? undefined : id}
        className="divide-y divide-hairline border-y border-hairline"
      >
        {list.map((shown) => (
          <FavoriteRow
            key={shown.favorite.id}
            shown={shown}
            mayShare={mayShare}
            onAdd={() => onAdd(shown.favorite)}
          />
        ))}
      </ul>
    </section>
  )
}

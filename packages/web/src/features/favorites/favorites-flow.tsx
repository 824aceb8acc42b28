/** The dialogs of favorites on the order page: saving one, and all of them. */
import { useEffect } from 'react'
import { saveAsFavorite } from '../order-dialogs/item-to-save.ts'
import { useOrderUi } from '../order-dialogs/order-ui.tsx'
import { FavoritesDialog } from './favorites-dialog.tsx'
import { SaveFavoriteDialog } from './save-favorite-dialog.tsx'

export function FavoritesFlow({ savedItemId }: { savedItemId: number | null }) {
  const { addStep, setAddStep } = useOrderUi()
  // Whoever leaves the page saves nothing any more.
  useEffect(() => () => saveAsFavorite(null), [])
  return (
    <>
      {addStep === 'favorite' && <FavoritesDialog onClose={() => setAddStep('closed')} />}
      {savedItemId !== null && (
        <SaveFavoriteDialog
          key={savedItemId}
          itemId={savedItemId}
          onClose={() => saveAsFavorite(null)}
          onShowFavorites={() => setAddStep('favorite')}
        />
      )}
    </>
  )
}

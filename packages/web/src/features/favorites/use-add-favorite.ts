/** Adds a favorite to the open order as a line, by the same operation as any other line; what could not be taken is said. */
import type { FavoriteView } from '@orderwright/contract'
import { planFavorite } from '@orderwright/domain/favorites'
import { favoriteMessages as words } from '@orderwright/domain/messages'
import { normaliseItemTitle } from '@orderwright/domain/orders'
import { useCallback } from 'react'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'

/** Names of choices that are gone take their time to be read. */
const READING_MS = 20_000

/** Whether it was added. */
export function useAddFavorite(): (favorite: FavoriteView) => boolean {
  const { editor } = useOpenOrder()
  return useCallback(
    (favorite) => {
      const { name, productId } = favorite
      const plan = planFavorite(editor.getContext(), editor.getState().document, favorite)
      if (!plan.ok) {
        toast(plan.message, { tone: 'invalid' })
        return false
      }
      const title = normaliseItemTitle(name).trim()
      editor.addItem({ productId, title, properties: plan.item }, plan.order)
      const count = plan.leftOut.length
      if (count === 0) toast(words.added({ name }))
      else
        toast(words.addedWithout({ name, count }), {
          description: plan.leftOut.map(({ message }) => message).join(' '),
          durationMs: READING_MS,
        })
      return true
    },
    [editor],
  )
}

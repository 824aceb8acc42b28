/** The favorites of whoever has an order open, with those that are shared, and what can be done with them. */
import {
  type BodyOf,
  type CallResult,
  endpoints,
  type FavoriteView,
  type ResponseOf,
} from '@orderwright/contract'
import type { FavoriteChoices } from '@orderwright/domain/favorites'
import { favoriteMessages as words } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, callQuery, queryClient } from '../../lib/api/api.ts'
import { createPressKeys } from '../../lib/api/press-keys.ts'
import { isAway } from '../../lib/api/try-again.ts'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'

type Favorites = ResponseOf<typeof endpoints.getFavorites>
type Changed = CallResult<{ favorite: FavoriteView }>
type Change = Pick<BodyOf<typeof endpoints.updateFavorite>, 'name' | 'isShared' | 'choices'>
export type NewFavorite = Pick<
  BodyOf<typeof endpoints.saveFavorite>,
  'name' | 'isShared' | 'choices' | 'replaces'
>

/** What came of saving one: why not, or that another one is called so. */
export type Saved =
  | { readonly ok: true }
  | { readonly ok: false; readonly isTaken: boolean; readonly message: string }

function useCaller() {
  const { org, viewer } = useOpenOrder()
  const { isGuestMode } = viewer.caller
  return useMemo(() => ({ orgId: org.id, ...(isGuestMode ? { isGuestMode } : {}) }), [org.id, isGuestMode])
}

export function useFavorites() {
  return useQuery(callQuery(endpoints.getFavorites, useCaller()))
}

async function reload(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [endpoints.getFavorites.name] })
}

/** What is sent again after a lost answer is still one favorite. */
const pressKeys = createPressKeys('favorites')

function refusalOf({ error }: Changed & { ok: false }): string {
  if (isAway(error)) return words.noConnection
  return error.details?.fields?.[0]?.message ?? error.message
}

const choicesOf = ({ productId, properties, orderProperties }: FavoriteView): FavoriteChoices => ({
  productId,
  properties,
  orderProperties,
})

/** Each says why not; null: it is done. Where something can be taken back, the news of it have Undo. */
export function useFavoriteActions() {
  const caller = useCaller()
  return useMemo(() => {
    const key = [endpoints.getFavorites.name, caller]
    function known(id: number): FavoriteView | undefined {
      return queryClient.getQueryData<Favorites>(key)?.favorites.find((one) => one.id === id)
    }
    /** Shows at once what the server has answered; what others did meanwhile is read. */
    function take(favorite: FavoriteView): void {
      queryClient.setQueryData<Favorites>(key, (before) => {
        if (!before) return before
        const rest = before.favorites.filter(({ id }) => id !== favorite.id)
        const favorites = favorite.isDeleted ? rest : [...rest, favorite]
        return { ...before, favorites: favorites.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) }
      })
      void reload()
    }
    function settle(result: Changed): string | null {
      if (result.ok) {
        take(result.data.favorite)
        return null
      }
      // Somebody else was first: what stands now is shown.
      if (!isAway(result.error)) void reload()
      return refusalOf(result)
    }
    const update = ({ id: favoriteId, version }: FavoriteView, change: Change) =>
      call(endpoints.updateFavorite, { ...caller, favoriteId, version, ...change })
    const remove = ({ id: favoriteId }: FavoriteView, isDeleted: boolean) =>
      call(endpoints.deleteFavorite, { ...caller, favoriteId, isDeleted })
    /** As part of an Undo, where only news can say why not. */
    async function tell(work: Promise<Changed>): Promise<void> {
      const refusal = settle(await work)
      if (refusal !== null) toast(refusal, { tone: 'invalid' })
    }
    async function changed(
      favorite: FavoriteView,
      change: Change,
      news: string,
      back: Change,
    ): Promise<string | null> {
      const result = await update(favorite, change)
      if (result.ok) toast(news, { onUndo: () => void tell(update(result.data.favorite, back)) })
      return settle(result)
    }
    return {
      async save(favorite: NewFavorite, onShow: () => void): Promise<Saved> {
        const body = { ...caller, ...favorite }
        const press = `save ${JSON.stringify(body)}`
        const result = await call(endpoints.saveFavorite, body, { idempotencyKey: pressKeys.keyOf(press) })
        pressKeys.settle(press, result)
        const before = result.ok ? known(result.data.favorite.id) : undefined
        const refusal = settle(result)
        if (refusal !== null || !result.ok) {
          const isTaken = !result.ok && result.error.details?.rule === 'nameTaken'
          const isLost = !result.ok && isAway(result.error)
          return { ok: false, isTaken, message: isLost ? words.nameKept : (refusal ?? '') }
        }
        const { name } = favorite
        if (before && favorite.replaces === true) {
          const back = { choices: choicesOf(before), name: before.name }
          toast(words.replaced({ name }), { onUndo: () => void tell(update(result.data.favorite, back)) })
        } else {
          const action = { label: words.showFavorites, onAction: onShow }
          toast(words.saved({ name }), { tone: 'done', action })
        }
        return { ok: true }
      },
      rename: (favorite: FavoriteView, name: string) =>
        changed(favorite, { name }, words.renamed({ name }), { name: favorite.name }),
      share: (favorite: FavoriteView, isShared: boolean) => {
        const { name } = favorite
        const news = isShared ? words.isShared({ name }) : words.isUnshared({ name })
        return changed(favorite, { isShared }, news, { isShared: favorite.isShared })
      },
      replace: (favorite: FavoriteView, choices: FavoriteChoices) => {
        const { name } = favorite
        return changed(favorite, { choices }, words.replaced({ name }), { choices: choicesOf(favorite) })
      },
      async remove(favorite: FavoriteView): Promise<string | null> {
        const result = await remove(favorite, true)
        if (result.ok)
          toast(words.removed({ name: favorite.name }), {
            onUndo: () => void tell(remove(result.data.favorite, false)),
          })
        return settle(result)
      },
    }
  }, [caller])
}

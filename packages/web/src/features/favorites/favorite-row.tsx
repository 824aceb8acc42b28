/** A favorite in the list: its drawing and what it is; pressed it is added. What else can be done with it stands in its menu. */
import type { FavoriteView } from '@orderwright/contract'
import { FAVORITE_NAME_MAX, favoriteChoicesOf, offeredOf } from '@orderwright/domain/favorites'
import { favoriteMessages as words } from '@orderwright/domain/messages'
import { CircleAlert, Ellipsis, Pencil, Plus, Replace, Trash2, Users } from 'lucide-react'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { z } from 'zod'
import { useWasNear } from '../../lib/browser/near-view.ts'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { useFormDraft } from '../../lib/storage/form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MenuAction } from '../../ui/popups/menu-actions.ts'
import { Menu } from '../../ui/popups/menu.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { FavoritePicture } from './favorite-picture.tsx'
import { useFavoriteOffer } from './use-favorite-offer.ts'
import { useFavoriteActions } from './use-favorites.ts'

const PICTURE_PX = 56
const nameDraftSchema = z.object({ name: z.string().max(200) })

export interface ShownFavorite {
  readonly favorite: FavoriteView
  readonly product: string
  /** its choices in words */
  readonly choices: readonly string[]
  /** why it can not be added; null: it can */
  readonly goneBecause: string | null
}

interface FavoriteRowProps {
  shown: ShownFavorite
  mayShare: boolean
  onAdd: () => void
}

export function FavoriteRow({ shown, mayShare, onAdd }: FavoriteRowProps) {
  const { favorite, goneBecause } = shown
  const { name } = favorite
  const [isNaming, setNaming] = useState(false)
  const [ref, wasNear] = useWasNear(false)
  const { remove } = useFavoriteActions()
  const groups = useRowMenu(shown, { mayShare, onRename: () => setNaming(true) })
  if (isNaming) return <NameForm favorite={favorite} onEnd={() => setNaming(false)} />
  return (
    <li ref={ref} className="flex items-center gap-1 py-1">
      {goneBecause === null ? (
        <AriaButton
          onPress={onAdd}
          className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded px-2 py-1 text-start hover:bg-desk pressed:bg-shade"
        >
          <Picture favorite={favorite} isDrawn={wasNear} />
          <span className="min-w-0 flex-1">
            <span className="sr-only">{words.add} </span>
            <Words shown={shown} />
          </span>
          <Plus className="size-4 shrink-0 text-ink-3" aria-hidden />
        </AriaButton>
      ) : (
        <div className="flex min-h-14 min-w-0 flex-1 items-center gap-3 px-2 py-1">
          <span className="size-14 shrink-0" aria-hidden="true" />
          <div className="min-w-0 flex-1">
            <p className="text-base font-medium break-words text-ink-2">
              <del>{name}</del>
            </p>
            <p className="flex items-start gap-1.5 text-sm text-ink-2">
              <CircleAlert className="mt-0.5 size-3.5 shrink-0 text-invalid" aria-hidden />
              <span className="min-w-0 break-words">
                {shown.product === '' ? '' : `${shown.product}. `}
                {goneBecause}
              </span>
            </p>
          </div>
          <Button size="small" onPress={() => void telling(remove(favorite))}>
            {words.remove}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
      <Menu
        label={words.actionsOf({ name })}
        placement="bottom end"
        trigger={<IconButton label={words.actionsOf({ name })} icon={<Ellipsis />} />}
        groups={groups}
      />
    </li>
  )
}

async function telling(work: Promise<string | null>): Promise<void> {
  const refusal = await work
  if (refusal !== null) toast(refusal, { tone: 'invalid' })
}

/** What is far down the list is not drawn before it comes near. */
function Picture({ favorite, isDrawn }: { favorite: FavoriteView; isDrawn: boolean }) {
  return (
    <span className="flex size-14 shrink-0 items-center justify-center" aria-hidden="true">
      {isDrawn && <FavoritePicture favorite={favorite} sizePx={PICTURE_PX} />}
    </span>
  )
}

function Words({ shown: { favorite, product, choices } }: { shown: ShownFavorite }) {
  const offer = useFavoriteOffer()
  const { leftOut } = useMemo(() => offeredOf(offer, favorite, favorite.choiceNames), [offer, favorite])
  return (
    <>
      <span className="block text-base font-medium break-words">{favorite.name}</span>
      <span className="line-clamp-2 text-sm text-ink-2">{[product, ...choices].join(' · ')}</span>
      {leftOut.map(({ message }) => (
        <span key={message} className="flex items-start gap-1.5 text-sm text-ink-2">
          <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden />
          <span className="min-w-0">{message}</span>
        </span>
      ))}
    </>
  )
}

function useRowMenu(
  { favorite }: ShownFavorite,
  { mayShare, onRename }: { mayShare: boolean; onRename: () => void },
) {
  const { editor, data, org } = useOpenOrder()
  const offer = useFavoriteOffer()
  const { share, replace, remove } = useFavoriteActions()
  const { evaluation, activeItemId } = editor.getState()
  const active = activeItemId === null ? undefined : evaluation.itemsById.get(activeItemId)?.item
  const choices = active && favoriteChoicesOf(evaluation, active.id)
  const change: MenuAction[] = [
    { key: 'rename', label: words.rename, icon: <Pencil aria-hidden />, onAction: onRename },
  ]
  if (mayShare)
    change.push({
      key: 'share',
      label: favorite.isShared ? words.unshare : words.share({ org: org.title }),
      icon: <Users aria-hidden />,
      onAction: () => void telling(share(favorite, !favorite.isShared)),
    })
  if (active && choices)
    change.push({
      key: 'replace',
      label: words.replaceWith({ title: itemTitle(data.catalog, active) }),
      icon: <Replace aria-hidden />,
      onAction: () => {
        const { properties, orderProperties } = offeredOf(offer, choices)
        const { productId } = choices
        void telling(replace(favorite, { productId, properties, orderProperties }))
      },
    })
  return [
    { key: 'change', actions: change },
    {
      key: 'delete',
      actions: [
        {
          key: 'delete',
          label: words.remove,
          icon: <Trash2 aria-hidden />,
          isDanger: true,
          onAction: () => void telling(remove(favorite)),
        },
      ],
    },
  ]
}

function NameForm({ favorite, onEnd }: { favorite: FavoriteView; onEnd: () => void }) {
  const { name } = favorite
  const { rename } = useFavoriteActions()
  const { data, viewer } = useOpenOrder()
  // What is typed outlives a reload, until it is saved or given up.
  const { draft, change, forget } = useFormDraft(
    draftKey(viewer.user.id, data.document.order, `favorite-name-${favorite.id}`),
    nameDraftSchema,
    { name },
  )
  const text = draft.name
  const [trouble, setTrouble] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // The name that it has is typed over.
  useEffect(() => input.current?.select(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    const wanted = text.trim()
    if (isBusy) return
    if (wanted === '') return setTrouble(words.nameNeeded)
    if (wanted === name) return end()
    setBusy(true)
    const refusal = await rename(favorite, wanted)
    setBusy(false)
    if (refusal === null) end()
    else setTrouble(refusal)
  }

  function end() {
    forget()
    onEnd()
  }

  return (
    <li className="py-3">
      <form
        aria-label={words.renameOf({ name })}
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => void save(event)}
      >
        <TextField
          label={words.name}
          className="min-w-0 flex-1 basis-48"
          inputRef={input}
          autoFocus
          autoComplete="off"
          maxLength={FAVORITE_NAME_MAX}
          value={text}
          errorMessage={trouble}
          onChange={(next) => {
            change({ name: next })
            setTrouble(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // The dialog stays.
            event.stopPropagation()
            end()
          }}
        />
        <div className="flex gap-2">
          <Button type="submit" isPending={isBusy}>
            {words.save}
          </Button>
          <Button variant="quiet" onPress={end}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </li>
  )
}

/** Saving the configuration of an item as a favorite: its name, and whose it is. What is typed stays until it is saved or discarded. */
import {
  FAVORITE_NAME_MAX,
  favoriteChoicesOf,
  offeredOf,
  proposedFavoriteName,
} from '@orderwright/domain/favorites'
import { favoriteMessages as words } from '@orderwright/domain/messages'
import { plainText } from '@orderwright/domain/units'
import { useState } from 'react'
import { z } from 'zod'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { useFormDraft } from '../../lib/storage/form-draft.ts'
import { DraftDialog } from '../../ui/draft-dialog.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { confirm } from '../../ui/popups/confirm.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { ItemThumbnail } from '../order-items/item-thumbnail.tsx'
import { useFavoriteOffer } from './use-favorite-offer.ts'
import { useFavoriteActions, useFavorites } from './use-favorites.ts'

const draftSchema = z.object({
  /** null: the one that is proposed */
  name: z.string().max(200).nullable(),
  isShared: z.boolean(),
})
type Draft = z.infer<typeof draftSchema>
const untouched: Draft = { name: null, isShared: false }

interface SaveFavoriteDialogProps {
  itemId: number
  onClose: () => void
  onShowFavorites: () => void
}

export function SaveFavoriteDialog({ itemId, onClose, onShowFavorites }: SaveFavoriteDialogProps) {
  const { editor, data, org, viewer } = useOpenOrder()
  const offer = useFavoriteOffer()
  // As the item is now: whatever others change in it while this is open is not what was meant.
  const [start] = useState(() => {
    const { evaluation } = editor.getState()
    const id = editor.currentId(itemId)
    const choices = favoriteChoicesOf(evaluation, id)
    const item = evaluation.itemsById.get(id)?.item
    return choices && item ? { choices, item, offered: offeredOf(offer, choices) } : null
  })
  // The id that it has after a reload too, as soon as the server has named it.
  const [name] = useState(() => `favorite-${editor.currentId(itemId)}`)
  const { draft, isOld, change, forget } = useFormDraft(
    draftKey(viewer.user.id, data.document.order, name),
    draftSchema,
    untouched,
  )
  // What there is says what is replaced.
  useFavorites()
  const { save } = useFavoriteActions()
  const [isSending, setSending] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState('')
  if (start === null) return null
  const { choices, item, offered } = start
  const typed = draft.name ?? proposedFavoriteName(offer.catalog, choices, item.title, offer.unit)
  const wanted = plainText(typed).trim()

  async function send(replaces: boolean) {
    setSending(true)
    setRefusal('')
    const { properties, orderProperties } = offered
    const favorite = {
      name: wanted,
      isShared: draft.isShared && viewer.isEmployee,
      choices: { productId: choices.productId, properties, orderProperties },
      replaces,
    }
    const saved = await save(favorite, onShowFavorites)
    setSending(false)
    return saved
  }

  async function submit() {
    setTried(true)
    if (isSending || wanted === '') return
    let saved = await send(false)
    if (!saved.ok && saved.isTaken) {
      const agreed = await confirm({
        title: words.replaceTitle,
        message: words.replaceAsk({ name: wanted }),
        confirmLabel: words.replace,
      })
      if (!agreed) return
      saved = await send(true)
    }
    if (!saved.ok) {
      setRefusal(saved.message)
      return
    }
    forget()
    onClose()
  }

  function discard() {
    forget()
    setTried(false)
    setRefusal('')
  }

  return (
    <DraftDialog
      title={words.saveTitle}
      help="favorites"
      words={words}
      sendLabel={words.save}
      isSending={isSending}
      refusal={refusal}
      onSend={() => void submit()}
      onClose={onClose}
      onDiscard={isOld ? discard : null}
    >
      <div className="flex items-start gap-4">
        <ItemThumbnail item={item} sizePx={72} />
        <TextField
          label={words.name}
          description={words.nameHint}
          className="min-w-0 flex-1"
          autoFocus
          autoComplete="off"
          isRequired
          maxLength={FAVORITE_NAME_MAX}
          value={typed}
          onChange={(text) => change({ name: text })}
          errorMessage={wasTried && wanted === '' ? words.nameNeeded : undefined}
        />
      </div>
      {viewer.isEmployee && (
        <div>
          <p className="eyebrow mb-1.5" aria-hidden="true">
            {words.whoseIsIt}
          </p>
          <SegmentedControl
            label={words.whoseIsIt}
            segments={[
              { key: 'me', label: words.forMe },
              { key: 'everybody', label: words.forEverybody({ org: org.title }) },
            ]}
            value={draft.isShared ? 'everybody' : 'me'}
            onChange={(key) => change({ isShared: key === 'everybody' })}
          />
        </div>
      )}
      {offered.leftOut.length > 0 && (
        <div className="text-sm text-ink-2">
          <p>{words.leftOutHere}</p>
          <ul className="mt-1 list-disc ps-5">
            {offered.leftOut.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-sm text-ink-2">{words.whatIsKept}</p>
    </DraftDialog>
  )
}

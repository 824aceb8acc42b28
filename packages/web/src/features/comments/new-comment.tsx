/** A new thread, at the foot of the panel: about the whole order or an item, and for whom. */
import type { CommentPerson } from '@orderwright/contract'
import { MAX_VISITOR_NAME } from '@orderwright/domain/comments'
import { commentMessages as words } from '@orderwright/domain/messages'
import type { Flag } from '@orderwright/domain/units'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { useIsPhone } from '../../lib/browser/media.ts'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { useStoredState } from '../../lib/storage/stored-state.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { Composer } from './composer.tsx'
import { useCommentsPanel } from './panel-state.ts'
import { PinField } from './pins/pin-field.tsx'
import { setPinDraft, usePinDraft } from './pins/pin-state.ts'
import { usePinDraftKey } from './pins/pinned-threads.ts'
import { useOutbox } from './use-comments.ts'

interface NewCommentProps {
  people: readonly CommentPerson[]
  mayWriteInternally: boolean
  /** came by a link alone: may give a name */
  isNameless: boolean
}

/** Of no item: the whole order. */
const WHOLE = 0

export function NewComment({ people, mayWriteInternally, isNameless }: NewCommentProps) {
  const { viewer, org, profile, editor } = useOpenOrder()
  const { itemId, commentId } = useCommentsPanel()
  const isPhone = useIsPhone()
  const outbox = useOutbox()
  const pinKey = usePinDraftKey()
  const draft = usePinDraft(pinKey)
  const [chosen, setChosen] = useState(itemId ?? WHOLE)
  const [isInternal, setInternal] = useState(false)
  const [name, setName] = useStoredState('comment-name', z.string().max(MAX_VISITOR_NAME), '')
  // Opened for a comment that stands, or where a keyboard would cover it, nothing is typed yet.
  const [isForWriting] = useState(commentId === null && !isPhone)
  const choices = useItemChoices(words.aboutOrder({ word: profile.vocabulary.order }))
  // What is pointed at says which item is meant, unless the panel shows those of another.
  const pinned = draft !== null && (itemId === null || itemId === draft.itemId) ? draft : null
  const wanted = pinned?.itemId ?? chosen
  const about = choices.some(({ key }) => key === wanted) ? wanted : WHOLE
  const pin = pinned !== null && pinned.itemId === about ? pinned.pin : null
  function setAbout(next: number) {
    setChosen(next)
    if (pinned !== null) setPinDraft(pinKey, null)
  }
  return (
    <div
      className={cx(
        'shrink-0 border-t border-hairline px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]',
        isInternal && 'bg-caution-soft',
      )}
    >
      <div className="mb-2 flex items-center gap-2">
        <Select
          label={words.about}
          hasInlineLabel
          size="small"
          className="min-w-0 flex-1"
          items={choices}
          value={about}
          onChange={setAbout}
        />
        {isNameless && (
          <TextField
            label={words.visitorName}
            isLabelHidden
            placeholder={words.visitorName}
            size="small"
            className="w-32"
            maxLength={MAX_VISITOR_NAME}
            autoComplete="name"
            value={name}
            onChange={setName}
          />
        )}
      </div>
      {about !== WHOLE && (
        <PinField
          itemId={about}
          pin={pin}
          onChange={(next) => setPinDraft(pinKey, next && { itemId: about, pin: next })}
        />
      )}
      <Composer
        label={words.write}
        placeholder={words.placeholder}
        draftKey={draftKey(viewer.user.id, editor.getState().document.order, 'comment')}
        people={isInternal ? people.filter(({ isEmployee }) => isEmployee) : people}
        sendLabel={words.send}
        autoFocus={isForWriting}
        onSend={(text, mentions) => {
          const flag: Flag = isInternal ? 1 : 0
          outbox.add({
            text,
            mentions,
            productInstanceId: about === WHOLE ? null : about,
            threadId: null,
            pin,
            isInternal: flag,
            ...(isNameless && name.trim() !== '' ? { authorName: name.trim() } : {}),
          })
          if (pin !== null) setPinDraft(pinKey, null)
          return null
        }}
      >
        {mayWriteInternally && (
          <span title={words.internalHint({ org: org.title })}>
            <Checkbox isSelected={isInternal} onChange={setInternal}>
              <Lock className="size-3.5 text-ink-2" aria-hidden />
              {words.internal}
              <span className="sr-only">: {words.internalHint({ org: org.title })}</span>
            </Checkbox>
          </span>
        )}
      </Composer>
    </div>
  )
}

/** The whole order, and the items that the server knows. */
function useItemChoices(whole: string) {
  const { data } = useOpenOrder()
  const items = useEditorState((state) => state.document.items)
  return [
    { key: WHOLE, label: whole },
    ...items.flatMap((item, index) =>
      item.id > 0 ? [{ key: item.id, label: `${index + 1} ${itemTitle(data.catalog, item)}` }] : [],
    ),
  ]
}

/** A comment that the server has not got yet: it stands where it will be, and says what it waits for. */
import { commentMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import type { CommentPerson } from '@orderwright/contract'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { cx } from '../../ui/cx.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import type { OutgoingComment } from './comment-outbox.ts'
import { Composer } from './composer.tsx'
import { Initials } from './initials.tsx'
import { useOutbox } from './use-comments.ts'

interface OutgoingProps {
  comment: OutgoingComment
  people: readonly CommentPerson[]
}

export function Outgoing({ comment, people }: OutgoingProps) {
  const { viewer, editor } = useOpenOrder()
  const [isChanging, setChanging] = useState(false)
  const outbox = useOutbox()
  const { key, text, state, message } = comment
  const isRefused = state === 'refused'
  function discard() {
    const gone = outbox.discard(key)
    if (gone) toast(words.discarded, { onUndo: () => outbox.add(gone) })
  }
  if (isChanging) {
    return (
      <div className="py-1.5 ps-9.5">
        <Composer
          label={words.write}
          placeholder=""
          draftKey={draftKey(viewer.user.id, editor.getState().document.order, `outgoing ${key}`)}
          initialText={text}
          people={people}
          sendLabel={words.send}
          autoFocus
          onSend={(next, mentions) => {
            const { state: _, message: __, key: ___, ...rest } = comment
            outbox.discard(key)
            outbox.add({ ...rest, text: next, mentions })
            return null
          }}
          onCancel={() => setChanging(false)}
        />
      </div>
    )
  }
  return (
    <div className="flex gap-2.5 py-1.5">
      <Initials name={viewer.user.name} isEmployee={viewer.role !== 'guest'} />
      <div className="min-w-0 flex-1">
        <p className="flex min-h-7 items-center text-sm font-semibold">{words.you}</p>
        <p dir="auto" className={cx('text-sm break-words whitespace-pre-wrap', !isRefused && 'text-ink-2')}>
          {text}
        </p>
        <p role="status" className={cx('mt-1 text-xs', isRefused ? 'text-invalid' : 'text-ink-2')}>
          {state === 'sending' && words.sending}
          {state === 'waiting' && words.waiting}
          {isRefused && `${words.notSent} ${message}`}
        </p>
        {state !== 'sending' && (
          <p className="mt-1 -ms-2.5 flex gap-1">
            <Button size="small" variant="quiet" onPress={() => outbox.retry(key)}>
              {words.tryAgain}
            </Button>
            {isRefused && (
              <Button size="small" variant="quiet" onPress={() => setChanging(true)}>
                {words.changeText}
              </Button>
            )}
            <Button size="small" variant="quiet" onPress={discard}>
              {words.discard}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

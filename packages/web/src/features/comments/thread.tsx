/** A thread: where it belongs, its comments, an answer, and its end. */
import type { CommentPerson, CommentView } from '@orderwright/contract'
import type { CommentThread } from '@orderwright/domain/comments'
import { commentMessages as words } from '@orderwright/domain/messages'
import { itemOf } from '@orderwright/domain/orders'
import { CircleCheck, Lock, Reply, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import type { OutgoingComment } from './comment-outbox.ts'
import { CommentRow } from './comment-row.tsx'
import { Composer } from './composer.tsx'
import { Outgoing } from './outgoing.tsx'
import { PinChip } from './pins/pin-chip.tsx'
import { useCommentActions, useOutbox } from './use-comments.ts'

interface ThreadProps {
  thread: CommentThread<CommentView>
  /** of its pin on the drawing, where it has one */
  mark: string | undefined
  outgoing: readonly OutgoingComment[]
  people: readonly CommentPerson[]
  onSeen: (id: number) => void
}

export function Thread({ thread, mark = '', outgoing, people, onSeen }: ThreadProps) {
  const { root, answers, isResolved } = thread
  const actions = useCommentActions()
  const [isAnswering, setAnswering] = useState(false)
  const isInternal = root.isInternal === 1
  // Of what is internal nobody else can be told.
  const recipients = isInternal ? people.filter(({ isEmployee }) => isEmployee) : people
  return (
    <li className={cx('px-4 py-2', isInternal && 'bg-caution-soft')}>
      {(root.productInstanceId !== null || isInternal) && (
        <p className="flex min-h-6 items-center gap-2 text-xs">
          {root.productInstanceId !== null && <OnItem id={root.productInstanceId} title={root.itemTitle} />}
          {isInternal && (
            <span className="ms-auto inline-flex items-center gap-1 font-medium text-caution">
              <Lock className="size-3" aria-hidden />
              {words.internal}
            </span>
          )}
        </p>
      )}
      {root.pin !== null && root.productInstanceId !== null && (
        <PinChip root={root} pin={root.pin} mark={mark} itemId={root.productInstanceId} />
      )}
      {[root, ...answers].map((comment) => (
        <CommentRow key={comment.id} comment={comment} people={recipients} onSeen={onSeen} />
      ))}
      {outgoing.map((comment) => (
        <Outgoing key={comment.key} comment={comment} people={recipients} />
      ))}
      {isAnswering ? (
        <Answer root={root} people={recipients} onDone={() => setAnswering(false)} />
      ) : (
        <p className="-ms-2.5 flex items-center gap-1 ps-9.5">
          <Button
            size="small"
            variant="quiet"
            className="text-ink-2"
            icon={<Reply aria-hidden />}
            onPress={() => setAnswering(true)}
          >
            {words.answer}
          </Button>
          <Button
            size="small"
            variant="quiet"
            className="text-ink-2"
            icon={isResolved ? <RotateCcw aria-hidden /> : <CircleCheck aria-hidden />}
            onPress={() => void actions.resolve(root, !isResolved)}
          >
            {isResolved ? words.reopen : words.resolve}
          </Button>
          {isResolved && root.resolvedByName !== '' && (
            <span className="truncate text-xs text-ink-2">
              {words.resolvedBy({ name: root.resolvedByName })}
            </span>
          )}
        </p>
      )}
    </li>
  )
}

function Answer({
  root,
  people,
  onDone,
}: {
  root: CommentView
  people: readonly CommentPerson[]
  onDone: () => void
}) {
  const { viewer, editor } = useOpenOrder()
  const outbox = useOutbox()
  return (
    <div className="py-1.5 ps-9.5">
      <Composer
        label={words.placeholderAnswer}
        placeholder={words.placeholderAnswer}
        draftKey={draftKey(viewer.user.id, editor.getState().document.order, `answer ${root.id}`)}
        people={people}
        sendLabel={words.answer}
        autoFocus
        onSend={(text, mentions) => {
          const { productInstanceId, isInternal, id: threadId } = root
          outbox.add({ text, mentions, productInstanceId, threadId, pin: null, isInternal })
          onDone()
          return null
        }}
        onCancel={onDone}
      />
    </div>
  )
}

/** Where the thread belongs; pressed, the page shows that item. Of a deleted one its name stays. */
function OnItem({ id, title }: { id: number; title: string }) {
  const { editor, data } = useOpenOrder()
  const item = useEditorState((state) => itemOf(state.document, id))
  const index = useEditorState((state) => state.document.items.findIndex((one) => one.id === id))
  if (!item) return <span className="truncate text-ink-2 line-through">{title || words.itemGone}</span>
  return (
    <button
      type="button"
      onClick={() => editor.selectItem(id)}
      className="inline-flex min-h-6 min-w-0 cursor-pointer items-center gap-1.5 rounded-sm text-ink-2 transition-colors hover:text-ink pointer-coarse:min-h-11"
    >
      <span className="tabular flex h-4 min-w-4 items-center justify-center rounded-sm bg-shade px-1 font-medium">
        {index + 1}
      </span>
      <span dir="auto" className="truncate font-medium underline decoration-edge underline-offset-3">
        {itemTitle(data.catalog, item)}
      </span>
    </button>
  )
}

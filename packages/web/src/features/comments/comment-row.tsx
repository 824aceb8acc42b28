/** One comment: who, when, what they wrote; its author can change and delete it. */
import type { CommentPerson, CommentView } from '@orderwright/contract'
import { splitMentions } from '@orderwright/domain/comments'
import { commentMessages as words } from '@orderwright/domain/messages'
import { toDate } from '@orderwright/domain/units'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { shortWhen, whenText } from '../../lib/format/moments.ts'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { Composer } from './composer.tsx'
import { Initials } from './initials.tsx'
import { forgetTarget, useCommentsPanel } from './panel-state.ts'
import { useCommentActions } from './use-comments.ts'

interface CommentRowProps {
  comment: CommentView
  people: readonly CommentPerson[]
  /** it has been on the screen */
  onSeen: (id: number) => void
}

export function CommentRow({ comment, people, onSeen }: CommentRowProps) {
  const { viewer, org, editor } = useOpenOrder()
  const actions = useCommentActions()
  const [isEditing, setEditing] = useState(false)
  const isOwn = comment.userId === viewer.user.id
  const isEmployee = comment.authorKind === 'employee'
  const row = useRef<HTMLElement>(null)
  useSeen(row, comment, onSeen)
  useTarget(row, comment.id)
  // New when it was first seen here, so that reading it does not take its mark away under one's eyes.
  const [wasUnread] = useState(comment.isUnread)
  if (comment.isDeleted) return <p className="py-1.5 ps-9.5 text-sm text-ink-2 italic">{words.deleted}</p>
  return (
    <article
      ref={row}
      tabIndex={-1}
      aria-label={`${comment.authorName}, ${whenText(comment.created)}`}
      className="group/comment relative flex gap-2.5 rounded py-1.5 focus-inset"
    >
      <Initials name={comment.authorName} isEmployee={isEmployee} />
      <div className="min-w-0 flex-1">
        <p className="flex min-h-7 items-center gap-x-1.5 text-xs text-ink-2">
          <span className="min-w-0 truncate">
            <bdi className="text-sm font-semibold text-ink">{isOwn ? words.you : comment.authorName}</bdi>
            {isEmployee && !isOwn && <span> · {org.title}</span>}
            {comment.authorKind === 'visitor' && !isOwn && <span> · {words.byLink}</span>}
          </span>
          {wasUnread && (
            <span className="size-1.5 shrink-0 rounded-full bg-invalid">
              <span className="sr-only">{words.unread}</span>
            </span>
          )}
          <time className="tabular ms-auto shrink-0" dateTime={toDate(comment.created).toISOString()}>
            {shortWhen(comment.created)}
          </time>
          {isOwn && !isEditing && (
            <Menu
              label={words.yourComment}
              placement="bottom end"
              trigger={
                <IconButton
                  label={words.moreForYourComment}
                  icon={<Ellipsis />}
                  size="small"
                  className="-me-1 pointer-coarse:-my-2"
                />
              }
              groups={[
                {
                  key: 'own',
                  actions: [
                    {
                      key: 'edit',
                      label: words.edit,
                      icon: <Pencil aria-hidden />,
                      onAction: () => setEditing(true),
                    },
                    {
                      key: 'delete',
                      label: words.delete,
                      icon: <Trash2 aria-hidden />,
                      isDanger: true,
                      onAction: () => void actions.remove(comment),
                    },
                  ],
                },
              ]}
            />
          )}
        </p>
        {isEditing ? (
          <div className="pt-1">
            <Composer
              label={words.yourComment}
              placeholder=""
              draftKey={draftKey(viewer.user.id, editor.getState().document.order, `comment ${comment.id}`)}
              initialText={comment.text}
              people={[...people, ...comment.mentions.map((one) => ({ ...one, isEmployee: false }))]}
              sendLabel={words.save}
              autoFocus
              onSend={async (text, mentions) => {
                const refusal = await actions.edit(comment, text, mentions)
                if (refusal === null) setEditing(false)
                return refusal
              }}
              onCancel={() => setEditing(false)}
            />
          </div>
        ) : (
          <p dir="auto" className="text-sm break-words whitespace-pre-wrap">
            <WithMentions comment={comment} />
            {comment.editedAt !== null && <span className="text-xs text-ink-2"> ({words.edited})</span>}
          </p>
        )}
      </div>
    </article>
  )
}

function WithMentions({ comment }: { comment: CommentView }): ReactNode {
  const { viewer } = useOpenOrder()
  let at = 0
  return splitMentions(comment.text, comment.mentions).map(({ text, personId }) => {
    const key = at
    at += text.length
    if (personId === null) return text
    return (
      <bdi
        key={key}
        className={cx('font-medium text-accent-text', personId === viewer.user.id && 'bg-accent-soft')}
      >
        {text}
      </bdi>
    )
  })
}

/** Tells once that an unread comment has been on the screen, in a page that is looked at. */
function useSeen(
  row: React.RefObject<HTMLElement | null>,
  { id, isUnread }: CommentView,
  onSeen: (id: number) => void,
) {
  useEffect(() => {
    const element = row.current
    if (!isUnread || !element) return undefined
    let isInView = false
    const look = () => {
      if (!isInView || document.visibilityState !== 'visible') return
      onSeen(id)
      stop()
    }
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.some(({ isIntersecting }) => isIntersecting)
      look()
    })
    const stop = () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
    observer.observe(element)
    document.addEventListener('visibilitychange', look)
    return stop
  }, [row, id, isUnread, onSeen])
}

/** The comment that somebody came for by a link is shown and has the focus. */
function useTarget(row: React.RefObject<HTMLElement | null>, id: number) {
  const { commentId } = useCommentsPanel()
  useEffect(() => {
    const element = row.current
    if (commentId !== id || !element) return
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
    element.classList.add('animate-told')
    forgetTarget()
  }, [row, commentId, id])
}

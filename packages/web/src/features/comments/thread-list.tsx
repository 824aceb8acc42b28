/** The threads, oldest first; resolved ones folded into one line; what is on its way stands where it will be. */
import type { CommentPerson, CommentView } from '@orderwright/contract'
import { type CommentThread, pinMarks } from '@orderwright/domain/comments'
import { commentMessages as words } from '@orderwright/domain/messages'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { toast } from '../../ui/toasts/toasts.tsx'
import { Outgoing } from './outgoing.tsx'
import { forgetTarget, useCommentsPanel } from './panel-state.ts'
import { Thread } from './thread.tsx'
import { useMarkRead, useOutgoing } from './use-comments.ts'

type Threads = readonly CommentThread<CommentView>[]

interface ThreadListProps {
  /** those that are shown */
  threads: Threads
  /** those of the whole order */
  all: Threads
  people: readonly CommentPerson[]
  empty: ReactNode
}

function holds({ root, answers }: Threads[number], id: number): boolean {
  return root.id === id || answers.some((answer) => answer.id === id)
}

export function ThreadList({ threads, all, people, empty }: ThreadListProps) {
  const { itemId, commentId } = useCommentsPanel()
  const outgoing = useOutgoing()
  const onSeen = useMarkRead()
  const open = threads.filter(({ isResolved }) => !isResolved)
  const resolved = threads.filter(({ isResolved }) => isResolved)
  const beginnings = outgoing.filter(
    ({ threadId, productInstanceId }) =>
      threadId === null && (itemId === null || productInstanceId === itemId),
  )
  const isWanted = commentId !== null && resolved.some((thread) => holds(thread, commentId))
  const [isUnfolded, setUnfolded] = useState(isWanted)
  useEffect(() => {
    if (isWanted) setUnfolded(true)
  }, [isWanted])
  // Somebody came for a comment that is not here (any more): said once.
  const isMissing = commentId !== null && !all.some((thread) => holds(thread, commentId))
  useEffect(() => {
    if (!isMissing) return
    toast(words.notHere, { id: 'comment-not-here' })
    forgetTarget()
  }, [isMissing])
  const list = useStickyEnd(open.length + beginnings.length, commentId !== null)
  const marks = useMemo(() => pinMarks(all), [all])
  const shared = { people, onSeen }
  return (
    <div
      ref={list}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      // Nothing in it may take the focus: keys scroll it all the same.
      tabIndex={0}
      role="group"
      aria-label={words.threads}
    >
      {threads.length + beginnings.length === 0 && empty}
      {resolved.length > 0 && (
        <div className="border-b border-hairline">
          <button
            type="button"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
            className="flex min-h-9 w-full cursor-pointer items-center gap-2 px-4 text-start text-xs text-ink-2 transition-colors hover:bg-desk hover:text-ink focus-inset pointer-coarse:min-h-11"
          >
            <ChevronRight
              className={cx('size-3.5 transition-transform', isUnfolded && 'rotate-90 rtl:-rotate-90')}
              aria-hidden
            />
            {words.resolvedThreads({ count: resolved.length })}
          </button>
          {isUnfolded && (
            <ul className="divide-y divide-hairline border-t border-hairline bg-desk">
              {resolved.map((thread) => (
                <Thread
                  key={thread.root.id}
                  thread={thread}
                  mark={marks.get(thread.root.id)}
                  outgoing={[]}
                  {...shared}
                />
              ))}
            </ul>
          )}
        </div>
      )}
      {open.length + beginnings.length > 0 && (
        <ul className="divide-y divide-hairline">
          {open.map((thread) => (
            <Thread
              key={thread.root.id}
              thread={thread}
              mark={marks.get(thread.root.id)}
              outgoing={outgoing.filter(({ threadId }) => threadId === thread.root.id)}
              {...shared}
            />
          ))}
          {beginnings.map((comment) => (
            <li key={comment.key} className="px-4 py-2">
              <Outgoing comment={comment} people={people} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The newest stands at the end: there one begins, and there what is new appears. */
function useStickyEnd(count: number, hasTarget: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const wasAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 240
    if ((isFirst.current && !hasTarget) || (!isFirst.current && wasAtEnd))
      element.scrollTop = element.scrollHeight
    isFirst.current = false
  }, [count, hasTarget])
  return list
}

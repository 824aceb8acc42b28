/** The comments of the open order: loaded, heard of live, written, changed, and marked as read when they are seen. */
import { type CommentView, endpoints, type ResponseOf } from '@orderwright/contract'
import { threadsOf } from '@orderwright/domain/comments'
import { commentMessages as words } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call, callQuery, queryClient } from '../../lib/api/api.ts'
import { onConnectionChange } from '../../lib/api/connection.ts'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { type OrderCall, useOrderCall } from '../open-order/use-order-call.ts'
import { type CommentOutbox, createCommentOutbox } from './comment-outbox.ts'

type Comments = ResponseOf<typeof endpoints.getComments>

export function useComments() {
  const order = useOrderCall()
  const query = useQuery(callQuery(endpoints.getComments, order))
  const comments = query.data?.comments
  const threads = useMemo(() => threadsOf(comments ?? []), [comments])
  return { query, threads, order }
}

/** Loads again when the live channel says so. Stands once in the page. */
export function useLiveComments() {
  const { live } = useOpenOrder()
  useEffect(() => live.comments.on(() => void reload()), [live])
}

async function reload(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [endpoints.getComments.name] })
}

/** Shows at once what the server has answered; what others did meanwhile comes by the channel. */
function take(order: OrderCall, comment: CommentView): void {
  queryClient.setQueryData<Comments>([endpoints.getComments.name, order], (known) => {
    if (!known) return known
    const rest = known.comments.filter(({ id }) => id !== comment.id)
    return { ...known, comments: [...rest, comment].toSorted((a, b) => a.id - b.id) }
  })
  void reload()
}

const outboxes = new Map<string, CommentOutbox>()

function outboxOf(order: OrderCall, userId: number): CommentOutbox {
  // What was written in guest mode is sent in guest mode, and nothing else is.
  const mode = order.isGuestMode === true ? ':guest' : ''
  const storeKey = `comments:${userId}:${order.orgId}:${order.productOrderId}${mode}`
  const known = outboxes.get(storeKey)
  if (known) return known
  const made = createCommentOutbox({
    store: localStorage,
    storeKey,
    send: ({ key, ...comment }) =>
      call(endpoints.addComment, { ...order, ...comment }, { idempotencyKey: key }),
    newKey: () => crypto.randomUUID(),
    onSent: (comment) => take(order, comment),
  })
  outboxes.set(storeKey, made)
  return made
}

/** What this person has sent and the server has not got yet. */
export function useOutbox(): CommentOutbox {
  const { viewer } = useOpenOrder()
  const order = useOrderCall()
  return outboxOf(order, viewer.user.id)
}

export function useOutgoing() {
  const outbox = useOutbox()
  return useSyncExternalStore(outbox.subscribe, outbox.get)
}

/** Tries again whenever the connection is back. Stands once in the page. */
export function useSendingComments() {
  const outbox = useOutbox()
  useEffect(() => {
    const flush = () => void outbox.flush()
    flush()
    const stop = onConnectionChange(flush)
    window.addEventListener('online', flush)
    return () => {
      stop()
      window.removeEventListener('online', flush)
    }
  }, [outbox])
}

/** What can be done with comments that stand. Each says what went wrong; null: nothing. */
export function useCommentActions() {
  const order = useOrderCall()
  return useMemo(() => {
    async function setDeleted(comment: CommentView, isDeleted: boolean): Promise<void> {
      const result = await call(endpoints.deleteComment, { ...order, commentId: comment.id, isDeleted })
      if (!result.ok) {
        toast(result.error.message, { tone: 'invalid' })
        return
      }
      take(order, result.data.comment)
      if (isDeleted) toast(words.commentDeleted, { onUndo: () => void setDeleted(comment, false) })
    }
    return {
      edit: async (comment: CommentView, text: string, mentions: number[]): Promise<string | null> => {
        const result = await call(endpoints.editComment, {
          ...order,
          commentId: comment.id,
          text,
          mentions,
          wasText: comment.text,
        })
        if (!result.ok) return result.error.message
        take(order, result.data.comment)
        return null
      },
      remove: (comment: CommentView) => setDeleted(comment, true),
      resolve: async (root: CommentView, isResolved: boolean): Promise<void> => {
        const result = await call(endpoints.resolveComments, { ...order, commentId: root.id, isResolved })
        if (result.ok) take(order, result.data.comment)
        else toast(result.error.message, { tone: 'invalid' })
      },
    }
  }, [order])
}

/** Comments seen within a moment are one call. */
const TOGETHER_MS = 400

/** Says that a comment was on the screen; several are told together. What could not be told is told when seen again. */
export function useMarkRead(): (id: number) => void {
  const order = useOrderCall()
  const marker = useMemo(() => {
    const seen = new Set<number>()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function tell(): Promise<void> {
      timer = undefined
      const ids = [...seen]
      seen.clear()
      const result = await call(endpoints.markCommentsRead, { ...order, ids })
      if (result.ok) await reload()
    }
    return {
      see(id: number) {
        seen.add(id)
        timer ??= setTimeout(() => void tell(), TOGETHER_MS)
      },
      /** what was seen before the panel was closed was seen */
      stop() {
        if (timer === undefined) return
        clearTimeout(timer)
        void tell()
      },
    }
  }, [order])
  useEffect(() => marker.stop, [marker])
  return marker.see
}

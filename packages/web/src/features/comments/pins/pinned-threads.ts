/** The threads that point at something, with their marks, for drawings and for the panel. */
import type { CommentView } from '@orderwright/contract'
import { type CommentPin, type CommentThread, pinMarks } from '@orderwright/domain/comments'
import { useMemo } from 'react'
import { draftKey } from '../../../lib/storage/draft-key.ts'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { useComments } from '../use-comments.ts'

export interface PinnedThread {
  readonly thread: CommentThread<CommentView>
  readonly pin: CommentPin
  readonly mark: string
  readonly itemId: number
}

/** Of all items, in the order in which they were begun; resolved ones too. */
export function usePinnedThreads(): readonly PinnedThread[] {
  const { threads } = useComments()
  return useMemo(() => {
    const marks = pinMarks(threads)
    return threads.flatMap((thread) => {
      const { id, pin, productInstanceId } = thread.root
      if (pin === null || productInstanceId === null) return []
      return [{ thread, pin, mark: marks.get(id) ?? '', itemId: productInstanceId }]
    })
  }, [threads])
}

/** Where this tab keeps what the comment that is being written points at. */
export function usePinDraftKey(): string {
  const { viewer } = useOpenOrder()
  const orgId = useEditorState(({ document }) => document.order.orgId)
  const id = useEditorState(({ document }) => document.order.id)
  return draftKey(viewer.user.id, { orgId, id }, 'comment-pin')
}

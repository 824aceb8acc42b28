/** The comments that the sheets show, when they are wished for. */
import type { PinnedNote } from '@orderwright/domain'
import { pinnedNotes, threadsOf } from '@orderwright/domain'
import { useMemo } from 'react'
import { useComments } from '../comments/use-comments.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'

const none: readonly PinnedNote[] = []

export function useDrawingNotes(areShown: boolean): readonly PinnedNote[] {
  const { query } = useComments()
  const { timeZone } = useOpenOrder().profile.region
  const comments = query.data?.comments
  return useMemo(() => {
    if (!areShown || comments === undefined) return none
    return pinnedNotes(threadsOf(comments), { timeZone })
  }, [areShown, comments, timeZone])
}

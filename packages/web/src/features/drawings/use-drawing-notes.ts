/** The comments that the sheets show, when they are wished for. */
import { type PinnedNote, pinnedNotes } from '@orderwright/domain/comments'
import { useMemo } from 'react'
import { useComments } from '../comments/use-comments.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'

const none: readonly PinnedNote[] = []

export function useDrawingNotes(areShown: boolean): readonly PinnedNote[] {
  const { threads } = useComments()
  const { timeZone } = useOpenOrder().profile.region
  return useMemo(() => (areShown ? pinnedNotes(threads, { timeZone }) : none), [areShown, threads, timeZone])
}

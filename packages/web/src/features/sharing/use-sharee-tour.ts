/** Whoever came to an order by a link or an invitation is shown around, once, about a second after it loaded. [1.4.45] */
import { useEffect } from 'react'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { isTourDone } from '../tour/tour-done.ts'

const AFTER_MS = 1000

export function useShareeTour() {
  const { viewer, profile } = useOpenOrder()
  const isSharee = viewer.sharedOrder !== null
  const userId = viewer.user.id
  const word = profile.vocabulary.order
  useEffect(() => {
    if (!isSharee || isTourDone(userId)) return undefined
    const timer = setTimeout(() => {
      void import('../tour/start-tour.ts').then(({ startTour }) => startTour({ userId, word }))
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSharee, userId, word])
}

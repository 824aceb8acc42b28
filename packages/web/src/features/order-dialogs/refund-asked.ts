/** A refund that is asked for from elsewhere on the page: where the payments stand, its dialog opens with what is credit filled in. */
import { useEffect } from 'react'
import { createSharedState } from '../../lib/shared-state.ts'

/** how many lists of payments stand on the page that can give something back */
const offers = createSharedState(0)
const isAsked = createSharedState(false)

export function askForRefund(): void {
  isAsked.set(true)
}

/** Whether somebody is there to take it. */
export function useRefundIsOffered(): boolean {
  return offers.use() > 0
}

/** Stands with the payments: whether a refund is asked for there, and the way to be done with it. */
export function useAskedRefund(isOffered: boolean): { readonly isAsked: boolean; readonly done: () => void } {
  useEffect(() => {
    if (!isOffered) return
    offers.set(offers.get() + 1)
    return () => {
      offers.set(offers.get() - 1)
      isAsked.set(false)
    }
  }, [isOffered])
  return { isAsked: isAsked.use() && isOffered, done: () => isAsked.set(false) }
}

/** While a card payment is with the provider, the order is asked for every two seconds until that changes. [1.4.21] */
import { useEffect, useRef } from 'react'

const POLL_MS = 2000

/** `onEnd` runs once after the flag went from 1 to 0. */
export function useProcessingPoll(isProcessing: boolean, refresh: () => Promise<unknown>, onEnd: () => void) {
  const wasProcessing = useRef(false)
  const handlers = useRef({ refresh, onEnd })
  handlers.current = { refresh, onEnd }

  useEffect(() => {
    if (!isProcessing) {
      if (wasProcessing.current) handlers.current.onEnd()
      wasProcessing.current = false
      return
    }
    wasProcessing.current = true
    const timer = setInterval(() => void handlers.current.refresh(), POLL_MS)
    return () => clearInterval(timer)
  }, [isProcessing])
}

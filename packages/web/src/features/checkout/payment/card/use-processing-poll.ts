/**
 * While a card payment is with the provider, the order is asked for every two seconds until that changes. The live channel
 * tells it by itself: while that is open, nothing is asked. [1.4.21]
 */
import { useEffect, useRef } from 'react'
import {
  askWithoutChannel,
  type ChannelState,
  PROCESSING_POLL_MS,
} from '../../../open-order/ask-without-channel.ts'

/** `onEnd` runs once after the flag went from 1 to 0. */
export function useProcessingPoll(
  live: ChannelState,
  isProcessing: boolean,
  refresh: () => Promise<unknown>,
  onEnd: () => void,
) {
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
    return askWithoutChannel(live, () => void handlers.current.refresh(), PROCESSING_POLL_MS)
  }, [live, isProcessing])
}

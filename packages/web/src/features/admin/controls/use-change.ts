/** How the back office changes something: the call, news of it, and what is shown read again. */
import type { CallResult } from '@orderwright/contract'
import { useState } from 'react'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { readAgain } from '../admin-data.ts'

interface News<T> {
  readonly message: string
  readonly onUndo?: (answer: T) => void
}

/** `isPending` until what the change has done is on the screen. A failure is told in its own words. */
export function useChange() {
  const [isPending, setPending] = useState(false)
  async function change<T>(work: Promise<CallResult<T>>, news: News<T>): Promise<boolean> {
    setPending(true)
    const result = await work
    if (result.ok) {
      const { onUndo } = news
      toast(news.message, onUndo ? { onUndo: () => onUndo(result.data) } : {})
    } else {
      toast(result.error.message, { tone: 'invalid' })
    }
    // After a refusal too: somebody else may have changed it.
    await readAgain()
    setPending(false)
    return result.ok
  }
  return { isPending, change }
}

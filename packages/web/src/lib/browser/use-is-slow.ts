/** Whether something that people wait for takes longer than they expect. */
import { useEffect, useState } from 'react'

/** After so long, in ms, waiting is said to be waiting. */
export const SLOW_MS = 3000

/** `key` names what is waited for: another one is waited for anew. */
export function useIsSlow(isWaiting: boolean, key = ''): boolean {
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(key), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(null)
    }
  }, [isWaiting, key])
  return isWaiting && slow === key
}

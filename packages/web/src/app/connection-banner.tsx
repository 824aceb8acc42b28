/** Says that the server is away, keeps asking until it is back, then brings the screen up to date. */
import { endpoints } from '@orderwright/contract'
import { CloudOff, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { call, queryClient } from '../lib/api.ts'
import { useConnection } from '../lib/connection.ts'
import { tryAgainDelayMs } from '../lib/try-again.ts'
import { Banner } from '../ui/banner.tsx'

export function ConnectionBanner() {
  const connection = useConnection()
  const isAway = connection !== 'online'

  useEffect(() => {
    if (!isAway) return
    let timer: ReturnType<typeof setTimeout>
    let tries = 0
    const ask = () => void askAgain()
    const askAgain = async () => {
      const result = await call(endpoints.getSession, {})
      if (result.ok) return
      tries += 1
      timer = setTimeout(ask, tryAgainDelayMs(result.error, tries))
    }
    timer = setTimeout(ask, tryAgainDelayMs(null, tries))
    window.addEventListener('online', ask)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', ask)
      // Away no more: what is on the screen may be old.
      void queryClient.invalidateQueries({ refetchType: 'active' })
    }
  }, [isAway])

  if (connection === 'offline') {
    return (
      <Banner tone="caution" icon={<WifiOff aria-hidden />} className="sticky top-0 z-30">
        You are offline. Trying again…
      </Banner>
    )
  }
  if (connection === 'unavailable') {
    return (
      <Banner tone="caution" icon={<CloudOff aria-hidden />} className="sticky top-0 z-30">
        The server is away for a moment. Trying again…
      </Banner>
    )
  }
  return null
}

/** Says that the server is away, keeps asking until it is back, then brings the screen up to date. */
import { appMessages as words } from '@orderwright/domain/messages'
import { endpoints } from '@orderwright/contract'
import { CloudOff, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { call, queryClient } from '../lib/api/api.ts'
import { useConnection } from '../lib/api/connection.ts'
import { tryAgainDelayMs } from '../lib/api/try-again.ts'
import { Banner } from '../ui/banner.tsx'

/** A question whose only use is its answer: every call reports whether the server could be reached. */
const ask = () => void call(endpoints.getSession, {})

export function ConnectionBanner() {
  const connection = useConnection()
  const isAway = connection !== 'online'

  // The browser hears of a lost network before any call fails, and of things that are none: the server tells.
  useEffect(() => {
    window.addEventListener('offline', ask)
    window.addEventListener('online', ask)
    return () => {
      window.removeEventListener('offline', ask)
      window.removeEventListener('online', ask)
    }
  }, [])

  useEffect(() => {
    if (!isAway) return
    let timer: ReturnType<typeof setTimeout>
    let tries = 0
    const askAgain = async () => {
      const result = await call(endpoints.getSession, {})
      if (result.ok) return
      tries += 1
      timer = setTimeout(() => void askAgain(), tryAgainDelayMs(result.error, tries))
    }
    timer = setTimeout(() => void askAgain(), tryAgainDelayMs(null, tries))
    return () => {
      clearTimeout(timer)
      // Away no more: what is on the screen may be old.
      void queryClient.invalidateQueries({ refetchType: 'active' })
    }
  }, [isAway])

  if (connection === 'offline') {
    return (
      <Banner tone="caution" icon={<WifiOff aria-hidden />} className="sticky top-0 z-30">
        {words.offlineTryingAgain}
      </Banner>
    )
  }
  if (connection === 'unavailable') {
    return (
      <Banner tone="caution" icon={<CloudOff aria-hidden />} className="sticky top-0 z-30">
        {words.serverAway}
      </Banner>
    )
  }
  return null
}

/** Counting down the seconds that the server asks to wait. */
import { useEffect, useState } from 'react'

/** `[secondsLeft, start]`: call `start(30)` and it counts down to 0. */
export function useWait(initialSeconds = 0): readonly [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(Math.ceil(initialSeconds))
  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, (next) => setSeconds(Math.ceil(next))]
}

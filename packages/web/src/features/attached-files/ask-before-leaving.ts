import { useEffect } from 'react'
import type { OutgoingFile } from './upload-queue.ts'

/** A page that is closed would stop what is on its way: the browser asks. */
export function useAskBeforeLeaving(uploads: readonly Pick<OutgoingFile<unknown>, 'state'>[]): void {
  const isBusy = uploads.some(({ state }) => state === 'sending' || state === 'waiting')
  useEffect(() => {
    if (!isBusy) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}

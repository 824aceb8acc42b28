/** The live channel of the open order, from the moment the page stands still until the order is left. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { openWhenIdle } from '../../lib/browser/when-idle.ts'
import { useOpenOrder } from './editor-context.tsx'
import type { ShownPerson } from './live/people.ts'

/** Keeps the channel open while the calling screen stands. */
export function useLiveChannel() {
  const open = useOpenOrder()
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  const { editor, live } = open
  const isGuestMode = open.viewer.caller.isGuestMode === true
  useEffect(() => {
    return openWhenIdle(
      () => import('./live/live-channel.ts'),
      ({ connectLive }) =>
        connectLive({
          editor,
          live,
          caller: () => ({
            orgId: latest.current.org.id,
            ...(isGuestMode ? { isGuestMode } : {}),
          }),
          catalog: () => latest.current.data.catalog,
          reload: () => latest.current.reload(),
          canvasRevision: () => latest.current.data.spatialRevision ?? null,
        }),
    )
    // What a guest may see is another channel.
  }, [editor, live, isGuestMode])
}

/** The other people who have this order open now. */
export function useOthers(): readonly ShownPerson[] {
  const { live } = useOpenOrder()
  return useSyncExternalStore(live.subscribe, live.getOthers)
}

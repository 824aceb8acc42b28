/** The guided first visit of the organization in which an owner acts: read once, and again after every change. */
import { type BodyOf, endpoints, type SetupGuide } from '@orderwright/contract'
import { setupGuideMessages as words } from '@orderwright/domain/messages'
import { guideSteps, nextGuideStep } from '@orderwright/domain/setup-guide'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isReading, onAnswered } from '../../lib/api/answered-calls.ts'
import { call, callQuery, queryClient } from '../../lib/api/api.ts'
import { type Viewer, useViewer } from '../../lib/session/session.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'

/** Changes that come together are looked at once. */
const SETTLE_MS = 300

/** In guest mode too: that is one of its steps. */
export function hasGuide({ role, prevRole, sharedOrder }: Viewer): boolean {
  return (prevRole ?? role) === 'owner' && sharedOrder === null
}

function guideQuery(orgId: number) {
  return callQuery(endpoints.getSetupGuide, { orgId })
}

/** Null while it is read, for others than owners, and where there is none. */
export function useGuide() {
  const viewer = useViewer()
  const orgId = viewer.org.id
  const { data } = useQuery({
    ...guideQuery(orgId),
    enabled: hasGuide(viewer),
    // An organization without one never gets one.
    staleTime: ({ state }) => (state.data?.guide === null ? Number.POSITIVE_INFINITY : 10_000),
  })
  const guide = data?.guide ?? null
  if (guide === null) return null
  const steps = guideSteps(guide.facts, guide.skipped)
  return {
    guide,
    steps,
    next: nextGuideStep(steps),
    doneCount: steps.filter(({ standing }) => standing === 'done').length,
  }
}

/** While the guide is shown, every change of records makes it look again. */
export function useGuideRefresh(orgId: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onAnswered((url) => {
      if (isReading(url) || url === endpoints.updateSetupGuide.path) return
      clearTimeout(timer)
      timer = setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: guideQuery(orgId).queryKey }),
        SETTLE_MS,
      )
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [orgId])
}

type Change = Omit<BodyOf<typeof endpoints.updateSetupGuide>, 'orgId'>

/** Keeps a change of the guide at the server, for every device and owner. Whether it was kept. */
export function useGuideChange(): (change: Change) => Promise<boolean> {
  const { org } = useViewer()
  return async (change) => {
    const result = await call(endpoints.updateSetupGuide, { orgId: org.id, ...change })
    if (!result.ok) {
      toast(words.notKept, { description: result.error.message, tone: 'invalid' })
      return false
    }
    queryClient.setQueryData<{ guide: SetupGuide | null }>(guideQuery(org.id).queryKey, result.data)
    return true
  }
}

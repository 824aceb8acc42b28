/** Goes to the screen of a step, into guest mode or out of it where the step asks for that. */
import type { GuideFacts, GuideStepKey } from '@orderwright/domain'
import { useNavigate } from '../../lib/router/router-view.tsx'
import { useSession, useViewer } from '../../lib/session/session.tsx'
import { stepPlace } from './step-places.ts'

export function useGoToStep() {
  const navigate = useNavigate()
  const { setGuestMode } = useSession()
  const { isGuestMode, canToggleGuestMode } = useViewer()
  return async (key: GuideStepKey, facts: GuideFacts) => {
    const wantsGuestMode = key === 'tryOut' && canToggleGuestMode
    // The back office is no place for guests, neither before nor after.
    if (isGuestMode && !wantsGuestMode) setGuestMode(false)
    await navigate(stepPlace(key, facts))
    if (!isGuestMode && wantsGuestMode) setGuestMode(true)
  }
}

/** Goes to the screen of a step, into guest mode or out of it where the step asks for that. */
import type { GuideFacts, GuideStepKey } from '@orderwright/domain/setup-guide'
import { leadToWork } from '../../lib/router/led-to.ts'
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
    const record =
      key === 'options' ? facts.productPropertyId : key === 'price' ? facts.productPricingRuleId : null
    if (record !== null) leadToWork()
    await navigate(stepPlace(key, facts))
    if (!isGuestMode && wantsGuestMode) setGuestMode(true)
  }
}

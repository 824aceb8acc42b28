/** The "?" of every screen with its key, and where the guide opens beside the page: its code comes when it is asked for. */
import { helpLinkMessages as words, uiMessages } from '@orderwright/domain'
import { CircleQuestionMark } from 'lucide-react'
import { useEffect } from 'react'
import { useHotkeys } from '../lib/browser/hotkeys.ts'
import { openHelpInTab } from '../lib/help/help-address.ts'
import { closeHelp, openHelp, useHelpPlace } from '../lib/help/open-help.ts'
import { useLocation } from '../lib/router/router-view.tsx'
import { deferredModule } from '../ui/deferred.tsx'
import { IconLink } from '../ui/link.tsx'
import { tellMissingPart } from '../ui/missing-part.ts'

const panel = deferredModule(() => import('../features/help/help-panel.tsx'), { when: 'demand' })

/** `isKeyOnly`: where the header has no room. */
export function HelpButton({ isKeyOnly }: { isKeyOnly: boolean }) {
  const place = useHelpPlace()
  const { pathname } = useLocation()
  const part = panel.use(place !== null)
  const hasFailed = panel.useHasFailed() && place !== null
  useHotkeys([
    {
      keys: 'F1',
      label: words.help,
      group: uiMessages.everywhere,
      isActiveInFields: true,
      run: () => {
        if (place !== null) closeHelp()
        else if (!openHelp()) openHelpInTab()
      },
    },
  ])
  useEffect(() => {
    if (!hasFailed) return
    tellMissingPart()
    closeHelp()
  }, [hasFailed])
  // On the screen of the help it would be beside itself.
  const isThere = pathname.startsWith('/help')
  return (
    <>
      {!isKeyOnly && (
        <IconLink
          to="/help"
          label={words.help}
          icon={<CircleQuestionMark aria-hidden />}
          onClick={(event) => {
            const opensTab = event.ctrlKey || event.metaKey || event.shiftKey
            if (!opensTab && !isThere && openHelp()) event.preventDefault()
          }}
        />
      )}
      {part && place !== null && !isThere && <part.HelpPanel place={place} />}
    </>
  )
}

/** Where the guide opens beside the page, on every screen; its code comes when somebody asks for it. */
import { helpLinkMessages, uiMessages } from '@orderwright/domain'
import { useEffect } from 'react'
import { useHotkeys } from '../lib/browser/hotkeys.ts'
import { closeHelp, toggleHelp, useHelpPlace } from '../lib/help/open-help.ts'
import { deferredModule } from '../ui/deferred.tsx'
import { tellMissingPart } from '../ui/missing-part.ts'

const panel = deferredModule(() => import('../features/help/help-panel.tsx'), { when: 'demand' })

export function HelpHost() {
  const place = useHelpPlace()
  const part = panel.use(place !== null)
  const hasFailed = panel.useHasFailed() && place !== null
  useHotkeys([
    {
      keys: 'F1',
      label: helpLinkMessages.help,
      group: uiMessages.everywhere,
      isActiveInFields: true,
      run: toggleHelp,
    },
  ])
  useEffect(() => {
    if (!hasFailed) return
    tellMissingPart()
    closeHelp()
  }, [hasFailed])
  return part && place !== null && <part.HelpPanel place={place} />
}

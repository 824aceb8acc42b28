/** The "?" of every screen with its key, and where the guide opens beside the page: its code comes when it is asked for. */
import { helpLinkMessages as words, uiMessages } from '@orderwright/domain/messages'
import { CircleQuestionMark } from 'lucide-react'
import { useEffect } from 'react'
import { useHotkeys } from '../lib/browser/hotkeys.ts'
import { openHelpInTab } from '../lib/help/help-address.ts'
import { closeHelp, openHelp, useHelpPlace } from '../lib/help/open-help.ts'
import { useLocation, useNavigate } from '../lib/router/router-view.tsx'
import { deferredModule } from '../ui/deferred.tsx'
import { tellMissingPart } from '../ui/missing-part.ts'

const panel = deferredModule(() => import('../features/help/help-panel.tsx'), { when: 'demand' })

/** `isKeyOnly`: where the header has no room. */
export function HelpButton({ isKeyOnly }: { isKeyOnly: boolean }) {
  const place = useHelpPlace()
  const { pathname } = useLocation()
  const navigate = useNavigate()
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
        <a
          href="/help"
          aria-label={words.help}
          title={words.help}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            if (isThere || !openHelp()) void navigate({ to: '/help' })
          }}
          className="inline-flex size-8 shrink-0 items-center justify-center rounded text-ink-2 transition-colors hover:bg-shade hover:text-ink pointer-coarse:size-11"
        >
          <CircleQuestionMark className="size-4" aria-hidden />
        </a>
      )}
      {part && place !== null && !isThere && <part.HelpPanel place={place} />}
    </>
  )
}

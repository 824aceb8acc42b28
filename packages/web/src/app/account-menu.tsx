/** Who is signed in, and what follows from it: what the header has no room for, devices, signing out. */
import { currentLanguage, languageTitles } from '@orderwright/domain/localization'
import { appMessages as words, languageMessages } from '@orderwright/domain/messages'
import { useLocation, useNavigate } from '../lib/router/router-view.tsx'
import { HandCoins, Languages, LogOut, Mail, MonitorSmartphone, Scale } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { failureMessage } from '../lib/api/api.ts'
import { useIsPhone } from '../lib/browser/media.ts'
import { useSession, useViewer } from '../lib/session/session.tsx'
import { deferredModule } from '../ui/deferred.tsx'
import { Menu } from '../ui/popups/menu.tsx'
import type { MenuGroup } from '../ui/popups/menu-actions.ts'
import { toast } from '../ui/toasts/toasts.tsx'
import { useHeaderRoom } from '../features/navigation/header-room.ts'
import { hasAdminLink, isAdminPath } from '../features/navigation/order-views.ts'
import { useSwitchOrg } from './use-switch-org.ts'

const devicesDialog = deferredModule(() => import('../features/session/devices-dialog.tsx'), {
  when: 'demand',
})

const mailsDialog = deferredModule(() => import('../features/notifications/mail-preferences-dialog.tsx'), {
  when: 'demand',
})

const languageDialog = deferredModule(() => import('../features/session/language-dialog.tsx'), {
  when: 'demand',
})

function initials(name: string, email: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const letters = [parts[0]?.[0], parts.length > 1 ? parts.at(-1)?.[0] : undefined].join('')
  return (letters || email.slice(0, 2)).toUpperCase()
}

export function AccountMenu() {
  const { session, signOut, setGuestMode } = useSession()
  const switchOrg = useSwitchOrg()
  const { user, org, profile, role, prevRole, isEmployee, isGuestMode, canToggleGuestMode } = useViewer()
  const { pathname } = useLocation()
  const isPhone = useIsPhone()
  const { isTight } = useHeaderRoom()
  const isShort = isPhone || isTight
  const [showsDevices, setShowsDevices] = useState(false)
  const devices = devicesDialog.use(showsDevices)
  const [showsMails, setShowsMails] = useState(false)
  const mails = mailsDialog.use(showsMails)
  const [showsLanguage, setShowsLanguage] = useState(false)
  const language = languageDialog.use(showsLanguage)
  const navigate = useNavigate()
  const name = user.name || user.email

  async function leave() {
    try {
      await signOut()
      await navigate({ to: '/sign-in', search: {} })
    } catch (failure) {
      toast(failureMessage(failure), { tone: 'invalid' })
    }
  }

  const moreGroups: MenuGroup[] = []
  if (isShort && session && session.orgs.length > 1) {
    moreGroups.push({
      key: 'orgs',
      title: words.organization,
      actions: session.orgs.map((other) => ({
        key: `org ${other.id}`,
        label: other.title,
        isCurrent: other.id === org.id,
        onAction: () => switchOrg(other.id),
      })),
    })
  }
  if (isShort && hasAdminLink(role, profile, pathname)) {
    moreGroups.push({
      key: 'admin',
      actions: [{ key: 'admin', label: words.admin, onAction: () => void navigate({ to: '/admin' }) }],
    })
  }
  if (isPhone && canToggleGuestMode && !isAdminPath(pathname)) {
    moreGroups.push({
      key: 'mode',
      actions: [
        {
          key: 'mode',
          label: isGuestMode ? words.employeeMode : words.guestMode,
          onAction: () => setGuestMode(!isGuestMode),
        },
      ],
    })
  }

  return (
    <>
      <Menu
        label={words.account}
        className="w-60"
        trigger={
          <AriaButton
            // Who speaks to the page says what is seen there.
            aria-label={words.accountOf({ name, initials: initials(user.name, user.email) })}
            className="flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-full pointer-coarse:size-11"
          >
            <span className="flex size-7 items-center justify-center rounded-full bg-shade text-xs font-medium text-ink-2 hover:bg-hairline hover:text-ink">
              {initials(user.name, user.email)}
            </span>
          </AriaButton>
        }
        groups={[
          ...moreGroups,
          {
            key: 'account',
            title: `${name} · ${prevRole ?? role}`,
            actions: [
              ...(isEmployee
                ? [
                    {
                      key: 'money-owed',
                      label: words.moneyOwed,
                      icon: <HandCoins aria-hidden />,
                      onAction: () => void navigate({ to: '/money-owed' }),
                    },
                  ]
                : []),
              {
                key: 'mails',
                label: words.mails,
                icon: <Mail aria-hidden />,
                onAction: () => setShowsMails(true),
              },
              {
                key: 'devices',
                label: words.devices,
                icon: <MonitorSmartphone aria-hidden />,
                onAction: () => setShowsDevices(true),
              },
              {
                key: 'language',
                label: languageMessages.menu({ language: languageTitles[currentLanguage()] }),
                icon: <Languages aria-hidden />,
                onAction: () => setShowsLanguage(true),
              },
              {
                key: 'licenses',
                label: words.licenses,
                icon: <Scale aria-hidden />,
                onAction: () => window.open('/licenses', '_blank', 'noopener'),
              },
              {
                key: 'sign-out',
                label: words.signOut,
                description: user.email,
                icon: <LogOut aria-hidden />,
                onAction: () => void leave(),
              },
            ],
          },
        ]}
      />
      {showsMails && mails && <mails.MailPreferencesDialog onClose={() => setShowsMails(false)} />}
      {showsLanguage && language && <language.LanguageDialog onClose={() => setShowsLanguage(false)} />}
      {showsDevices && devices && <devices.DevicesDialog onClose={() => setShowsDevices(false)} />}
    </>
  )
}

/** The header above every screen behind the sign-in; hidden while one loads and in print. [2.2.25–2.2.32, 2.2.34] */
import { appMessages } from '@orderwright/domain/messages'
import { useLocation } from '../lib/router/router-view.tsx'
import { ArrowLeft, Building2, ChevronDown, House, Wifi, WifiOff } from 'lucide-react'
import { lastList } from '../features/orders-list/last-list.ts'
import { useConnection } from '../lib/api/connection.ts'
import { useIsStaging } from '../lib/api/staging-api.ts'
import { useIsPhone, useMediaQuery } from '../lib/browser/media.ts'
import { useSession, useViewer } from '../lib/session/session.tsx'
import { Button, buttonClasses } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { ButtonLink, IconLink } from '../ui/link.tsx'
import { deferred } from '../ui/deferred.tsx'
import { Menu } from '../ui/popups/menu.tsx'
import { Tooltip } from '../ui/popups/tooltip.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useHeaderRoom } from '../features/navigation/header-room.ts'
import { SlotPlace } from '../features/navigation/header-slots.tsx'
import {
  backLink,
  hasAdminLink,
  isAdminPath,
  orderPath,
  sharedSearch,
} from '../features/navigation/order-views.ts'
import { useSwitchOrg } from './use-switch-org.ts'

// Its place is kept; the bell itself comes once the screen stands.
const Bell = deferred(
  () => import('../features/notifications/bell.tsx').then((part) => part.Bell),
  <span className="size-8 pointer-coarse:size-11" />,
  { when: 'idle' },
)

const Help = deferred(
  () => import('./help-button.tsx').then((part) => part.HelpButton),
  <span className="size-8 pointer-coarse:size-11" />,
  { when: 'idle' },
)

export function Header() {
  const { pathname } = useLocation()
  const isPhone = useIsPhone()
  // An open order fills the header; the logo stands beside it where there is room for both.
  const hasRoom = useMediaQuery('(min-width: 1600px)')
  const at = orderPath(pathname)
  const isOrder = at !== null
  const { sharedOrder, role, profile } = useViewer()
  const isGuestByLink = sharedOrder !== null
  const hasDots = isOrder
  const { isTight, isOneRow } = useHeaderRoom()
  return (
    <header
      data-print="hidden"
      className={cx(
        'sticky top-0 z-20 flex min-h-12 items-center gap-x-1 border-b border-hairline bg-paper px-2 sm:gap-x-2 sm:px-4',
        'print:hidden [body:has([data-loading-screen])_&]:hidden',
        isOneRow ? 'flex-nowrap' : 'flex-wrap',
        // Two rows stand off the edge of the screen.
        hasDots && !isOneRow && 'pt-1',
      )}
    >
      {/* Where title, status and all that employees have stand in one row, the arrow says enough. */}
      {!isGuestByLink && <BackLink isShort={isPhone || (isTight && isOneRow && !hasRoom)} />}
      {!isGuestByLink && (!isOrder || !isPhone) && (
        <IconLink to="/" label={appMessages.home} icon={<House aria-hidden />} />
      )}
      {(!isOrder || (hasRoom && !isTight)) && <Logo />}
      <SlotPlace name="title" className={cx('min-w-0', isOneRow ? 'flex-initial' : 'flex-1')} />
      {hasDots && !isOneRow && <div className="order-1 w-full" />}
      {/* Its words give way before the title does; its dots never. */}
      <SlotPlace
        name="status"
        className={cx('min-w-min', isOneRow ? 'shrink-100' : 'order-1 flex-1 basis-0 pb-1')}
      />
      <div className={cx('flex-1', isOrder && !isOneRow && 'hidden')} />
      <SlotPlace name="search" className="min-w-0 max-sm:order-last max-sm:w-full max-sm:pb-2" />
      <SlotPlace name="save" className="shrink-0" />
      <SlotPlace name="actions" className="flex shrink-0 items-center gap-1" />
      <SlotPlace
        name="tabs"
        className={cx('flex shrink-0 self-stretch', hasDots && !isOneRow && 'order-1 ms-auto')}
      />
      <div className="ms-auto flex shrink-0 items-center gap-1">
        {!isPhone && !isTight && hasAdminLink(role, profile, pathname) && (
          <ButtonLink to="/admin" variant="quiet" size="small" className="text-xs tracking-wide text-ink-2">
            {appMessages.admin}
          </ButtonLink>
        )}
        {!isPhone && !isAdminPath(pathname) && <GuestModeToggle />}
        {!isPhone && !isTight && <OrgPicker />}
        <StagingNote />
        <NetworkIndicator isIdle={isOrder && isPhone} />
        {isGuestByLink ? (
          // Another session than this page's: loaded anew.
          <a href="/sign-in" className={buttonClasses('quiet', 'small')}>
            {appMessages.signIn}
          </a>
        ) : (
          <>
            <Help isKeyOnly={isOrder && isPhone} />
            <Bell />
            {/* The title needs the room; the way back leads to it. */}
            {!(isOrder && isPhone) && <AccountMenu />}
          </>
        )}
      </div>
    </header>
  )
}

/** Words only where there is room; the name is always said. [2.2.25] */
function BackLink({ isShort }: { isShort: boolean }) {
  const { pathname } = useLocation()
  const { org } = useViewer()
  if (!orderPath(pathname)) return null
  const { number, title } = backLink(pathname)
  const look = {
    variant: 'quiet',
    size: 'small',
    icon: <ArrowLeft aria-hidden />,
    'aria-label': title,
    className: '-ms-1',
    children: isShort ? null : title,
  } as const
  if (number === null) return <ButtonLink {...look} to="/orders" search={lastList(org.id)} />
  return (
    <ButtonLink
      {...look}
      to="/orders/:orgSpecificId"
      params={{ orgSpecificId: number }}
      search={sharedSearch}
    />
  )
}

function Logo() {
  const { org, profile } = useViewer()
  const { logoUrl } = profile.brand
  return (
    // On touch phones it leaves room for what is pressed: else that stood in a row of its own.
    <span className="ms-1 flex h-8 min-w-0 items-center border-s border-hairline ps-4 sm:me-2 logo-room">
      {logoUrl ? (
        <img
          src={logoUrl}
          alt={org.title}
          className="h-6 max-w-40 object-contain object-left rtl:object-right"
        />
      ) : (
        <span className="truncate text-base font-semibold tracking-tight">{org.title}</span>
      )}
    </span>
  )
}

function GuestModeToggle() {
  const { isGuestMode, canToggleGuestMode } = useViewer()
  const { setGuestMode } = useSession()
  if (!canToggleGuestMode) return null
  return (
    <Tooltip content={isGuestMode ? appMessages.backToOwnView : appMessages.seeWhatGuestSees}>
      <Button
        variant="quiet"
        size="small"
        className={cx('text-xs tracking-wide', isGuestMode ? 'bg-caution-soft text-caution' : 'text-ink-2')}
        onPress={() => setGuestMode(!isGuestMode)}
      >
        {isGuestMode ? appMessages.employeeMode : appMessages.guestMode}
      </Button>
    </Tooltip>
  )
}

function OrgPicker() {
  const { session } = useSession()
  const { org } = useViewer()
  const switchOrg = useSwitchOrg()
  if (!session || session.orgs.length < 2) return null
  return (
    <Menu
      label={appMessages.organization}
      trigger={
        <Button
          variant="quiet"
          size="small"
          icon={<Building2 aria-hidden />}
          trailing={<ChevronDown aria-hidden />}
          aria-label={appMessages.organizationOf({ title: org.title })}
        >
          <span className="max-w-32 truncate">{org.title}</span>
        </Button>
      }
      groups={[
        {
          key: 'orgs',
          actions: session.orgs.map((other) => ({
            key: String(other.id),
            label: other.title,
            isCurrent: other.id === org.id,
            onAction: () => switchOrg(other.id),
          })),
        },
      ]}
    />
  )
}

/** What is done here is done to the data of the staging server. [1.7.02] */
function StagingNote() {
  if (!useIsStaging()) return null
  return (
    <span
      title={appMessages.stagingMeans}
      className="rounded-sm bg-caution-soft px-1.5 py-0.5 text-xs font-medium tracking-wide text-caution"
    >
      {appMessages.staging}
    </span>
  )
}

const connectionWords = {
  online: appMessages.connected,
  offline: appMessages.notConnected,
  unavailable: appMessages.reconnecting,
} as const

/** `isIdle`: where there is no room, only a lost connection is shown. [2.2.31] */
function NetworkIndicator({ isIdle }: { isIdle: boolean }) {
  const connection = useConnection()
  const isOnline = connection === 'online'
  if (isIdle && isOnline) return null
  const text = connectionWords[connection]
  return (
    <Tooltip content={text} isPlain>
      <span
        role="img"
        aria-label={text}
        className={cx('flex size-8 items-center justify-center', isOnline ? 'text-ink-3' : 'text-caution')}
      >
        {isOnline ? <Wifi className="size-4" aria-hidden /> : <WifiOff className="size-4" aria-hidden />}
      </span>
    </Tooltip>
  )
}

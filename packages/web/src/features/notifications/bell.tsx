/** The bell in the header: what has happened to the person's orders, how much of it is unread, live. [1.3.23] */
import { notificationMessages as words } from '@orderwright/domain/messages'
import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { queryClient } from '../../lib/api/api.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popups/popover.tsx'
import { connectBell } from './connect-bell.ts'
import { NotificationList } from './notification-list.tsx'

const MAX_SHOWN = 99

function useUnread(): readonly [number, (count: number) => void] {
  const { org, caller } = useViewer()
  const [unread, setUnread] = useState(0)
  const { isGuestMode } = caller
  useEffect(() => {
    setUnread(0)
    return connectBell({ orgId: org.id, ...(isGuestMode ? { isGuestMode } : {}) }, (count) => {
      setUnread(count)
      void queryClient.invalidateQueries({ queryKey: ['getNotifications'] })
    })
  }, [org.id, isGuestMode])
  return [unread, setUnread]
}

export function Bell() {
  const [unread, setUnread] = useUnread()
  return (
    <span className="relative flex">
      <Popover
        label={words.title}
        placement="bottom end"
        className="w-96"
        trigger={<IconButton label={words.unread({ count: unread })} icon={<BellIcon aria-hidden />} />}
      >
        {(close) => <NotificationList unread={unread} onUnread={setUnread} onClose={close} />}
      </Popover>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="tabular pointer-events-none absolute top-0.5 end-0 flex h-4 min-w-4 items-center justify-center rounded-full bg-invalid px-1 text-[10px] leading-none font-semibold text-white"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
      <span role="status" className="sr-only">
        {unread > 0 ? words.unread({ count: unread }) : ''}
      </span>
    </span>
  )
}

/** What the bell opens: the notifications, newest first; each leads to its order and counts as read then. */
import { endpoints, type NotificationView } from '@orderwright/contract'
import { notificationMessages as words } from '@orderwright/domain/messages'
import { toDate } from '@orderwright/domain/units'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '../../lib/router/router-view.tsx'
import { type KeyboardEvent, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { call, CallFailure, failureMessage, queryClient } from '../../lib/api/api.ts'
import { whenText } from '../../lib/format/moments.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'

interface NotificationListProps {
  unread: number
  onUnread: (count: number) => void
  onClose: () => void
}

function useNotifications() {
  const { org, caller } = useViewer()
  const body = { orgId: org.id, ...caller }
  return useInfiniteQuery({
    queryKey: ['getNotifications', body],
    initialPageParam: undefined,
    queryFn: async ({ pageParam }: { pageParam: number | undefined }) => {
      const result = await call(endpoints.getNotifications, { ...body, before: pageParam })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
    getNextPageParam: (page) => (page.hasMore ? page.notifications.at(-1)?.id : undefined),
    staleTime: 0,
  })
}

export function NotificationList({ unread, onUnread, onClose }: NotificationListProps) {
  const { org, caller, role } = useViewer()
  const navigate = useNavigate()
  const query = useNotifications()
  const rows = query.data?.pages.flatMap((page) => page.notifications) ?? []

  async function markRead(ids?: number[]) {
    const result = await call(endpoints.markNotificationsRead, { orgId: org.id, ...caller, ids })
    if (!result.ok) return toast(result.error.message, { tone: 'invalid' })
    onUnread(result.data.unreadCount)
    await queryClient.invalidateQueries({ queryKey: ['getNotifications'] })
    return undefined
  }

  function open(row: NotificationView) {
    if (row.readAt === null) void markRead([row.id])
    onClose()
    if (row.productId !== null && role === 'owner') {
      void navigate({
        to: '/admin/:section/:id',
        params: { section: 'products', id: String(row.productId) },
      })
      return
    }
    if (row.productOrderOrgSpecificId === null) return
    void navigate({
      to: '/orders/:orgSpecificId',
      params: { orgSpecificId: String(row.productOrderOrgSpecificId) },
      // To the comment that it tells of.
      search: row.commentId === null ? {} : { comment: row.commentId },
    })
  }

  return (
    <div className="flex max-h-[min(32rem,80vh)] flex-col">
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-hairline py-1.5 pe-2 ps-4">
        <h2 className="text-base font-semibold">{words.title}</h2>
        {unread > 0 && (
          <Button size="small" variant="quiet" onPress={() => void markRead()}>
            {words.markAllRead}
          </Button>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {query.error ? (
          <ErrorState
            className="py-8!"
            message={failureMessage(query.error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : !query.data ? (
          <ListSkeleton />
        ) : rows.length === 0 ? (
          <EmptyState className="py-10!" title={words.empty}>
            {words.emptyHint}
          </EmptyState>
        ) : (
          <Rows rows={rows} onOpen={open} />
        )}
        {query.hasNextPage && (
          <div className="flex justify-center p-2">
            <Button
              size="small"
              variant="quiet"
              isPending={query.isFetchingNextPage}
              onPress={() => void query.fetchNextPage()}
            >
              {words.loadMore}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

function Rows({
  rows,
  onOpen,
}: {
  rows: readonly NotificationView[]
  onOpen: (row: NotificationView) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus()
  }
  return (
    <ul ref={list} onKeyDownCapture={onKeyDown}>
      {rows.map((row) => (
        <li key={row.id} className="border-b border-hairline last:border-b-0">
          <AriaButton
            onPress={() => onOpen(row)}
            className="grid w-full cursor-pointer grid-cols-[0.5rem_minmax(0,1fr)] gap-x-2.5 py-2.5 pe-4 ps-2.5 text-start text-sm outline-offset-[-2px] hover:bg-desk"
          >
            <span
              aria-hidden="true"
              className={cx('mt-1.5 size-2 rounded-full', row.readAt === null && 'bg-accent')}
            />
            <span className="min-w-0">
              <span className={cx('block break-words', row.readAt === null && 'font-medium')}>
                {row.readAt === null && <span className="sr-only">{words.unreadMark} </span>}
                {row.text}
              </span>
              <time className="tabular mt-0.5 block text-ink-2" dateTime={toDate(row.created).toISOString()}>
                {whenText(row.created)}
              </time>
            </span>
          </AriaButton>
        </li>
      ))}
    </ul>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={words.loading} className="space-y-4 px-4 py-4">
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className="space-y-2">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** The webhook endpoints of the organization, the log of one, and how both are changed. */
import { type CallResult, endpoints, type WebhookEndpoint, type WebhookSecret } from '@orderwright/contract'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CallFailure, call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { everything } from '../admin-data.ts'
import { useChange } from '../controls/use-change.ts'

/** How often an open page looks what has been sent meanwhile. */
const LOOK_AGAIN_MS = 10_000

export type LogFilter = 'all' | 'failed'

/** The answer's data; throws what the server refused. */
async function dataOf<T>(asked: Promise<CallResult<{ readonly data: T }>>): Promise<T> {
  const result = await asked
  if (!result.ok) throw new CallFailure(result.error)
  return result.data.data
}

export function useWebhooks() {
  const { org, caller } = useViewer()
  return useQuery({
    queryKey: [everything, org.id, 'webhooks'],
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: () => dataOf(call(endpoints.getWebhooks, { orgId: org.id, ...caller })),
  })
}

export function useWebhookLog(webhookId: number, filter: LogFilter) {
  const { org, caller } = useViewer()
  return useInfiniteQuery({
    queryKey: [everything, org.id, 'webhookLog', webhookId, filter],
    refetchInterval: LOOK_AGAIN_MS,
    // Ids begin at 1: the newest ones.
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      dataOf(
        call(endpoints.getWebhookDeliveries, {
          orgId: org.id,
          ...caller,
          webhookId,
          ...(filter === 'failed' ? { status: 'failed' as const } : {}),
          ...(pageParam === 0 ? {} : { beforeId: pageParam }),
        }),
      ),
    getNextPageParam: (page) => page.nextBeforeId ?? undefined,
  })
}

/** The secret, once somebody wants to see it. */
export function useWebhookSecret(webhookId: number, isShown: boolean) {
  const { org, caller } = useViewer()
  return useQuery({
    queryKey: [everything, org.id, 'webhookSecret', webhookId],
    enabled: isShown,
    // It is not kept in memory longer than it is looked at.
    gcTime: 0,
    queryFn: (): Promise<WebhookSecret> =>
      dataOf(call(endpoints.getWebhookSecret, { orgId: org.id, ...caller, webhookId })),
  })
}

/** What can be done with an endpoint; each tells what it has done, and Undo where it can be taken back. */
export function useWebhookActions({ id, version }: Pick<WebhookEndpoint, 'id' | 'version'>) {
  const { org, caller } = useViewer()
  const { isPending, change } = useChange()
  const about = { orgId: org.id, ...caller, webhookId: id }

  return {
    isPending,
    setActive: (isActive: boolean) =>
      change(call(endpoints.updateWebhook, { ...about, version, changes: { isActive } }), {
        message: isActive ? words.enabledNow : words.disabledNow,
      }),
    remove: () =>
      change(call(endpoints.deleteWebhook, about), {
        message: words.removed,
        onUndo: () => void change(call(endpoints.restoreWebhook, about), { message: words.broughtBack }),
      }),
    roll: () => change(call(endpoints.rollWebhookSecret, about), { message: words.rolled }),
    replay: (deliveryId: number) =>
      change(call(endpoints.replayWebhookDelivery, { ...about, deliveryId }), { message: words.replayed }),
  }
}

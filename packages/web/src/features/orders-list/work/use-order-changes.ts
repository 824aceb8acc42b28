/** A field of several orders changed from the list, with Undo. */
import { endpoints, type OrderListRow } from '@orderwright/contract'
import { ordersWorkMessages as words } from '@orderwright/domain'
import { queryClient, resources } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { alert } from '../../../ui/popups/confirm.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { type Failed, runEach } from './run-each.ts'

type Fields = Partial<Pick<OrderListRow, 'archived' | 'userId'>>

interface Changed {
  readonly order: Pick<OrderListRow, 'id' | 'version' | 'orgSpecificId' | 'title'>
  readonly before: Fields
  readonly after: Fields
}

/** '#51 Villa Süd' */
export function nameOf({ orgSpecificId, title }: Pick<OrderListRow, 'orgSpecificId' | 'title'>): string {
  return `#${orgSpecificId} ${title}`
}

/** What the list shows is read again. */
export async function readListAgain(): Promise<void> {
  await Promise.all(
    [endpoints.getOrdersData, endpoints.getOrdersCount, endpoints.getOrdersTotal].map(({ name }) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )
}

/** Tells which orders were left, and why, line by line. */
export async function tellFailed(
  failed: readonly Failed<Pick<OrderListRow, 'orgSpecificId' | 'title'>>[],
): Promise<void> {
  if (failed.length === 0) return
  await alert({
    title: words.notChanged({ count: failed.length }),
    message: failed.map(({ item, message }) => `${nameOf(item)}: ${message}`).join('\n'),
  })
}

export function useOrderChanges() {
  const { org, caller } = useViewer()
  async function write(changes: readonly Changed[], said: string, isUndo: boolean): Promise<void> {
    const { done, failed } = await runEach(
      changes.map((change) => ({ ...change.order, change })),
      ({ id, version, change }) =>
        resources.update('productOrder', {
          orgId: org.id,
          ...caller,
          where: { id },
          version,
          props: change.after,
          base: change.before,
        }),
    )
    await readListAgain()
    if (done.length > 0) {
      const back = done.map(({ item, result }) => ({
        order: { ...item, version: result.record.version },
        before: item.change.after,
        after: item.change.before,
      }))
      toast(
        isUndo ? words.takenBack({ count: done.length }) : `${said} ${words.orders({ count: done.length })}`,
        isUndo ? {} : { onUndo: () => void write(back, said, true) },
      )
    }
    await tellFailed(failed)
  }
  return {
    setArchived: (orders: readonly OrderListRow[], archived: 0 | 1) =>
      write(
        orders
          .filter((order) => order.archived !== archived)
          .map((order) => ({ order, before: { archived: order.archived }, after: { archived } })),
        archived === 1 ? words.archived : words.unarchived,
        false,
      ),
    setOwner: (orders: readonly OrderListRow[], userId: number, name: string) =>
      write(
        orders
          .filter((order) => order.userId !== userId)
          .map((order) => ({ order, before: { userId: order.userId }, after: { userId } })),
        words.givenTo({ name }),
        false,
      ),
  }
}

/** A field of one or several orders changed from the list, with Undo. [1.2.35, 1.4.25, 1.6.09, 1.6.22] */
import { endpoints, type OrderListRow } from '@orderwright/contract'
import { listWords, ordersListMessages, ordersWorkMessages as words } from '@orderwright/domain/messages'
import { queryClient, resources } from '../../lib/api/api.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { alert } from '../../ui/popups/confirm.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { type Failed, runEach } from './run-each.ts'

type Named = Pick<OrderListRow, 'orgSpecificId' | 'title'>
type Fields = Partial<Pick<OrderListRow, 'archived' | 'userId'>>

interface Changed {
  readonly order: Named & Pick<OrderListRow, 'id' | 'version'>
  readonly before: Fields
  readonly after: Fields
}

/** What is said of those that were changed, and of one that was not. */
interface Said {
  readonly done: (orders: readonly Named[]) => string
  readonly failed: (order: Named) => string
}

/** '#51 Villa Süd' */
export function nameOf({ orgSpecificId, title }: Named): string {
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

/** Tells which of several orders were left, and why, line by line. */
export async function tellFailed(failed: readonly Failed<Named>[]): Promise<void> {
  if (failed.length === 0) return
  await alert({
    title: words.notChanged({ count: failed.length }),
    message: failed
      .map(({ item, error }) => listWords.labeled({ label: nameOf(item), value: error.message }))
      .join('\n'),
  })
}

/** Of one order by its name, of several by how many they are. */
function saying(one: (name: { name: string }) => string, many: string): Said['done'] {
  return ([first, ...others]) =>
    first && others.length === 0
      ? one({ name: nameOf(first) })
      : `${many} ${words.orders({ count: others.length + 1 })}`
}

const archiving: Readonly<Record<0 | 1, Said>> = {
  0: {
    done: saying(ordersListMessages.activeAgain, words.unarchived),
    failed: (order) => ordersListMessages.isStillArchived({ name: nameOf(order) }),
  },
  1: {
    done: saying(ordersListMessages.isArchived, words.archived),
    failed: (order) => ordersListMessages.wasNotArchived({ name: nameOf(order) }),
  },
}

export function useOrderChanges() {
  const { org, caller } = useViewer()
  /** `undone` is said when Undo has taken it back, which has no Undo of its own. */
  async function write(changes: readonly Changed[], said: Said, undone: Said | null): Promise<void> {
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
      const orders = done.map(({ item }) => item)
      toast(said.done(orders), undone ? { onUndo: () => void write(back, undone, null) } : {})
    }
    const [only] = failed
    if (only && changes.length === 1)
      toast(said.failed(only.item), { tone: 'invalid', description: only.error.message })
    else await tellFailed(failed)
  }
  return {
    setArchived: (orders: readonly OrderListRow[], archived: 0 | 1) =>
      write(
        orders
          .filter((order) => order.archived !== archived)
          .map((order) => ({ order, before: { archived: order.archived }, after: { archived } })),
        archiving[archived],
        archiving[archived === 1 ? 0 : 1],
      ),
    setOwner: (orders: readonly OrderListRow[], userId: number, name: string) => {
      const failed = (order: Named) => words.ownerStays({ name: nameOf(order) })
      return write(
        orders
          .filter((order) => order.userId !== userId)
          .map((order) => ({ order, before: { userId: order.userId }, after: { userId } })),
        { done: (given) => `${words.givenTo({ name })} ${words.orders({ count: given.length })}`, failed },
        { done: (given) => words.takenBack({ count: given.length }), failed },
      )
    },
  }
}

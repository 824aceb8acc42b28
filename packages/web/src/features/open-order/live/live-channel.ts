/**
 * Connects the open order with the server's live channel: changes of others go into the editor, people into the
 * header, and what the page cannot know by itself (rights, payments, new products) is loaded again. Fetched after the
 * first picture.
 */
import { endpoints, type LiveMessage, openLiveOrderPath } from '@orderwright/contract'
import type { Catalog } from '@orderwright/domain/catalog'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { OrderEditor } from '@orderwright/editor'
import { call, queryClient } from '../../../lib/api/api.ts'
import { reportConnection } from '../../../lib/api/connection.ts'
import { browserStreamPorts as ports, openPageStream } from '../../../lib/api/page-stream.ts'
import type { LiveState } from './live-state.ts'

export interface LiveChannelOptions {
  readonly editor: OrderEditor
  readonly live: LiveState
  readonly caller: () => { readonly orgId: number; readonly isGuestMode?: true }
  readonly catalog: () => Catalog
  readonly reload: () => Promise<void>
  /** of the canvas that came with the order; null: it has none */
  readonly canvasRevision: () => number | null
}

/** Moving through items is told when it pauses. */
const PRESENCE_MS = 250
/** Many pages must not all load again in the same moment. */
const RELOAD_SPREAD_MS = 600

/** Opens the channel; gives back how to close it. */
export function connectLive(options: LiveChannelOptions): () => void {
  const { editor, live } = options
  const { clientId } = live
  const { order } = editor.getState().document
  let toldItemId: number | null = null
  let hasBeenReady = false
  let cancelReload: (() => void) | null = null
  let cancelPresence: (() => void) | null = null
  let revision = 0

  /** Of the canvas, what was heard last or came with the order; null: it has none. */
  function canvasRevision(): number | null {
    const loaded = options.canvasRevision()
    return loaded === null ? null : Math.max(loaded, revision)
  }

  const close = openPageStream({
    url: openLiveOrderPath,
    body() {
      toldItemId = shownItemId()
      const { order: version, lines } = editor.versions()
      return {
        ...options.caller(),
        productOrderId: order.id,
        clientId,
        itemId: toldItemId,
        known: { order: version, lines, canvas: canvasRevision() },
      }
    },
    onMessage: take,
    onOpenChange: live.setOpen,
    onReach: (isReached) => reportConnection(isReached ? 'online' : 'offline'),
    onRefused(code) {
      if (code === 'unauthenticated') signedOut()
      else reloadSoon(0)
    },
  })

  function take(message: LiveMessage): void {
    switch (message.type) {
      case 'ready':
        // What was written while the channel was closed has told nobody here.
        if (hasBeenReady) {
          live.comments.tell()
          live.files.tell()
          live.problems.tell()
          live.returns.tell()
          live.agreement.tell()
        }
        hasBeenReady = true
        return
      case 'unread':
      case 'settings':
        return
      case 'cursor':
        return live.cursors.tell(message)
      case 'canvas':
        revision = Math.max(revision, message.revision)
        return editor.receiveChanges({ records: message.records })
      case 'change':
        return takeChange(message)
      case 'people':
        live.setPeople(message.people)
        return tellItem()
      case 'history':
        return live.history.tell()
      case 'comments':
        return live.comments.tell()
      case 'files':
        return live.files.tell()
      case 'problems':
        return live.problems.tell()
      case 'returns':
        return live.returns.tell()
      case 'agreement':
        return live.agreement.tell()
      case 'catalogue':
        return reloadSoon(RELOAD_SPREAD_MS)
      case 'closed':
        if (message.reason === 'signedOut') signedOut()
        else if (message.reason === 'noAccess' || message.reason === 'deleted') reloadSoon(0)
    }
  }

  function takeChange(message: Extract<LiveMessage, { type: 'change' }>): void {
    const before = editor.getState().document.order
    const { order: changed, lines, missingLineIds } = message
    editor.receiveChanges({
      order: changed,
      records: { productInstance: lines },
      missingIds: { productInstance: missingLineIds },
    })
    const { document } = editor.getState()
    if (changesRights(before, document.order) || knowsTooLittle(options.catalog(), document)) {
      reloadSoon(RELOAD_SPREAD_MS / 4)
    }
  }

  function signedOut(): void {
    void queryClient.invalidateQueries({ queryKey: ['session'] })
  }

  function reloadSoon(withinMs: number): void {
    cancelReload ??= ports.after(Math.random() * withinMs, () => {
      cancelReload = null
      void options.reload()
    })
  }

  function shownItemId(): number | null {
    const { activeItemId } = editor.getState()
    return activeItemId !== null && activeItemId > 0 ? activeItemId : null
  }

  /** Others, where there are any, see which item this page shows. */
  function tellItem(): void {
    if (live.getOthers().length === 0 || shownItemId() === toldItemId) return
    cancelPresence?.()
    cancelPresence = ports.after(PRESENCE_MS, () => {
      toldItemId = shownItemId()
      void call(endpoints.showPresence, {
        ...options.caller(),
        productOrderId: order.id,
        clientId,
        itemId: toldItemId,
      })
    })
  }

  const stopWatching = editor.subscribe(tellItem)
  return () => {
    stopWatching()
    cancelReload?.()
    cancelPresence?.()
    close()
  }
}

/** Fields on which depends what the person may do, or which payments there are. */
const rightsFields = [
  'statusData',
  'involvedUsers',
  'userId',
  'isProcessingPayment',
  'amountPaidInCents',
  'deletedAt',
] as const satisfies readonly (keyof ProductOrder)[]

export function changesRights(before: ProductOrder, after: ProductOrder): boolean {
  if (before === after) return false
  return rightsFields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

/** Somebody with wider rights chose a product or an option that was not offered here, so it was not loaded. */
export function knowsTooLittle(
  catalog: Pick<Catalog, 'products' | 'options'>,
  { items }: ReturnType<OrderEditor['getState']>['document'],
): boolean {
  return items.some(
    (item) =>
      (item.productId > 0 && !catalog.products.has(item.productId)) ||
      Object.values(item.properties).some(({ optionId, optionIds }) =>
        [...(optionIds ?? []), ...(optionId === undefined ? [] : [optionId])].some(
          (id) => !catalog.options.has(id),
        ),
      ),
  )
}

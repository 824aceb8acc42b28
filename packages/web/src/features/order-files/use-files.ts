/** The files of the open order: loaded, heard of live, added, changed and deleted. */
import { endpoints, type OrderFileView, type ResponseOf } from '@orderwright/contract'
import { orderFileMessages as words } from '@orderwright/domain/messages'
import type { Flag } from '@orderwright/domain/units'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call, callQuery, queryClient } from '../../lib/api/api.ts'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { type OrderCall, useOrderCall } from '../open-order/use-order-call.ts'
import { fileObjection } from '../attached-files/file-objection.ts'
import { useAskBeforeLeaving } from '../attached-files/ask-before-leaving.ts'
import { sendFile } from '../attached-files/send-file.ts'
import { createUploadQueue, type UploadQueue } from '../attached-files/upload-queue.ts'

type Files = ResponseOf<typeof endpoints.getOrderFiles>

const none: readonly OrderFileView[] = []

export function useFiles() {
  const order = useOrderCall()
  const query = useQuery(callQuery(endpoints.getOrderFiles, order))
  return { query, order, files: query.data?.files ?? none }
}

async function reload(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [endpoints.getOrderFiles.name] })
}

/** Loads again when the live channel says so. Stands once in the page. */
export function useLiveFiles() {
  const { live } = useOpenOrder()
  useEffect(() => live.files.on(() => void reload()), [live])
}

/** Shows at once what the server has answered; what others did meanwhile comes by the channel. */
function take(order: OrderCall, file: OrderFileView): void {
  queryClient.setQueryData<Files>([endpoints.getOrderFiles.name, order], (known) => {
    if (!known) return known
    const rest = known.files.filter(({ id }) => id !== file.id)
    return { ...known, files: (file.isDeleted ? rest : [...rest, file]).toSorted((a, b) => a.id - b.id) }
  })
  void reload()
}

/** What a new file is about. */
interface About {
  readonly productInstanceId: number | null
  readonly isInternal: Flag
}

const queues = new Map<string, UploadQueue<About>>()

/** Each person has their own: what one could not send is not sent under another's name. */
function queueOf(order: OrderCall, userId: number): UploadQueue<About> {
  const name = JSON.stringify([userId, order])
  const known = queues.get(name)
  if (known) return known
  const made = createUploadQueue<About, OrderFileView>({
    send: (file, options) =>
      sendFile(endpoints.uploadOrderFile.path, { ...order, ...file.about }, file, options),
    newKey: () => crypto.randomUUID(),
    onSent: (file) => take(order, file),
    objection: fileObjection,
    lostMessage: words.connectionLost,
  })
  queues.set(name, made)
  return made
}

/** What is on its way goes on while the panel is closed. */
export function useUploads() {
  const order = useOrderCall()
  const { viewer } = useOpenOrder()
  const queue = queueOf(order, viewer.user.id)
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.get) }
}

/** Stands once in the page. */
export function useAskBeforeLeavingOrder() {
  useAskBeforeLeaving(useUploads().uploads)
}

export interface FileChange {
  readonly fileName?: string
  readonly productInstanceId?: number | null
  readonly isInternal?: 0 | 1
}

/** What can be done with files that stand. */
export function useFileActions() {
  const order = useOrderCall()
  return useMemo(() => {
    async function setDeleted(file: OrderFileView, isDeleted: boolean): Promise<void> {
      const result = await call(endpoints.deleteOrderFile, { ...order, fileId: file.id, isDeleted })
      if (!result.ok) {
        toast(result.error.message, { tone: 'invalid' })
        return
      }
      take(order, result.data.file)
      if (isDeleted)
        toast(words.removed({ title: file.title }), { onUndo: () => void setDeleted(file, false) })
    }
    /** Says what went wrong; null: nothing. */
    async function change(file: OrderFileView, changed: FileChange): Promise<string | null> {
      const { id: fileId, version } = file
      const result = await call(endpoints.updateOrderFile, { ...order, fileId, version, ...changed })
      if (result.ok) {
        take(order, result.data.file)
        return null
      }
      // Somebody else was first: what stands now is shown.
      if (result.error.code === 'conflict') void reload()
      return result.error.details?.fields?.[0]?.message ?? result.error.message
    }
    return {
      remove: (file: OrderFileView) => setDeleted(file, true),
      change,
      /** as `change`, told by a toast */
      changeAtOnce: async (file: OrderFileView, changed: FileChange): Promise<void> => {
        const refusal = await change(file, changed)
        if (refusal !== null) toast(refusal, { tone: 'invalid' })
      },
    }
  }, [order])
}

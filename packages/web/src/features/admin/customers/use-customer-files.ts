/** The files of a customer: loaded, added, renamed and deleted. Decision 250. */
import { type CustomerFileView, endpoints, type ResponseOf } from '@orderwright/contract'
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { call, callQuery, queryClient } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useAskBeforeLeaving } from '../../attached-files/ask-before-leaving.ts'
import { fileObjection } from '../../attached-files/file-objection.ts'
import { sendFile } from '../../attached-files/send-file.ts'
import { createUploadQueue, type UploadQueue } from '../../attached-files/upload-queue.ts'

type Files = ResponseOf<typeof endpoints.getCustomerFiles>

function useCustomerCall(customerId: number) {
  const { org, caller } = useViewer()
  return useMemo(() => ({ orgId: org.id, ...caller, customerId }), [org.id, caller, customerId])
}
type CustomerCall = ReturnType<typeof useCustomerCall>

export function useCustomerFiles(customerId: number) {
  const customer = useCustomerCall(customerId)
  return useQuery(callQuery(endpoints.getCustomerFiles, customer))
}

async function reload(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [endpoints.getCustomerFiles.name] })
}

/** Shows at once what the server has answered, and asks what others did meanwhile. */
function take(customer: CustomerCall, file: CustomerFileView): void {
  queryClient.setQueryData<Files>([endpoints.getCustomerFiles.name, customer], (known) => {
    if (!known) return known
    const rest = known.files.filter(({ id }) => id !== file.id)
    return { files: (file.isDeleted ? rest : [...rest, file]).toSorted((a, b) => a.id - b.id) }
  })
  void reload()
}

const queues = new Map<string, UploadQueue<null>>()

/** Each person has their own, which goes on while another page of the back office is open. */
function queueOf(customer: CustomerCall, userId: number): UploadQueue<null> {
  const name = JSON.stringify([userId, customer])
  const known = queues.get(name)
  if (known) return known
  const made = createUploadQueue<null, CustomerFileView>({
    send: (file, options) => sendFile(endpoints.uploadCustomerFile.path, customer, file, options),
    newKey: () => crypto.randomUUID(),
    onSent: (file) => take(customer, file),
    objection: fileObjection,
    lostMessage: words.connectionLost,
  })
  queues.set(name, made)
  return made
}

export function useCustomerUploads(customerId: number) {
  const customer = useCustomerCall(customerId)
  const { user } = useViewer()
  const queue = queueOf(customer, user.id)
  const uploads = useSyncExternalStore(queue.subscribe, queue.get)
  useAskBeforeLeaving(uploads)
  return { queue, uploads }
}

/** What can be done with files that stand. */
export function useCustomerFileActions(customerId: number) {
  const customer = useCustomerCall(customerId)
  return useMemo(() => {
    const { customerId: _, ...about } = customer
    async function setDeleted(file: CustomerFileView, isDeleted: boolean): Promise<void> {
      const result = await call(endpoints.deleteCustomerFile, { ...about, fileId: file.id, isDeleted })
      if (!result.ok) {
        toast(result.error.message, { tone: 'invalid' })
        return
      }
      take(customer, result.data.file)
      if (isDeleted)
        toast(words.removed({ title: file.title }), { onUndo: () => void setDeleted(file, false) })
    }
    return {
      remove: (file: CustomerFileView) => setDeleted(file, true),
      /** Says what went wrong; null: nothing. */
      rename: async ({ id: fileId, version }: CustomerFileView, fileName: string): Promise<string | null> => {
        const result = await call(endpoints.updateCustomerFile, { ...about, fileId, version, fileName })
        if (result.ok) {
          take(customer, result.data.file)
          return null
        }
        // Somebody else was first: what stands now is shown.
        if (result.error.code === 'conflict') void reload()
        return result.error.details?.fields?.[0]?.message ?? result.error.message
      },
    }
  }, [customer])
}

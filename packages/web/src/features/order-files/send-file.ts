/** Sends a file with its progress, which fetch does not tell. Answers as every call does, and never throws. */
import { callErrorOf, type CallResult, endpoints, lost, type OrderFileView } from '@orderwright/contract'
import { trust } from '@orderwright/domain/units'
import { reportConnection } from '../../lib/api/connection.ts'
import type { OutgoingFile, SendOptions } from './upload-queue.ts'

type Answer = CallResult<{ file: OrderFileView }>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function sendFile(
  order: { readonly orgId: number; readonly productOrderId: number; readonly isGuestMode?: true },
  { file, key, productInstanceId, isInternal }: OutgoingFile,
  { signal, onProgress }: SendOptions,
): Promise<Answer> {
  const form = new FormData()
  // The body first, so that the server knows what the file is for before it comes.
  const body = { ...order, fileName: file.name.slice(0, 1000), productInstanceId, isInternal }
  form.append('body', JSON.stringify(body))
  form.append('file', file)
  return new Promise<Answer>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', endpoints.uploadOrderFile.path)
    request.setRequestHeader('idempotency-key', key)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    )
    request.addEventListener('load', () => {
      reportConnection(request.status >= 502 ? 'unavailable' : 'online')
      const json = parsed(request.responseText)
      if (request.status !== 200) resolve({ ok: false, error: callErrorOf(request.status, json) })
      // The answer broke off on its way: as good as none.
      else resolve(json === null ? lost : { ok: true, data: trust(json) })
    })
    request.addEventListener('error', () => {
      reportConnection('offline')
      resolve(lost)
    })
    request.addEventListener('abort', () => resolve(lost))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

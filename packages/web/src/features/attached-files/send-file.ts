/** Sends a file with its progress, which fetch does not tell. Answers as every call does, and never throws. */
import { callErrorOf, type CallResult, lost } from '@orderwright/contract'
import { trust } from '@orderwright/domain/units'
import { reportConnection } from '../../lib/api/connection.ts'
import type { SendOptions } from './upload-queue.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `path`: of a call that takes a file; `body`: what it says beside the file, whose name is added. */
export function sendFile<View>(
  path: string,
  body: object,
  { file, key }: { readonly file: File; readonly key: string },
  { signal, onProgress }: SendOptions,
): Promise<CallResult<{ file: View }>> {
  const form = new FormData()
  // The body first, so that the server knows what the file is for before it comes.
  form.append('body', JSON.stringify({ ...body, fileName: file.name.slice(0, 1000) }))
  form.append('file', file)
  return new Promise<CallResult<{ file: View }>>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
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

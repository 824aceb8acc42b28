/** Whoever came by the link of an order and has no account. */
import { endpoints } from '@orderwright/contract'
import type { Caller, TestApp } from '../test-app.ts'

/** A browser that has come by the link that `sharer` has of the order. */
export async function linkHolder(
  { anonymous }: TestApp,
  sharer: Caller,
  productOrderId: number,
): Promise<Caller> {
  const link = await sharer.call(endpoints.generateShareableLink, { productOrderId })
  const shareToken = new URL(link.data.shareableLink).searchParams.get('shareToken') ?? ''
  const opened = await anonymous.call(endpoints.handleGuestShareLink, { shareToken })
  const [cookie = ''] = String(opened.headers['set-cookie'] ?? '').split(';')
  return {
    cookie,
    headers: { cookie },
    call: (endpoint, body, headers) => anonymous.call(endpoint, body, { ...headers, cookie }),
    post: (path, body, headers) => anonymous.post(path, body, { ...headers, cookie }),
    get: (path, headers) => anonymous.get(path, { ...headers, cookie }),
  }
}

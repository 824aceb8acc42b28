/** A step that would promise more than there is: the server says of what, and an employee may take it on backorder. */
import type { CallResult } from '@orderwright/contract'
import { stockMessages as words } from '@orderwright/domain/messages'
import { confirm } from '../../ui/popups/confirm.tsx'

/** Sends; where the refusal offers it, asks and sends once more. Null: the person would rather not. */
export async function offerBackorder<T>(
  send: (more: { readonly allowBackorder?: true }) => Promise<CallResult<T>>,
): Promise<CallResult<T> | null> {
  const first = await send({})
  if (first.ok || first.error.details?.repair !== 'allowBackorder') return first
  const takesIt = await confirm({
    title: words.heading,
    message: first.error.message,
    confirmLabel: words.takeOnBackorder,
  })
  return takesIt ? send({ allowBackorder: true }) : null
}

/** Who of the people of an order wants an e-mail about it. [issue 18] */
import { type MailKind, wantsMail } from '@orderwright/domain/mail-templates'
import type { ProductOrder } from '@orderwright/domain/orders'
import { allMails, mailPreferencesOf } from '../../platform/mail/mail-preferences.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import type { Reader } from './people.ts'

/** Says of a reader whether they want an e-mail of this kind about the order. Addresses without a user always do. */
export async function whoWants(
  work: Pick<Work, 'db' | 'orgId'>,
  order: ProductOrder,
  readers: readonly Reader[],
  kind: MailKind,
): Promise<(reader: Reader) => boolean> {
  const preferences = await mailPreferencesOf(
    work,
    readers.flatMap(({ userId }) => userId ?? []),
  )
  return ({ userId, reason }) => {
    if (userId === null) return true
    const isOwn = order.userId === userId || order.involvedUsers[String(userId)] !== undefined
    const person = { isToldAsEmployee: reason === 'employee', isOwn }
    return wantsMail(preferences.get(userId) ?? allMails, kind, person)
  }
}

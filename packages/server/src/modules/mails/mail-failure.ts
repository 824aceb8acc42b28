/** A mail that could not be delivered: the employees are notified in the app, where they can send it again. */
import { notificationMessages as words } from '@orderwright/domain/messages'
import { orderWord } from '@orderwright/domain/tenancy'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import type { GivenUpMail } from '../../platform/mail/deliver.ts'
import { inLanguage, languageOfReader } from '../../platform/languages.ts'
import { activePeople } from '../people/active-people.ts'
import { loadProfile } from '../../platform/database/profiles.ts'

/** Writes the notifications; `db` is the owner's handle, in the transaction that gives the mail up. */
export async function notifyMailFailure(db: Transaction<Database>, mail: GivenUpMail): Promise<void> {
  const { orgId, productOrderId, to } = mail
  const order = await db
    .selectFrom('productOrders')
    .select(['orgSpecificId', 'title'])
    .where('orgId', '=', orgId)
    .where('id', '=', productOrderId)
    .executeTakeFirst()
  if (!order) return
  const { profile } = await loadProfile(db, new Map(), orgId, 0)
  const employees = await activePeople({ db, orgId })
    .where('memberships.role', 'in', ['owner', 'member'])
    .execute()
  if (employees.length === 0) return
  const said = () =>
    words.mailFailed({ to, name: `${orderWord(profile)} ${order.orgSpecificId}, ${order.title}` })
  await db
    .insertInto('notifications')
    .values(
      employees.map(({ id: userId, language }) => ({
        orgId,
        userId,
        productOrderId,
        kind: 'mailFailed',
        text: inLanguage(languageOfReader(language, profile), said),
        cause: `mailFailed:${mail.id}`,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['orgId', 'userId', 'cause']).where('cause', '<>', '').doUpdateSet({ readAt: null }),
    )
    .execute()
}

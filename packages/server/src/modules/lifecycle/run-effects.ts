/** What follows from a status change: mails into the outbox and notifications, in the change's transaction. */
import type { MailTemplate, ProductOrder, TransitionEffect } from '@orderwright/domain'
import { writeMail } from '../../platform/mail/outbox.ts'
import type { Work } from '../tenancy/in-tenant.ts'
import { mailText } from './mail-texts.ts'

interface Recipient {
  readonly id: number
  readonly email: string
}

export async function ownerOf(work: Work, order: ProductOrder): Promise<Recipient[]> {
  return work.db.selectFrom('users').select(['id', 'email']).where('id', '=', order.userId).execute()
}

/** Owners and members of the organisation. */
export async function employeesOf(work: Work): Promise<Recipient[]> {
  return work.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.email'])
    .where('memberships.orgId', '=', work.orgId)
    .where('memberships.role', 'in', ['owner', 'member'])
    .where('memberships.status', '=', 'active')
    .where('memberships.deletedAt', 'is', null)
    .orderBy('users.id')
    .execute()
}

/** Writes one mail to each; who caused it is told nothing they know already. */
export async function mailTo(
  work: Work,
  order: ProductOrder,
  recipients: readonly Recipient[],
  template: MailTemplate | 'statusUpdateRequested',
  cause: string,
): Promise<void> {
  const link = `${work.services.config.publicUrl}/orders/${order.orgSpecificId}`
  const { subject, text } = mailText(template, work.org, order, link)
  for (const { id, email } of recipients) {
    if (id === work.userId) continue
    await writeMail(work.db, {
      orgId: work.orgId,
      to: email,
      subject,
      text,
      idempotencyKey: `${template}:${work.orgId}:${order.id}:${cause}:${id}`,
    })
  }
  work.afterCommit({ task: 'deliverMails' })
}

/** Runs the effects of a plan; `order` is the order after it, whose version names the cause. */
export async function runEffects(
  work: Work,
  order: ProductOrder,
  effects: readonly TransitionEffect[],
): Promise<void> {
  for (const effect of effects) {
    switch (effect.kind) {
      case 'mail': {
        const recipients = effect.to === 'owner' ? await ownerOf(work, order) : await employeesOf(work)
        await mailTo(work, order, recipients, effect.template, `v${order.version}`)
        break
      }
      case 'notification': {
        const recipients = effect.to === 'owner' ? await ownerOf(work, order) : await employeesOf(work)
        await notify(work, order, recipients, effect.template)
        break
      }
      case 'integrationPush':
        // Integrations listen here once there are any.
        break
    }
  }
}

export async function notify(
  work: Work,
  order: ProductOrder,
  recipients: readonly Recipient[],
  template: MailTemplate,
): Promise<void> {
  const { subject } = mailText(template, work.org, order, '')
  const rows = recipients
    .filter(({ id }) => id !== work.userId)
    .map(({ id }) => ({
      orgId: work.orgId,
      userId: id,
      productOrderId: order.id,
      kind: template,
      text: subject,
    }))
  if (rows.length > 0) await work.db.insertInto('notifications').values(rows).execute()
}

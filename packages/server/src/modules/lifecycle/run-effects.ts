/** What follows from a status change: mails and notifications, in the change's transaction. */
import type { TransitionEffect } from '@orderwright/domain/lifecycle'
import type { MailKind } from '@orderwright/domain/mail-templates'
import type { ProductOrder } from '@orderwright/domain/orders'
import { customersOf, employeesOf } from '../mails/people.ts'
import { notifyReaders, type NotifiedEmails } from '../mails/notify-readers.ts'
import type { LedgerEntry } from '../ledger/ledger.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

/** Confirmations: whoever caused one gets it too. */
const receipts: ReadonlySet<MailKind> = new Set(['orderSubmitted'])

/** The customer's mails come first: an employee who ordered for themselves gets the customer's. */
const audiences = ['owner', 'employees'] as const

/**
 * Runs the effects of a plan; `order` is the order after it, whose version names the cause, `entry` the payment that
 * went into the ledger with it.
 */
export async function runEffects(
  work: Work,
  order: ProductOrder,
  effects: readonly TransitionEffect[],
  entry?: LedgerEntry & { readonly receiptNumber: string },
): Promise<void> {
  const notified: NotifiedEmails = new Set()
  for (const audience of audiences) {
    for (const template of kindsFor(effects, audience)) {
      const readers = audience === 'owner' ? await customersOf(work, order) : await employeesOf(work, order)
      const isMailed = effects.some(
        (effect) => effect.kind === 'mail' && effect.to === audience && effect.template === template,
      )
      const event = {
        kind: template,
        cause: entry?.providerReference ?? `v${order.version}`,
        isSilent: !isMailed,
        isReceipt: receipts.has(template),
        ...(entry ? { payment: entry } : {}),
      }
      await notifyReaders(work, order, readers, event, notified)
    }
  }
  // Integrations listen to `integrationPush` once there are any; a revision is written with the order itself.
}

/** The mail templates for an audience, each once. */
function kindsFor(effects: readonly TransitionEffect[], audience: 'owner' | 'employees'): MailKind[] {
  const kinds = effects.flatMap((effect) =>
    (effect.kind === 'mail' || effect.kind === 'notification') && effect.to === audience
      ? [effect.template]
      : [],
  )
  return [...new Set(kinds)]
}

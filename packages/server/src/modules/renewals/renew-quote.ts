/**
 * An employee renews a quote: its prices hold again from today, for as long as the settings say. It is a revision of its own, as what was shown
 * to be accepted before says that it has ended.
 */
import { isBound, quoteValidUntil } from '@orderwright/domain/orders'
import { orderWord } from '@orderwright/domain/tenancy'
import { agreementMessages as words } from '@orderwright/domain/agreements'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { customersOf } from '../mails/people.ts'
import { notifyReaders } from '../mails/notify-readers.ts'
import { recalculateOrder } from '../orders/order-store.ts'
import { writeEvent } from '../orders/write-event.ts'
import { currentChangeOrder } from '../revision-records/change-order-store.ts'
import { writeRevision } from '../revision-records/write-revision.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'

export const renewQuote: HandlerOf<'renewQuote'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await lockFor(tenant, body.productOrderId, 'order.approve')
    if (!order.ok) return order
    const { profile } = tenant.org
    const { id } = order.data
    if (quoteValidUntil(order.data, profile) === null || isBound(order.data, profile)) {
      const word = orderWord(profile)
      return fail('refused', words.notRenewable({ word }), { rule: 'notRenewable' })
    }
    if ((await currentChangeOrder(tenant, id))?.state === 'open')
      return fail('refused', words.renewalClosed, { rule: 'changeOpenAlready' })
    const { order: renewed } = await recalculateOrder(
      tenant,
      id,
      { quoteRenewedAt: tenant.now, renewalAskedSince: null },
      async (judged) =>
        (await writeRevision(tenant, judged, { reason: 'status', isAlways: true, isRenewal: true })) ?? {},
    )
    const { revisionNumber } = renewed
    await writeEvent(tenant, {
      productOrderId: id,
      kind: 'agreement.renew',
      resourceKey: 'productOrder',
      resourceId: id,
      before: {},
      after: { revisionNumber },
    })
    await notifyReaders(tenant, renewed, await customersOf(tenant, renewed), {
      kind: 'quoteRenewed',
      cause: `revision ${revisionNumber}`,
    })
    return succeed({ revision: revisionNumber, validUntil: quoteValidUntil(renewed, profile) })
  })

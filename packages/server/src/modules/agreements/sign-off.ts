/** A customer signs items and sheets of the last revision off, one by one or many at once. */
import { isEmployee } from '@orderwright/domain/access'
import type { ProductOrder } from '@orderwright/domain/orders'
import { orderWord } from '@orderwright/domain/tenancy'
import { agreementMessages as words, type SignOffAnswer } from '@orderwright/domain/agreements'
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { notifyReaders } from '../mails/notify-readers.ts'
import { employeesOf } from '../mails/people.ts'
import { revisionsUrl } from '../revision-records/revisions-url.ts'
import { allowedOn, readableOrder } from '../orders/order-store.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { noteStanding } from './note-standing.ts'
import { sealRevision } from './seal-revision.ts'
import { sealSignOffs } from './seal-sign-offs.ts'
import { readSubjects } from './subjects.ts'

type Body = ParsedBodyOf<(typeof endpoints)['signOff']>
type Standing = Awaited<ReturnType<typeof readSubjects>>

/** What is written down for each; or why it can not be. */
function rowsOf(tenant: TenantCall, body: Body, standing: Standing) {
  const rows = body.subjects.map(({ kind, key, verdict, note }) => {
    const subject = standing.find((one) => one.kind === kind && one.key === key)
    return subject && { kind, subjectKey: key, verdict, note, hash: subject.hash, signOff: subject.signOff }
  })
  const known = rows.filter((row) => row !== undefined)
  if (known.length < rows.length)
    return fail('refused', words.subjectUnknown({ number: body.revision }), { rule: 'subjectUnknown' })
  if (known.some(({ verdict, signOff: said }) => verdict === 'withdrawn' && said === null))
    return fail('refused', words.nothingToWithdraw, { rule: 'nothingToWithdraw' })
  const isMute: Readonly<Record<SignOffAnswer, boolean>> = {
    approved: false,
    approvedAsNoted: true,
    revise: true,
    withdrawn: false,
  }
  const mute = known.findIndex(({ verdict, note }) => isMute[verdict] && note === '')
  if (mute >= 0) {
    const message = words.noteMissing
    return fail('invalid', message, { fields: [{ path: `subjects.${mute}.note`, message }] })
  }
  return succeed(
    known.map(({ kind, subjectKey, verdict, note, hash }) => ({
      kind,
      subjectKey,
      note,
      hash,
      // What is taken back is to be looked at again: so the release before reads it.
      verdict: verdict === 'withdrawn' ? ('revise' as const) : verdict,
      isWithdrawn: verdict === 'withdrawn' ? (1 as const) : (0 as const),
      created: tenant.now,
      orgId: tenant.orgId,
      productOrderId: body.productOrderId,
      revisionNumber: body.revision,
      userId: tenant.actor.userId,
    })),
  )
}

/** Employees are told what is to be revised, each with its note: nothing goes on before somebody changes it. */
async function tellSentBack(tenant: TenantCall, order: ProductOrder, { subjects }: Body, standing: Standing) {
  const sentBack = subjects.filter(({ verdict }) => verdict === 'revise')
  if (sentBack.length === 0) return
  const titleOf = ({ kind, key }: Body['subjects'][number]) =>
    standing.find((one) => one.kind === kind && one.key === key)?.title ?? ''
  await notifyReaders(tenant, order, await employeesOf(tenant, order), {
    kind: 'signOffSentBack',
    cause: `sign-off of R${order.revisionNumber} at ${tenant.now}`,
    note: sentBack.map((one) => `${titleOf(one)}: ${one.note}`).join('\n'),
    urlFor: () => revisionsUrl(tenant, order),
  })
}

export const signOff: HandlerOf<'signOff'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await readableOrder(tenant, body.productOrderId, { forUpdate: true })
    if (!found.ok) return found
    const { profile } = tenant.org
    const word = orderWord(profile)
    if (isEmployee(tenant.actor) || tenant.actor.isGuestMode)
      return forbidden(words.customersAccept({ word }))
    const order = allowedOn(tenant, found.data, 'order.signOff')
    if (!order.ok) return order
    if (profile.agreement.signOff === 'none')
      return fail('refused', words.notSignedOff, { rule: 'notSignedOff' })
    const last = order.data.revisionNumber
    if (last === 0) return fail('refused', words.noRevision({ word }), { rule: 'noRevision' })
    if (body.revision !== last)
      return fail('refused', words.superseded({ number: body.revision, last }), { rule: 'superseded' })
    const rows = rowsOf(tenant, body, await readSubjects(tenant, order.data))
    if (!rows.ok) return rows
    await sealRevision(tenant, order.data, last)
    await sealSignOffs(tenant, { call, order: order.data }, rows.data)
    const standing = await readSubjects(tenant, order.data)
    await writeEvent(tenant, {
      productOrderId: order.data.id,
      kind: rows.data.every(({ isWithdrawn }) => isWithdrawn === 1)
        ? 'agreement.withdraw'
        : 'agreement.signOff',
      resourceKey: 'productOrder',
      resourceId: order.data.id,
      before: {},
      after: { revisionNumber: last, count: rows.data.length },
    })
    await tellSentBack(tenant, order.data, body, standing)
    const moved = await noteStanding(tenant, order.data, standing)
    if (!moved.ok) return moved
    return succeed({ subjects: standing.map(({ hash: _, ...subject }) => subject) })
  })

/** Orders of a guest that are submitted and accepted, for tests of agreements. */
import { createHash } from 'node:crypto'
import { endpoints, resources } from '@orderwright/contract'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { beforeAll, expect } from 'vitest'
import { checkAgreements } from '../../modules/agreement-checks/check-agreements.ts'
import { jsonb } from '../../platform/database/database.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { productIds } from '../../seeds/maison-lumen/ids.ts'
import { change as changeRecord, orderOf, profileOf } from '../fixture.ts'
import type { Answer, Caller } from '../test-app.ts'
import { useTestApp } from '../use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
const typed = { kind: 'typed' as const, text: 'Ada Guest' }

export const TERMS = ['Goods stay ours until they are paid.', 'Paid in 30 days.']
export const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
export const refusalOf = (answer: Answer<unknown>) => [answer.status, answer.error.details?.rule]

/** How a call names an order. */
export interface OrderAbout {
  readonly orgId: number
  readonly productOrderId: number
}

interface People {
  readonly guest: Caller
  readonly member: Caller
  /** takes part in the orders and sees no prices */
  readonly hidden: Caller
}

const noon = () => new Date('2026-11-26T12:00:00Z')

/** An app at noon of November 26, 2026, or by another clock, whose organization has `TERMS`, with people and what they do. */
export function useAgreements({ now = noon }: { readonly now?: () => Date } = {}) {
  const inUse = useTestApp({ now })
  let people: People | undefined
  const who = () => {
    if (!people) throw new Error('people are there from the first beforeAll on')
    return people
  }
  beforeAll(async () => {
    people = {
      guest: await inUse.app.as(guestId),
      member: await inUse.app.as(demoUserId(maisonLumen, 'member')),
      hidden: await inUse.app.as(hiddenId),
    }
    await withTerms(TERMS)
  })

  async function withProfile(change: (profile: OrgProfile) => Partial<OrgProfile>): Promise<void> {
    const profile = await profileOf(inUse.database, orgId)
    await inUse.database.owner.db
      .updateTable('orgs')
      .set(({ eb }) => ({
        profile: jsonb({ ...profile, ...change(profile) }),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', orgId)
      .execute()
  }
  const withTerms = (terms: string[]) =>
    withProfile(({ documents }) => ({ documents: { ...documents, terms } }))

  /** A keypad of the seeds in an order that was approved: what is chosen of it is possible. */
  async function seededKeypad() {
    const { db } = inUse.database.owner
    return db
      .selectFrom('productInstances')
      .innerJoin('productOrders', (join) =>
        join
          .onRef('productOrders.orgId', '=', 'productInstances.orgId')
          .onRef('productOrders.id', '=', 'productInstances.productOrderId'),
      )
      .select([
        'productInstances.productId',
        'productInstances.properties as chosen',
        'productOrders.properties',
      ])
      .select('productOrders.productCategoryId')
      .where('productInstances.orgId', '=', orgId)
      .where('productInstances.productId', '=', productIds.keypad)
      .where('lastCompletedStatusKey', '=', 'inProduction')
      .orderBy('productInstances.id')
      .executeTakeFirstOrThrow()
  }

  async function submitted() {
    const { productId, chosen, properties, productCategoryId } = await seededKeypad()
    const { order, line } = await orderOf(inUse.database, {
      orgId,
      userId: guestId,
      involvedUsers: { [hiddenId]: { role: 'other', pricingIsHidden: 1 } },
      properties,
      productCategoryId,
    })
    await changeRecord(inUse.database, 'productInstance', orgId, line.id, { productId, properties: chosen })
    const about = { orgId, productOrderId: order.id }
    const answer = await who().guest.call(endpoints.submitOrder, about)
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    return { order, line, about }
  }

  async function prepared(about: OrderAbout, revision = 1) {
    const answer = await who().guest.call(endpoints.prepareAgreement, { ...about, revision })
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    return answer.data
  }

  const acceptance = (
    about: OrderAbout,
    { packageId, terms }: { packageId: string; terms: { hash: string } },
  ) => ({
    ...about,
    packageId,
    termsHash: terms.hash,
    name: 'Ada Guest',
    signature: typed,
    agrees: true as const,
  })

  async function accepted() {
    const made = await submitted()
    const shown = await prepared(made.about)
    const answer = await who().guest.call(endpoints.acceptAgreement, acceptance(made.about, shown))
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    await inUse.app.runJobs()
    const agreement = (await who().guest.call(endpoints.getAgreement, made.about)).data
    return { ...made, shown, acceptance: answer.data.acceptance, agreement }
  }

  async function update(caller: Caller, id: number, props: object) {
    const { version } = await inUse.database.owner.db
      .selectFrom('productInstances')
      .select('version')
      .where('orgId', '=', orgId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const path = resources.productInstance.endpoints.update?.path ?? ''
    const answer = await caller.post(path, { orgId, where: { id }, version, props })
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)])
  }

  const kept = (about: OrderAbout, hash: string, by = who().guest) =>
    by.post(endpoints.downloadAgreementFile.path, { ...about, hash })
  const check = () =>
    checkAgreements({ db: inUse.database.owner.db, orgId, storage: inUse.app.services.storage })

  return {
    inUse,
    get guest() {
      return who().guest
    },
    get member() {
      return who().member
    },
    get hidden() {
      return who().hidden
    },
    withProfile,
    withTerms,
    submitted,
    prepared,
    acceptance,
    accepted,
    update,
    kept,
    check,
  }
}

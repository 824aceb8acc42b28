import { describe, expect, it } from 'vitest'
import {
  type Action,
  type Actor,
  actorAt,
  can,
  isClosedByArchive,
  isEmployee,
  maySetStatus,
  maySetStatusAs,
  orderActions,
  type OrderSubject,
  orgActions,
  reachOf,
  relationTo,
  type UserActor,
} from './policy.ts'
import { writableLineFields, writableOrderFields } from './writable-fields.ts'
import { roles } from '../tenancy/schema.ts'

const session = { userId: 1, orgId: 7, pricingIsHidden: false, isGuestMode: false }
const owner = actorAt({ ...session, role: 'owner' })
const member = actorAt({ ...session, userId: 2, role: 'member' })
const guest = actorAt({ ...session, userId: 3, role: 'guest' })
const involved = actorAt({ ...session, userId: 4, role: 'guest' })
const otherGuest = actorAt({ ...session, userId: 5, role: 'guest' })
const ownerAsGuest = actorAt({ ...session, role: 'owner', isGuestMode: true })
const foreignOwner = actorAt({ ...session, orgId: 8, role: 'owner' })
const anonymous = actorAt(null)
const outsider = { ...session, userId: 9, role: null }
const holder = actorAt({ ...outsider, sharedOrders: [{ orderId: 50, pricingIsHidden: false }] })
const blindHolder = actorAt({ ...outsider, sharedOrders: [{ orderId: 50, pricingIsHidden: true }] })
const sharee = actorAt({ ...outsider, userId: 4, sharedOrders: [{ orderId: 50, pricingIsHidden: false }] })
const removedSharee = actorAt({ ...outsider, userId: 4, sharedOrders: [] })

const started: OrderSubject = {
  orgId: 7,
  orderId: 50,
  userId: 3,
  involvedUsers: { '4': { role: 'other', pricingIsHidden: 1 } },
  currentStatusType: 'orderStarted',
  isStarted: true,
  isArchived: false,
}
const archived: OrderSubject = { ...started, isArchived: true }
const submitted: OrderSubject = { ...started, currentStatusType: 'submittedForApproval', isStarted: false }

function allowed(actor: Actor, order: OrderSubject): Action[] {
  return orderActions.filter((action) => can(actor, action, order))
}

const guestAtStart = [
  'order.read',
  'order.update',
  'order.delete',
  'order.archive',
  'order.duplicate',
  'order.submit',
  'order.cancel',
  'order.requestStatusUpdate',
  'order.pay',
  'order.seePrices',
  'order.share',
  'order.setPricingVisibility',
  'order.comment',
  'order.addFiles',
  'order.reportProblem',
  'order.requestReturn',
  'line.read',
  'line.create',
  'line.update',
  'line.delete',
  'order.requestChange',
  'order.agreeToChange',
  'order.accept',
  'order.signOff',
]

describe('the actor behind a call', () => {
  const shared = [{ orderId: 50, pricingIsHidden: true }]
  it('is nobody without a session, and without a role where nothing is shared', () => {
    expect(actorAt(null)).toStrictEqual({ kind: 'anonymous' })
    expect(actorAt(outsider)).toStrictEqual({ kind: 'anonymous' })
    expect(actorAt({ ...outsider, sharedOrders: [] })).toStrictEqual({ kind: 'anonymous' })
  })

  it('[1.2.03] is a guest of the shared orders alone for who has no role', () => {
    expect(
      actorAt({ ...outsider, pricingIsHidden: true, isGuestMode: true, sharedOrders: shared }),
    ).toStrictEqual({
      kind: 'user',
      userId: 9,
      orgId: 7,
      role: 'guest',
      pricingIsHidden: false,
      isGuestMode: false,
      isOutsider: true,
      sharedOrders: shared,
    })
  })

  it('[1.1.11] is a guest in guest mode, who still sees prices when an employee', () => {
    const terms = { ...session, pricingIsHidden: true, isGuestMode: true }
    const actor = { kind: 'user', userId: 1, orgId: 7, role: 'guest' }
    for (const role of ['owner', 'member'] as const)
      expect(actorAt({ ...terms, role })).toStrictEqual({
        ...actor,
        pricingIsHidden: false,
        isGuestMode: true,
      })
    expect(actorAt({ ...terms, role: 'guest' })).toStrictEqual({
      ...actor,
      pricingIsHidden: true,
      isGuestMode: false,
    })
  })

  it('keeps the role that is stored, and what is shared besides', () => {
    const actor = { kind: 'user', userId: 1, orgId: 7, pricingIsHidden: false, isGuestMode: false }
    for (const role of ['owner', 'member', 'guest'] as const) {
      expect(actorAt({ ...session, role })).toStrictEqual({ ...actor, role })
      expect(actorAt({ ...session, role, sharedOrders: shared })).toStrictEqual({
        ...actor,
        role,
        sharedOrders: shared,
      })
    }
  })

  const asUser = (actor: Actor): UserActor => {
    if (actor.kind === 'anonymous') throw new Error('nobody')
    return actor
  }

  it('reaches all orders as an employee, else its own and those that are shared', () => {
    expect(reachOf(asUser(owner))).toStrictEqual({ all: true })
    expect(reachOf(asUser(guest))).toStrictEqual({ all: false, userId: 3, sharedOrderIds: [] })
    expect(reachOf(asUser(holder))).toStrictEqual({ all: false, userId: null, sharedOrderIds: [50] })
  })

  it('stands in one relation to an order', () => {
    const to = (actor: Actor, order = started) => relationTo(asUser(actor), order)
    expect([owner, member, guest, involved, holder, otherGuest].map((actor) => to(actor))).toEqual([
      'employee',
      'employee',
      'owner',
      'involved',
      'shared',
      'none',
    ])
    expect([to(foreignOwner), to(holder, { ...started, isArchived: true })]).toEqual(['none', 'none'])
  })
})

describe('employees', () => {
  it('[1.1.11] are owners and members; everybody else is a guest, in guest mode they are too', () => {
    const of = (role: 'owner' | 'member' | 'guest') => isEmployee(actorAt({ ...session, role }))
    expect([of('owner'), of('member'), of('guest')]).toEqual([true, true, false])
    expect([ownerAsGuest, holder, anonymous].map(isEmployee)).toEqual([false, false, false])
  })
})

describe('at an order', () => {
  it.each<[string, Actor]>([
    ['owner', owner],
    ['member', member],
  ])(
    '[1.4.10, 1.4.11, 1.6.17] an %s of its organisation may do everything, at any status, but accept for a customer',
    (_, actor) => {
      const all = orderActions.filter((action) => !['order.accept', 'order.signOff'].includes(action))
      expect(allowed(actor, started)).toEqual(all)
      expect(allowed(actor, submitted)).toEqual(all)
    },
  )

  it('[1.6.17] its own guest edits at the started status only', () => {
    expect(allowed(guest, started)).toEqual(guestAtStart)
    expect(allowed(guest, submitted)).toEqual(
      guestAtStart.filter(
        (action) =>
          ![
            'order.update',
            'order.delete',
            'order.submit',
            'line.create',
            'line.update',
            'line.delete',
          ].includes(action),
      ),
    )
  })

  it('an involved guest may do the same but delete it', () => {
    const hidden = [
      'order.delete',
      'order.seePrices',
      'order.setPricingVisibility',
      'order.agreeToChange',
      'order.accept',
    ]
    expect(allowed(involved, started)).toEqual(guestAtStart.filter((action) => !hidden.includes(action)))
  })

  it('[1.4.06, 1.4.10, 1.4.11] no guest approves, requires changes, sets a status or records money', () => {
    for (const action of [
      'order.approve',
      'order.requireChanges',
      'order.setStatus',
      'order.recordPayment',
      'order.updatePricing',
      'order.readEvents',
      'order.commentInternally',
      'line.setCustomPrice',
      'order.changeOrder',
      'order.answerProblem',
      'order.handleReturn',
    ] as const) {
      for (const actor of [guest, involved, otherGuest, holder, sharee, anonymous]) {
        expect([action, can(actor, action, submitted)]).toEqual([action, false])
      }
    }
  })

  it.each<[string, Actor]>([
    ['another guest', otherGuest],
    ['an owner of another organisation', foreignOwner],
    ['nobody', anonymous],
    ['an owner in guest mode whose order it is not', ownerAsGuest],
    ['a removed sharee', removedSharee],
  ])('%s may do nothing at all', (_, actor) => {
    expect(allowed(actor, started)).toEqual([])
  })

  const shared = (
    'order.read order.update order.submit order.requestStatusUpdate order.pay order.comment order.addFiles line.read ' +
    'line.create line.update line.delete order.requestChange order.signOff'
  ).split(' ')
  it('[1.2.03, 1.6.18, 2.6.02] a holder of its share link works on it as a guest, and disposes of nothing', () => {
    expect(new Set(allowed(holder, started))).toEqual(new Set([...shared, 'order.seePrices', 'order.accept']))
    expect(new Set(allowed(blindHolder, started))).toEqual(new Set(shared))
    expect(allowed(holder, submitted)).not.toContain('line.update')
  })

  it('[2.2.64] one of two links shows the prices of its own order, and says nothing of the other', () => {
    const two = actorAt({
      ...outsider,
      sharedOrders: [
        { orderId: 49, pricingIsHidden: true },
        { orderId: 50, pricingIsHidden: false },
      ],
    })
    const sees = (orderId: number) => can(two, 'order.seePrices', { ...started, orderId })
    expect([sees(49), sees(50)]).toEqual([false, true])
  })

  it('[1.2.03] a share link opens no other order, none of another organisation, and none that is archived', () => {
    for (const actor of [holder, sharee])
      for (const other of [{ ...started, orderId: 51 }, { ...started, orgId: 8 }, archived])
        expect(allowed(actor, other)).toEqual([])
    expect(allowed(guest, archived)).toContain('order.read')
  })

  it('[12.23] an archived order is read, copied, talked about, shared and taken out again, and changed by nobody', () => {
    const open = [
      'order.read',
      'order.archive',
      'order.duplicate',
      'order.seePrices',
      'order.share',
      'order.setPricingVisibility',
      'order.comment',
      'order.reportProblem',
      'line.read',
    ]
    expect(new Set(allowed(guest, archived))).toEqual(new Set(open))
    open.push('order.answerProblem', 'order.commentInternally', 'order.readEvents', 'order.seeMargin')
    for (const actor of [owner, member]) expect(new Set(allowed(actor, archived))).toEqual(new Set(open))
    for (const actor of [guest, owner])
      expect([...writableOrderFields(actor, archived)]).toEqual(['archived'])
    expect([...writableLineFields(owner, archived)]).toEqual([])
  })

  it('[12.23] only who could do it to an active order is told to take it out of the archive', () => {
    const archivedLater = { ...submitted, isArchived: true }
    expect(isClosedByArchive(guest, 'line.update', archived)).toBe(true)
    expect(isClosedByArchive(guest, 'line.update', archivedLater)).toBe(false)
    expect(isClosedByArchive(owner, 'line.update', archivedLater)).toBe(true)
    expect(isClosedByArchive(guest, 'order.approve', archived)).toBe(false)
    for (const actor of [otherGuest, foreignOwner, holder, anonymous])
      expect(isClosedByArchive(actor, 'line.update', archived)).toBe(false)
    expect(isClosedByArchive(owner, 'line.update', started)).toBe(false)
    expect(isClosedByArchive(owner, 'order.duplicate', archived)).toBe(false)
  })

  it('[1.6.26, 2.2.64] somebody invited sees prices unless the order hides them from that person', () => {
    expect(can(sharee, 'order.seePrices', started)).toBe(false)
    const open = {
      ...started,
      involvedUsers: { '4': { role: 'other' as const, pricingIsHidden: 0 as const } },
    }
    expect(can(sharee, 'order.seePrices', open)).toBe(true)
    const ownTerms = actorAt({
      ...outsider,
      userId: 4,
      sharedOrders: [{ orderId: 50, pricingIsHidden: true }],
    })
    expect(can(ownTerms, 'order.seePrices', open)).toBe(false)
  })

  it('a guest of the organisation gains by a link the one order that it is for', () => {
    const opened = { ...session, userId: 5, role: 'guest' as const }
    const withLink = actorAt({ ...opened, sharedOrders: [{ orderId: 50, pricingIsHidden: true }] })
    expect(new Set(allowed(withLink, started))).toEqual(new Set(shared))
    expect(allowed(withLink, { ...started, orderId: 51 })).toEqual([])
    const invited = actorAt({ ...opened, userId: 4, sharedOrders: [{ orderId: 50, pricingIsHidden: true }] })
    const shown = { '4': { role: 'other' as const, pricingIsHidden: 0 as const } }
    expect(can(invited, 'order.seePrices', { ...started, involvedUsers: shown })).toBe(true)
    const own = actorAt({ ...opened, userId: 3, sharedOrders: [{ orderId: 50, pricingIsHidden: true }] })
    expect(allowed(own, started)).toEqual(guestAtStart)
  })

  it('[2.6.02, 2.6.03, 2.6.04] employees, guests and guest mode share an order and end it; sharees do not', () => {
    const inGuestMode = actorAt({ ...session, userId: 3, role: 'member', isGuestMode: true })
    const may = (actor: Actor) => can(actor, 'order.share', started)
    expect([owner, member, guest, involved, inGuestMode].map(may)).toEqual(Array(5).fill(true))
    expect([holder, sharee, removedSharee, otherGuest, anonymous].map(may)).toEqual(Array(5).fill(false))
  })

  it('[2.6.05] only employees and the order’s owner show and hide prices, and no owner whose prices are hidden', () => {
    const may = (actor: Actor) => can(actor, 'order.setPricingVisibility', started)
    const blind = actorAt({ ...session, userId: 3, role: 'guest', pricingIsHidden: true })
    expect([owner, member, guest].map(may)).toEqual([true, true, true])
    expect([involved, sharee, holder, blind, otherGuest, anonymous].map(may)).toEqual(Array(6).fill(false))
  })

  it('[1.6.25] prices are hidden from a guest whose terms say so', () => {
    const hidden = actorAt({ ...session, userId: 3, role: 'guest', pricingIsHidden: true })
    expect(can(hidden, 'order.seePrices', started)).toBe(false)
    expect(can(hidden, 'catalog.readPricing', { orgId: 7 })).toBe(false)
    expect(can(guest, 'order.seePrices', started)).toBe(true)
  })

  it('[1.6.26] prices are hidden from an involved user where the order says so', () => {
    expect(can(involved, 'order.seePrices', started)).toBe(false)
    const shown = {
      ...started,
      involvedUsers: { '4': { role: 'other' as const, pricingIsHidden: 0 as const } },
    }
    expect(can(involved, 'order.seePrices', shown)).toBe(true)
  })
})

describe('at an organisation', () => {
  const own = { orgId: 7 }
  const table = (actor: Actor) => orgActions.filter((action) => can(actor, action, own))
  it('an owner may do everything, a member no administration', () => {
    expect(table(owner)).toEqual([...orgActions])
    const administration =
      'order.updateAllCosts catalog.write people.write profile.write integrations.manage apiKeys.manage signIn.manage webhooks.manage media.write stock.write'.split(
        ' ',
      )
    expect(table(member)).toEqual(orgActions.filter((action) => !administration.includes(action)))
  })
  it('a guest creates and lists own orders and reads the catalog', () => {
    expect(table(guest)).toEqual([
      'order.create',
      'order.list',
      'catalog.read',
      'catalog.readPricing',
      'profile.read',
      'media.read',
      'self.update',
    ])
    expect(table(ownerAsGuest)).toEqual(table(guest))
  })
  it('changes only the person that one is', () => {
    for (const actor of [owner, member, guest, ownerAsGuest]) {
      const mine = actor.kind === 'user' ? actor.userId : 0
      expect(can(actor, 'self.update', { ...own, userId: mine })).toBe(true)
      expect(can(actor, 'self.update', { ...own, userId: mine + 1 })).toBe(false)
    }
  })
  it('strangers may do nothing', () => {
    for (const actor of [foreignOwner, anonymous, removedSharee]) expect(table(actor)).toEqual([])
  })
  it('[1.2.03] somebody with a shared order sees the pictures of its products, and lists nothing', () => {
    for (const actor of [holder, sharee]) expect(table(actor)).toEqual(['media.read'])
  })
})

describe('a status that is for owners alone', () => {
  it('[issue 14] is set by owners, the others by every employee', () => {
    const who = [owner, member, guest, ownerAsGuest, anonymous]
    const setters = (setBy: 'owners' | 'employees') => who.filter((actor) => maySetStatus(actor, { setBy }))
    expect(setters('owners')).toEqual([owner])
    expect(setters('employees')).toEqual([owner, member])
    expect(roles.filter((role) => maySetStatusAs(role, { setBy: 'owners' }))).toEqual(['owner'])
    expect(roles.filter((role) => maySetStatusAs(role, { setBy: 'employees' }))).toEqual(['owner', 'member'])
  })
})

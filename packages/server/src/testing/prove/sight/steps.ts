/**
 * What people do that changes who may see what, with what the model makes of it.
 */
import { endpoints } from '@orderwright/contract'
import { markWord } from './marks.ts'
import { disposes, isStaff, mark, type Order, type Person, sees, seesPrices, setsPrices } from './model.ts'
import { laterSteps } from './later-steps.ts'
import type { Stage } from './on-stage.ts'
import { addOrder } from './stage.ts'
import { byId, type Step, take } from './taking.ts'

const byNumber = ({ orgId, number }: Order) => ({ orgId, productOrderOrgSpecificId: number })

const guestsOf = ({ model }: Stage, orgId: number) =>
  model.people.filter((person) => person.orgId === orgId && person.role === 'guest')

/** Guests of the same organization are invited. */
const invite: Step = async (stage, person, order, dice) => {
  const sharee = dice.pick(guestsOf(stage, order.orgId))
  const isBlind = !seesPrices(person, order) || (isStaff(person, order.orgId) && sharee.isBlind)
  return take(
    stage,
    person,
    endpoints.addSharee,
    { ...byId(order), shareeEmail: sharee.email },
    {
      may: disposes(person, order),
      done: () => {
        if (sharee !== order.owner && !order.involved.has(sharee)) order.involved.set(sharee, { isBlind })
      },
    },
  )
}

const letGo: Step = async (stage, person, order, dice) => {
  if (order.involved.size === 0) return null
  const sharee = dice.pick([...order.involved.keys()])
  return take(
    stage,
    person,
    endpoints.removeSharee,
    { ...byNumber(order), shareeEmail: sharee.email },
    { may: disposes(person, order), done: () => order.involved.delete(sharee) },
  )
}

const hide: Step = async (stage, person, order, dice) => {
  if (order.involved.size === 0) return null
  const sharee = dice.pick([...order.involved.keys()])
  const isBlind = dice.chance(0.5)
  return take(
    stage,
    person,
    endpoints.updateInvolvedUsersData,
    { ...byNumber(order), shareeId: sharee.userId, pricingIsHidden: isBlind ? 1 : 0 },
    {
      // What their terms hide, nobody shows them.
      may: setsPrices(person, order) && (isBlind || !sharee.isBlind ? true : undefined),
      done: () => order.involved.set(sharee, { isBlind }),
    },
  )
}

const makeLink: Step = async (stage, person, order, dice) => {
  const wanted = dice.chance(0.5) ? undefined : dice.chance(0.5)
  const isSecret = order.link !== null && !order.link.isBlind && !seesPrices(person, order)
  return take(
    stage,
    person,
    endpoints.generateShareableLink,
    { ...byId(order), ...(wanted === undefined ? {} : { pricingIsHidden: wanted ? 1 : 0 }) },
    {
      may: disposes(person, order) && !isSecret && (wanted === undefined || setsPrices(person, order)),
      done: ({ text }) => {
        const token = decodeURIComponent(/shareToken=([\w.%-]+)/.exec(text)?.[1] ?? '')
        const { holders = new Set<Person>(), isBlind = true } = order.link ?? {}
        order.link = { token, holders, isBlind: wanted ?? isBlind }
      },
    },
  )
}

const revoke: Step = async (stage, person, order) =>
  take(stage, person, endpoints.revokeShareableLink, byId(order), {
    may: disposes(person, order),
    done: () => {
      order.link = null
    },
  })

/** Somebody opens a link in the browser in which they have opened others. */
const open: Step = async (stage, _person, order, dice) => {
  const { link } = order
  if (!link) return null
  const visitor = dice.pick(stage.model.people.filter(({ role }) => role === 'visitor'))
  return take(
    stage,
    visitor,
    endpoints.handleGuestShareLink,
    { shareToken: link.token },
    { may: true, done: () => link.holders.add(visitor) },
  )
}

const setTerms: Step = async (stage, person, order, dice) => {
  const guest = dice.pick(guestsOf(stage, order.orgId))
  const isBlind = dice.chance(0.5)
  return take(
    stage,
    person,
    endpoints.updateGuestData,
    { orgId: order.orgId, userId: guest.userId, pricingIsHidden: isBlind ? 1 : 0 },
    {
      may: person.orgId === order.orgId && person.role === 'owner',
      done: () => {
        guest.isBlind = isBlind
      },
    },
  )
}

const comment: Step = async (stage, person, order, dice) => {
  const isInternal = dice.chance(0.4)
  const text = markWord()
  return take(
    stage,
    person,
    endpoints.addComment,
    { ...byId(order), text, isInternal: isInternal ? 1 : 0 },
    {
      may: isInternal ? isStaff(person, order.orgId) : sees(person, order),
      done: () =>
        mark(
          stage.model,
          text,
          `${isInternal ? 'an internal' : 'a'} comment of ${person.name} on order ${order.id}`,
          isInternal ? (one) => isStaff(one, order.orgId) : (one) => sees(one, order),
        ),
    },
  )
}

/** As many as one page of the list shows with what the demo has. */
const MOST_ORDERS = 80

const start: Step = async (stage, person) => {
  if (person.orgId === null || person.isProgram || stage.model.orders.length > MOST_ORDERS) return null
  await addOrder(stage, person, person.orgId)
  return null
}

export const steps: readonly Step[] = [
  invite,
  invite,
  letGo,
  hide,
  makeLink,
  makeLink,
  revoke,
  open,
  open,
  setTerms,
  comment,
  comment,
  start,
  ...laterSteps,
]

/** Steps about problems, returns, changes and favorites: who may take them, and what the model makes of it. */
import { endpoints } from '@orderwright/contract'
import { markWord } from './marks.ts'
import { disposes, isStaff, mark, sees } from './model.ts'
import { markFavorite } from './later-records.ts'
import { byId, callerOf, type Step, take } from './taking.ts'

/** One piece of the line, as problems and returns name it. */
const onePiece = (lineId: number) => [{ productInstanceId: lineId, quantity: 1 }]

/** People with a place report, and employees for them; whoever came by a link reads. An order that has not left refuses it. [decision 197] */
const report: Step = async (stage, person, order) => {
  const words = markWord()
  return take(
    stage,
    person,
    endpoints.reportOrderProblem,
    { ...byId(order), kind: 'damaged', items: onePiece(order.lineId), words },
    {
      may: disposes(person, order),
      done: () =>
        mark(stage.model, words, `a problem that ${person.name} has with order ${order.id}`, (one) =>
          sees(one, order),
        ),
    },
  )
}

/** As problems. [decision 200] */
const giveBack: Step = async (stage, person, order) => {
  const words = markWord()
  return take(
    stage,
    person,
    endpoints.requestOrderReturn,
    { ...byId(order), reason: 'noLongerNeeded', items: onePiece(order.lineId), words },
    {
      may: disposes(person, order),
      done: () =>
        mark(stage.model, words, `a return that ${person.name} asks for of order ${order.id}`, (one) =>
          sees(one, order),
        ),
    },
  )
}

/** Whoever sees the order asks for a change of it, once it is made. [decision 151] */
const wish: Step = async (stage, person, order) => {
  const note = markWord()
  return take(
    stage,
    person,
    endpoints.requestChangeOrder,
    { ...byId(order), note },
    {
      may: sees(person, order),
      done: () =>
        mark(stage.model, note, `a change that ${person.name} asks for of order ${order.id}`, (one) =>
          sees(one, order),
        ),
    },
  )
}

/** Everybody of the house keeps favorites, employees share some; programs have none. [decision 202] */
const keep: Step = async (stage, person, order, dice) => {
  const { orgId } = order
  const name = markWord()
  const isShared = dice.chance(0.4)
  const isOfHouse = person.orgId === orgId && !person.isProgram
  return take(
    stage,
    person,
    endpoints.saveFavorite,
    {
      orgId,
      name,
      isShared,
      choices: { productId: stage.productIds.get(orgId) ?? 1, properties: {}, orderProperties: {} },
    },
    {
      may: isOfHouse && (!isShared || isStaff(person, orgId)),
      done: () => markFavorite(stage.model, name, { orgId, keeper: isShared ? null : person }),
    },
  )
}

/** The bytes of a file of the order, at their address. Those that employees keep for themselves go to nobody else. [decision 191] */
const fetchFile: Step = async (stage, person, order, dice) => {
  const { id, isInternal } = dice.pick(order.files)
  const path = `/api/files/${order.orgId}/${id}/file`
  const isTheirs = isInternal ? isStaff(person, order.orgId) : sees(person, order)
  return {
    what: `${person.name}: GET ${path}`,
    answer: await callerOf(stage, person).get(path),
    // Files can be deleted by anything that is asked: then nobody gets them.
    may: isTheirs ? undefined : false,
  }
}

export const laterSteps: readonly Step[] = [report, giveBack, wish, keep, fetchFile, fetchFile]

/** Problems with delivered goods: reporting them, answering them, and saying how they are solved. [issue 18] */
import {
  optionalProblemWordsSchema,
  orderProblemKinds,
  orderProblemSchema,
  orderProblemStates,
  PROBLEM_ITEMS_MOST,
  problemItemSchema,
  problemResolutions,
  problemWordsSchema,
} from '@orderwright/domain/order-problems'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const area = 'problems'
const orderFields = { orgId: idSchema, productOrderId: idSchema, ...callerFields }

/** A problem as a viewer receives it, with what they may do with it now. */
export const orderProblemViewSchema = orderProblemSchema
  .pick({
    id: true,
    version: true,
    created: true,
    number: true,
    kind: true,
    words: true,
    reporterId: true,
    reporterName: true,
    reporterKind: true,
    answer: true,
    answeredByName: true,
    answeredAt: true,
    resolution: true,
    solution: true,
    solvedByName: true,
    solvedAt: true,
  })
  .extend({
    state: z.enum(orderProblemStates),
    /** `itemTitle`: as the line is or was called */
    items: z.array(problemItemSchema.extend({ itemTitle: z.string() })),
    isDeleted: z.boolean(),
    mayAddWords: z.boolean(),
    mayTakeBack: z.boolean(),
    mayAnswer: z.boolean(),
    mayReopen: z.boolean(),
  })
export type OrderProblemView = z.infer<typeof orderProblemViewSchema>

export const getOrderProblems = endpoint({
  name: 'getOrderProblems',
  path: '/api/problems/get',
  area,
  effect: 'reads',
  summary: 'The problems of an order that were reported, by number.',
  body: z.strictObject(orderFields),
  response: z.object({
    problems: z.array(orderProblemViewSchema),
    /** whether the caller may report one now */
    mayReport: z.boolean(),
  }),
  errors: ['notFound'],
})

const changed = z.object({ problem: orderProblemViewSchema })

export const reportOrderProblem = endpoint({
  name: 'reportOrderProblem',
  path: '/api/problems/report',
  area,
  summary:
    'Reports a problem with an order whose goods have left, about some of its lines or (`items` empty) all of it. The employees are told.',
  body: z.strictObject({
    ...orderFields,
    kind: z.enum(orderProblemKinds),
    items: z.array(problemItemSchema).max(PROBLEM_ITEMS_MOST).default([]),
    words: problemWordsSchema,
  }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
  isIdempotent: true,
})

const one = { ...orderFields, problemId: idSchema }
const version = z.number().int().positive()

export const addToOrderProblem = endpoint({
  name: 'addToOrderProblem',
  path: '/api/problems/add-words',
  area,
  summary:
    'Adds words to a problem of the caller that is not solved; one that was answered is open again. The employees are told.',
  body: z.strictObject({ ...one, words: problemWordsSchema }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
  isIdempotent: true,
})

export const takeBackOrderProblem = endpoint({
  name: 'takeBackOrderProblem',
  path: '/api/problems/take-back',
  area,
  summary: 'Takes an open problem of the caller back, or (isDeleted false) brings it back within 30 days.',
  body: z.strictObject({ ...one, isDeleted: z.boolean().default(true) }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused'],
})

export const answerOrderProblem = endpoint({
  name: 'answerOrderProblem',
  path: '/api/problems/answer',
  area,
  summary:
    'Answers a problem, in the place of an answer that stands; an empty answer takes it back. Who reported it is told. `version` is the one that was answered.',
  body: z.strictObject({
    ...one,
    version,
    answer: optionalProblemWordsSchema,
    awaitsAnswer: z.boolean().default(false),
  }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

export const solveOrderProblem = endpoint({
  name: 'solveOrderProblem',
  path: '/api/problems/solve',
  area,
  summary:
    'Says how a problem is solved, or (resolution null) opens it again. Who reported it is told that it is solved.',
  body: z.strictObject({
    ...one,
    version,
    resolution: z.enum(problemResolutions).nullable(),
    solution: optionalProblemWordsSchema.default(''),
  }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

/** Revisions of orders: what was submitted, approved or agreed to, frozen and compared; and changes of an order after its deposit. [issue 18] */
import { changeOrderMessages as words } from '@orderwright/domain/messages'
import { centsSchema, idSchema, noteSchema, timestampSchema } from '@orderwright/domain/units'
import {
  changeOrderStates,
  agreedHows,
  revisionDifferenceSchema,
  revisionReasons,
} from '@orderwright/domain/revisions'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const numberSchema = idSchema.max(1_000_000)
const ofOrder = { orgId: idSchema, ...callerFields, productOrderId: idSchema }
/** `to` null: the order as it is now */
const pair = { ...ofOrder, from: numberSchema, to: numberSchema.nullable() }

export const revisionSchema = z.object({
  number: numberSchema,
  created: timestampSchema,
  /** who made it; '' for the system */
  userName: z.string(),
  reason: z.enum(revisionReasons),
  /** a quote was renewed; its reason is `status` then */
  isRenewal: z.boolean(),
  /** null: the caller sees no prices */
  totalInCents: centsSchema.nullable(),
  /** of the frozen order, SHA-256 in base 16 */
  contentHash: z.string(),
})
export type RevisionView = z.infer<typeof revisionSchema>

export const changeOrderSchema = z.object({
  id: idSchema,
  state: z.enum(changeOrderStates),
  /** what is asked for */
  note: z.string(),
  requestedBy: z.string(),
  requestedAt: timestampSchema.nullable(),
  openedBy: z.string(),
  openedAt: timestampSchema.nullable(),
  proposedBy: z.string(),
  /** when the customer was asked to agree to it; null: not yet */
  proposedAt: timestampSchema.nullable(),
  refusedBy: z.string(),
  /** null: not refused, or proposed anew since */
  refusedAt: timestampSchema.nullable(),
  refusalNote: z.string(),
  closedBy: z.string(),
  closedAt: timestampSchema.nullable(),
  closingNote: z.string(),
  /** the revision that is made until it is agreed to; null: not open yet */
  baseRevision: numberSchema.nullable(),
  resultRevision: numberSchema.nullable(),
  agreedByName: z.string(),
  agreedHow: z.enum(agreedHows).nullable(),
  /** extra above 0, to be paid back below; null: not agreed to, or the caller sees no prices */
  differenceInCents: centsSchema.nullable(),
})
export type ChangeOrderView = z.infer<typeof changeOrderSchema>

export const revisionAbilitiesSchema = z.object({
  request: z.boolean(),
  open: z.boolean(),
  decline: z.boolean(),
  agree: z.boolean(),
  withdraw: z.boolean(),
  propose: z.boolean(),
  refuse: z.boolean(),
  takeBack: z.boolean(),
})

export const getRevisions = endpoint({
  name: 'getRevisions',
  path: '/api/configurator/get-revisions',
  area: 'revisions',
  effect: 'reads',
  summary: 'The revisions of an order, the first one first, and the changes that were asked for since.',
  body: z.strictObject(ofOrder),
  response: z.object({
    revisions: z.array(revisionSchema),
    /** the newest first */
    changeOrders: z.array(changeOrderSchema),
    /** the order is not what its last revision was */
    isChanged: z.boolean(),
    /** names the order as it is now: whoever agrees to it says to what */
    proposal: z.string(),
    abilities: revisionAbilitiesSchema,
  }),
  errors: ['notFound'],
})

export const compareRevisions = endpoint({
  name: 'compareRevisions',
  path: '/api/configurator/compare-revisions',
  area: 'revisions',
  effect: 'reads',
  summary: 'What lies between two revisions of an order, or between one and the order as it is now.',
  body: z.strictObject(pair),
  response: z.object({ difference: revisionDifferenceSchema }),
  errors: ['notFound'],
})

export const revisionPictureSchema = z.object({
  title: z.string(),
  /** millimeters */
  width: z.number(),
  height: z.number(),
  isSame: z.boolean(),
  /** SVG: gray is in both, red and dashed in the earlier one alone, blue in the later one alone */
  svg: z.string(),
})
export type RevisionPicture = z.infer<typeof revisionPictureSchema>

export const getRevisionDrawings = endpoint({
  name: 'getRevisionDrawings',
  path: '/api/configurator/get-revision-drawings',
  area: 'revisions',
  effect: 'reads',
  summary: 'The drawings of an item in two revisions, one over the other.',
  body: z.strictObject({ ...pair, itemId: idSchema }),
  response: z.object({ pictures: z.array(revisionPictureSchema) }),
  errors: ['notFound'],
})

export const downloadComparison = endpoint({
  name: 'downloadComparison',
  path: '/download-comparison',
  area: 'revisions',
  effect: 'reads',
  summary: 'The comparison of two revisions as a PDF file.',
  body: z.strictObject(pair),
  response: z.object({}),
  errors: ['notFound'],
  answersFile: 'application/pdf',
})

export const requestChangeOrder = endpoint({
  name: 'requestChangeOrder',
  path: '/api/configurator/request-change-order',
  area: 'revisions',
  summary: 'A customer asks for a change of an order that is no longer theirs to edit.',
  body: z.strictObject({ ...ofOrder, note: noteSchema.trim().min(1, 'Say what should change') }),
  response: z.object({ changeOrder: changeOrderSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const openChangeOrder = endpoint({
  name: 'openChangeOrder',
  path: '/api/configurator/open-change-order',
  area: 'revisions',
  summary:
    'An employee opens the next revision, by themselves or as it was asked for; the last one goes on being made.',
  body: z.strictObject({ ...ofOrder, note: noteSchema.trim().default('') }),
  response: z.object({ changeOrder: changeOrderSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const proposeChangeOrder = endpoint({
  name: 'proposeChangeOrder',
  path: '/api/configurator/propose-change-order',
  area: 'revisions',
  summary: 'An employee asks the customer to look at an open change, and to agree to it or refuse it.',
  body: z.strictObject(ofOrder),
  response: z.object({ changeOrder: changeOrderSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const refuseChangeOrder = endpoint({
  name: 'refuseChangeOrder',
  path: '/api/configurator/refuse-change-order',
  area: 'revisions',
  summary:
    'A customer refuses an open change and says why. It stays open, to be proposed otherwise or withdrawn.',
  body: z.strictObject({
    ...ofOrder,
    note: noteSchema.trim().min(1, { error: () => words.sayWhy }),
    /** `proposal` of getRevisions: what is refused */
    proposal: z.string().max(200),
  }),
  response: z.object({ changeOrder: changeOrderSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const closeChangeOrder = endpoint({
  name: 'closeChangeOrder',
  path: '/api/configurator/close-change-order',
  area: 'revisions',
  summary:
    'Declines what was asked for, withdraws an open change or one’s own wish, or agrees to it: then it is the next revision.',
  body: z.strictObject({
    ...ofOrder,
    outcome: z.enum(['declined', 'withdrawn', 'agreed']),
    note: noteSchema.trim().default(''),
    /** `proposal` of getRevisions: what is agreed to */
    proposal: z.string().max(200).optional(),
    /** who has agreed, where an employee records it */
    agreedByName: z.string().trim().max(200).default(''),
    agreedHow: z.enum(agreedHows).default('account'),
  }),
  response: z.object({ changeOrder: changeOrderSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

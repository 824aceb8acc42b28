/** The change lab: drafts of the catalog, what they would do to every order, publishing and taking back. [issue 16] */
import { catalogRecordKeys } from '@orderwright/domain/catalog-changes'
import { centsSchema, idSchema, timestampSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { useSchema } from '../errors.ts'

/** Kinds of records that can be changed in a draft. */
export const draftableKeys = catalogRecordKeys
export const draftableKeySchema = z.enum(draftableKeys)

export const catalogDraftSchema = z.object({
  id: idSchema,
  version: z.number().int().positive(),
  title: z.string(),
  state: z.enum(['open', 'scheduled', 'published', 'discarded', 'takenBack']),
  created: timestampSchema,
  createdBy: idSchema,
  lastUpdated: timestampSchema,
  publishAt: timestampSchema.nullable(),
  problem: z.string(),
  closedAt: timestampSchema.nullable(),
  changesCount: z.number().int().min(0),
})
export type CatalogDraft = z.infer<typeof catalogDraftSchema>

const valuesSchema = z.record(z.string(), z.unknown())

export const draftChangeSchema = z.object({
  kind: z.enum(['create', 'update', 'destroy']),
  resource: draftableKeySchema,
  resourceId: idSchema,
  /** of the record, for people */
  title: z.string(),
  before: valuesSchema,
  values: valuesSchema,
  lastUpdated: timestampSchema,
  changedBy: idSchema,
  /** fields that were published otherwise since; `versions.2`: one key of a map */
  conflictingFields: z.array(z.string()),
  /** these fields as they are published now */
  published: valuesSchema,
  /** the record of a change or removal is not there any more */
  isGone: z.boolean(),
})
export type DraftChange = z.infer<typeof draftChangeSchema>

export const replayFigureSchema = z.object({
  before: centsSchema.nullable(),
  after: centsSchema.nullable(),
  difference: centsSchema.nullable(),
})
export const replayProblemSchema = z.object({
  code: z.string(),
  message: z.string(),
  ruleId: z.number().int().optional(),
  propertyId: z.number().int().optional(),
})
const validitySchema = z.enum(['becomesInvalid', 'becomesValid', 'staysValid', 'staysInvalid'])
const found = {
  validity: validitySchema,
  newProblems: z.array(replayProblemSchema),
  solvedProblems: z.array(replayProblemSchema),
}
export const replayedLineSchema = z.object({
  itemId: idSchema,
  productId: z.number().int(),
  title: z.string(),
  quantity: z.number().int(),
  ...found,
  lineTotal: replayFigureSchema,
  drawingChanges: z.boolean(),
})
export const replayedOrderSchema = z.object({
  orderId: idSchema,
  orgSpecificId: z.number().int().positive(),
  title: z.string(),
  ownerId: idSchema,
  ownerName: z.string(),
  ...found,
  subtotal: replayFigureSchema,
  total: replayFigureSchema,
  keepsPrices: z.boolean(),
  lines: z.array(replayedLineSchema),
})
export type ReplayedOrder = z.infer<typeof replayedOrderSchema>

export const lineSideSchema = z.object({
  isValid: z.boolean(),
  problems: z.array(replayProblemSchema),
  unitPrice: centsSchema.nullable(),
  lineTotal: centsSchema.nullable(),
  /** why it has no price; '' where it has one */
  priceProblem: z.string(),
  trace: z.array(
    z.object({
      depth: z.number().int().min(0),
      label: z.string(),
      ruleTitle: z.string(),
      operator: z.string().nullable(),
      value: z.number(),
      isMeasure: z.literal(true).optional(),
      runningTotal: z.number(),
    }),
  ),
})
export const lineDetailSchema = z.object({
  itemId: idSchema,
  productId: z.number().int(),
  title: z.string(),
  quantity: z.number().int(),
  before: lineSideSchema,
  after: lineSideSchema,
})

const inOrg = { orgId: idSchema, ...callerFields }
const ofDraft = { ...inOrg, draftId: idSchema }
const ofVersion = { ...ofDraft, version: z.number().int().positive() }
const area = 'changeLab'
const titleSchema = z.string().trim().min(1).max(200)
const one = z.object({ draft: catalogDraftSchema })
const withChanges = z.object({ draft: catalogDraftSchema, changes: z.array(draftChangeSchema) })
// A draft is people's work: another program publishes nothing that nobody has looked at.
const byPeople = { area, takesApiKeys: false } as const

/** Edits of one call. */
export const MAX_DRAFT_EDITS = 500

const onRecord = { resource: draftableKeySchema, resourceId: idSchema }
const editSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('create'), resource: draftableKeySchema, values: valuesSchema }),
  z.strictObject({
    kind: z.literal('update'),
    ...onRecord,
    values: valuesSchema,
    /** the same fields as whoever edits saw them in the draft */
    base: valuesSchema,
  }),
  z.strictObject({ kind: z.literal('destroy'), ...onRecord }),
  /** takes the change of a record out of the draft */
  z.strictObject({ kind: z.literal('drop'), ...onRecord }),
  /** decides a conflict: whose values stand where the draft and what was published since differ */
  z.strictObject({
    kind: z.literal('settle'),
    ...onRecord,
    keep: z.enum(['mine', 'theirs']),
    /** the published values, as whoever decides has seen them */
    base: valuesSchema,
  }),
])
export type DraftEdit = z.infer<typeof editSchema>

export const getCatalogDrafts = endpoint({
  name: 'getCatalogDrafts',
  path: '/api/change-lab/get-catalog-drafts',
  ...byPeople,
  effect: 'reads',
  summary: 'The drafts of the catalog, the newest first; owners only.',
  body: z.strictObject(inOrg),
  response: z.object({ drafts: z.array(catalogDraftSchema) }),
  errors: ['notFound', 'forbidden'],
})

export const createCatalogDraft = endpoint({
  name: 'createCatalogDraft',
  path: '/api/change-lab/create-catalog-draft',
  ...byPeople,
  summary: 'Begins a draft of the catalog.',
  isIdempotent: true,
  body: z.strictObject({ ...inOrg, title: titleSchema }),
  response: one,
  errors: ['notFound', 'forbidden'],
})

export const updateCatalogDraft = endpoint({
  name: 'updateCatalogDraft',
  path: '/api/change-lab/update-catalog-draft',
  ...byPeople,
  summary: 'Gives a draft another title, schedules it, or takes it off the schedule.',
  body: z.strictObject({
    ...ofVersion,
    changes: z.strictObject({ title: titleSchema, publishAt: timestampSchema.nullable() }).partial(),
  }),
  response: one,
  errors: ['notFound', 'forbidden', 'conflict', 'refused'],
})

export const discardCatalogDraft = endpoint({
  name: 'discardCatalogDraft',
  path: '/api/change-lab/discard-catalog-draft',
  ...byPeople,
  summary: 'Discards a draft: its changes are never published.',
  body: z.strictObject(ofVersion),
  response: one,
  errors: ['notFound', 'forbidden', 'conflict', 'refused'],
})

export const getCatalogDraft = endpoint({
  name: 'getCatalogDraft',
  path: '/api/change-lab/get-catalog-draft',
  ...byPeople,
  effect: 'reads',
  summary: 'A draft with its changes.',
  body: z.strictObject(ofDraft),
  response: withChanges,
  errors: ['notFound', 'forbidden'],
})

export const editCatalogDraft = endpoint({
  name: 'editCatalogDraft',
  path: '/api/change-lab/edit-catalog-draft',
  ...byPeople,
  summary:
    'Puts edits of records into a draft, all or none. A field that somebody else edited in the draft meanwhile is a conflict.',
  isIdempotent: true,
  body: z.strictObject({ ...ofDraft, edits: z.array(editSchema).min(1).max(MAX_DRAFT_EDITS) }),
  response: withChanges,
  errors: ['notFound', 'forbidden', 'conflict', 'refused', 'invalid'],
})

export const replayCatalogDraft = endpoint({
  name: 'replayCatalogDraft',
  path: '/api/change-lab/replay-catalog-draft',
  ...byPeople,
  effect: 'reads',
  summary:
    'What a draft would do to open orders, and to the last submitted ones, some orders at a time; orders that nothing changes for are left out.',
  body: z.strictObject({
    ...ofDraft,
    /** the time whose prices count for orders that are not submitted; now, when left out */
    at: timestampSchema.optional(),
    /** how many of the last submitted orders are replayed besides the open ones */
    lastSubmitted: z.number().int().min(0).max(10_000).default(0),
    afterId: idSchema.optional(),
  }),
  response: z.object({
    orders: z.array(replayedOrderSchema),
    /** how many orders this answer is about */
    checked: z.number().int().min(0),
    /** how many there are in all */
    total: z.number().int().min(0),
    nextAfterId: idSchema.nullable(),
  }),
  errors: ['notFound', 'forbidden', 'refused'],
})

/** Options or properties that one end of a rule names. */
const ruleEndSchema = z.array(idSchema).min(1).max(5000)

export const replayRule = endpoint({
  name: 'replayRule',
  path: '/api/change-lab/replay-rule',
  ...byPeople,
  effect: 'reads',
  summary:
    'Which open orders a new, changed or deleted rule would make invalid or valid, some orders at a time.',
  body: z.strictObject({
    ...inOrg,
    /** the rule that changes; left out: a new one */
    ruleId: idSchema.optional(),
    /** as it becomes; null: it is deleted */
    rule: z
      .strictObject({
        type: z.enum(['compatible', 'incompatible']),
        fromResourceKey: z.enum(['productOption', 'productProperty']),
        fromIds: ruleEndSchema,
        toResourceKey: z.enum(['productOption', 'productProperty']),
        toIds: ruleEndSchema,
        toProductPropertyId: idSchema.nullable(),
      })
      .nullable(),
    afterId: idSchema.optional(),
  }),
  response: z.object({
    orders: z.array(
      z.object({
        orderId: idSchema,
        orgSpecificId: z.number().int(),
        title: z.string(),
        validity: z.enum(['becomesInvalid', 'becomesValid']),
      }),
    ),
    /** how many orders this answer is about */
    checked: z.number().int().min(0),
    /** how many there are in all */
    total: z.number().int().min(0),
    nextAfterId: idSchema.nullable(),
  }),
  errors: ['notFound', 'forbidden'],
})

export const getReplayedOrder = endpoint({
  name: 'getReplayedOrder',
  path: '/api/change-lab/get-replayed-order',
  ...byPeople,
  effect: 'reads',
  summary:
    'One order as it is and as it would be: every line with its problems and what its price is made of.',
  body: z.strictObject({ ...ofDraft, productOrderId: idSchema, at: timestampSchema.optional() }),
  response: z.object({ lines: z.array(lineDetailSchema) }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const checkCatalogDraft = endpoint({
  name: 'checkCatalogDraft',
  path: '/api/change-lab/check-catalog-draft',
  ...byPeople,
  summary:
    'What publishing a draft would refuse now, and of which records: it is written through all checks, and all of it is rolled back. Records with conflicts are left out.',
  body: z.strictObject(ofDraft),
  response: z.object({
    /** of the draft that was checked */
    version: z.number().int().positive(),
    problems: z.array(
      z.object({
        /** null: its changes are refused together, and each alone is not */
        record: z
          .object({ resource: draftableKeySchema, resourceId: idSchema, title: z.string() })
          .nullable(),
        message: z.string(),
        /** what stands against it */
        usedBy: z.array(useSchema),
      }),
    ),
  }),
  errors: ['notFound', 'forbidden', 'unavailable'],
})

export const publishCatalogDraft = endpoint({
  name: 'publishCatalogDraft',
  path: '/api/change-lab/publish-catalog-draft',
  ...byPeople,
  summary: 'Publishes a draft now: all of it or nothing.',
  isIdempotent: true,
  body: z.strictObject(ofVersion),
  response: one,
  errors: ['notFound', 'forbidden', 'conflict', 'refused'],
})

export const takeBackCatalogDraft = endpoint({
  name: 'takeBackCatalogDraft',
  path: '/api/change-lab/take-back-catalog-draft',
  ...byPeople,
  summary:
    'Takes a published draft back as one step, while no order that was submitted since depends on it. What was changed since stays.',
  isIdempotent: true,
  body: z.strictObject(ofVersion),
  response: one.extend({
    spared: z.array(
      z.object({
        resource: z.string(),
        resourceId: idSchema,
        title: z.string(),
        fields: z.array(z.string()),
      }),
    ),
  }),
  errors: ['notFound', 'forbidden', 'conflict', 'refused'],
})

/** Sharing an order: who takes part, invitations, the shareable link, and what a link opens. [2.7.07–2.7.15] */
import { involvedUsersSchema } from '@orderwright/domain/orders'
import { candidateSchema, involvedUsersByIdSchema, MAX_NOTE, MAX_SHAREES } from '@orderwright/domain/sharing'
import { roleSchema, sessionSchema } from '@orderwright/domain/tenancy'
import { emailSchema, flagSchema, idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields, orderCallFields, orderViewSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const area = 'sharing'
const shareeEmail = emailSchema('Please enter a valid collaborator or email')

/** An order by its number. */
const byNumber = { ...callerFields, orgId: idSchema, productOrderOrgSpecificId: idSchema }
/** Trimmed before use. */
const shareTokenSchema = z.string().trim().min(20).max(200)

export const getInvolvedUsers = endpoint({
  name: 'getInvolvedUsers',
  path: '/configurator/product-order/get-involved-users',
  area,
  effect: 'reads',
  summary: 'Who takes part in an order, its owner first, and its shareable link where there is one.',
  body: z.strictObject(byNumber),
  response: z.object({
    involvedUsersById: involvedUsersByIdSchema,
    shareableLink: z.string().nullable(),
    /** whether the link hides prices; null without a link */
    linkPricingIsHidden: flagSchema.nullable(),
    /** whether the caller may show and hide prices, of people and of the link [2.6.05] */
    maySetPricing: z.boolean(),
  }),
  errors: ['notFound', 'forbidden'],
})

export const getShareCandidates = endpoint({
  name: 'getShareCandidates',
  path: '/configurator/product-order/get-share-candidates',
  area,
  effect: 'reads',
  summary:
    'People with whom the order can be shared. Guests are shown the employees and those with whom they share an order already.',
  body: z.strictObject(byNumber),
  response: z.object({ candidates: z.array(candidateSchema) }),
  errors: ['notFound', 'forbidden'],
})

export const generateShareableLink = endpoint({
  name: 'generateShareableLink',
  path: '/configurator/product-order/generate-shareable-link',
  area,
  summary: 'The link that opens this order to whoever holds it: made once, the same until it is revoked.',
  body: z.strictObject({ ...orderCallFields, pricingIsHidden: flagSchema.optional() }),
  response: z.object({ shareableLink: z.string(), pricingIsHidden: flagSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const revokeShareableLink = endpoint({
  name: 'revokeShareableLink',
  path: '/configurator/product-order/revoke-shareable-link',
  area,
  summary: 'Ends the link at once, also on pages that are open.',
  body: z.strictObject(orderCallFields),
  response: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'forbidden'],
})

/** Somebody found, by id, or anybody, by e-mail. */
const shareeSchema = z
  .strictObject({
    id: idSchema.optional(),
    email: shareeEmail.optional(),
    pricingIsHidden: flagSchema.optional(),
  })
  .refine(({ id, email }) => id !== undefined || email !== undefined, 'Say who is invited.')

export const shareOrder = endpoint({
  name: 'shareOrder',
  path: '/configurator/product-order/share',
  area,
  summary:
    'Invites people to the order, each with one e-mail. Whoever takes part already is left as they are.',
  body: z.strictObject({
    ...byNumber,
    sharees: z.array(shareeSchema).min(1).max(MAX_SHAREES),
    shareNote: z.string().trim().max(MAX_NOTE).default(''),
    /** false: takes a removal back, without an e-mail */
    notify: z.boolean().default(true),
  }),
  response: z.object({ involvedUsersById: involvedUsersByIdSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
  isIdempotent: true,
})

const shareeCall = { ...orderCallFields, shareeEmail }

export const addSharee = endpoint({
  name: 'addSharee',
  path: '/configurator/product-order/add-sharee',
  area,
  summary: 'Invites one address to the order.',
  body: z.strictObject(shareeCall),
  response: z.object({ involvedUsersById: involvedUsersByIdSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const getOrCreateSharee = endpoint({
  name: 'getOrCreateSharee',
  path: '/configurator/product-order/get-or-create-sharee',
  area,
  summary: 'The person behind an address, made when there is none. Nobody is invited by this.',
  body: z.strictObject(shareeCall),
  response: z.object({ sharee: candidateSchema }),
  errors: ['notFound', 'forbidden'],
})

export const removeSharee = endpoint({
  name: 'removeSharee',
  path: '/configurator/product-order/remove-sharee',
  area,
  summary: 'Takes the order away from a collaborator, at once.',
  body: z.strictObject({ ...byNumber, shareeEmail }),
  response: z.object({ productOrder: orderViewSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const updateInvolvedUsersData = endpoint({
  name: 'updateInvolvedUsersData',
  path: '/configurator/product-order/update-involved-users-data',
  area,
  summary: 'Hides (1) or shows (0) the prices of the order to one collaborator.',
  body: z.strictObject({ ...byNumber, shareeId: idSchema, pricingIsHidden: flagSchema }),
  response: z.object({ involvedUsers: involvedUsersSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const getOrgRoleForToken = endpoint({
  name: 'getOrgRoleForToken',
  path: '/configurator/get-org-role-for-token',
  area: 'session',
  effect: 'reads',
  takesApiKeys: false,
  summary:
    'The role of whoever a share token stands for: guest for a shareable link, null for somebody invited who has none.',
  access: 'anonymous',
  body: z.strictObject({ shareToken: shareTokenSchema }),
  response: z.object({ orgRole: roleSchema.nullable() }),
  errors: ['refused'],
})

export const handleGuestShareLink = endpoint({
  name: 'handleGuestShareLink',
  path: '/configurator/product-order/handle-guest-share-link',
  area: 'session',
  takesApiKeys: false,
  summary: 'Opens one order to this browser as a guest. An account that is signed in there stays as it is.',
  access: 'anonymous',
  body: z.strictObject({ shareToken: shareTokenSchema }),
  response: sessionSchema,
  errors: ['refused'],
})

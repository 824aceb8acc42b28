/** Signing in with a one-time code, device sessions, and what the session knows. */
import { languageSchema } from '@orderwright/domain/localization'
import { mailPreferencesSchema } from '@orderwright/domain/mail-templates'
import {
  columnKeysSchema,
  columnWidthSchema,
  ordersPageSettingsSchema,
  savedViewSchema,
  sessionSchema,
} from '@orderwright/domain/tenancy'
import { emailSchema, idSchema, timestampSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const done = z.object({ ok: z.literal(true) })

export const requestSignInCode = endpoint({
  name: 'requestSignInCode',
  path: '/api/session/request-code',
  area: 'session',
  summary: 'Sends a six-digit code that signs in within ten minutes. Answers the same for unknown addresses.',
  access: 'anonymous',
  body: z.strictObject({ email: emailSchema() }),
  response: done,
})

export const verifySignInCode = endpoint({
  name: 'verifySignInCode',
  path: '/api/session/verify-code',
  area: 'session',
  summary: 'Signs this device in with the code.',
  access: 'anonymous',
  body: z.strictObject({
    email: emailSchema(),
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Six digits'),
  }),
  response: sessionSchema,
  errors: ['refused'],
})

export const signInWithToken = endpoint({
  name: 'signInWithToken',
  path: '/api/session/sign-in-with-token',
  area: 'session',
  summary: 'Signs this device in with a single-use token from a link.',
  access: 'anonymous',
  body: z.strictObject({ userToken: z.string().trim().min(20).max(200) }),
  response: sessionSchema,
  errors: ['refused'],
})

export const getSession = endpoint({
  name: 'getSession',
  path: '/api/session/get',
  area: 'session',
  summary:
    'Who is signed in, and the organizations this person belongs to with their profiles. For a shared order: whoever a share link that was opened in this browser makes of the caller, where no account reaches it.',
  access: 'anonymous',
  body: z.strictObject({ shareableOrderId: idSchema.optional() }),
  response: sessionSchema,
})

export const signOut = endpoint({
  name: 'signOut',
  path: '/api/session/sign-out',
  area: 'session',
  summary: 'Signs this device out.',
  access: 'anonymous',
  body: z.strictObject({}),
  response: done,
})

/** A browser that is signed in as the caller. */
export const deviceSchema = z.object({
  id: idSchema,
  /** the one that asks */
  isThis: z.boolean(),
  /** what the browser says of itself; '' where it said nothing */
  userAgent: z.string(),
  ipAddress: z.string(),
  /** the identity provider by which it was signed in; '': a code, a passkey or a link */
  signedInBy: z.string(),
  signedIn: timestampSchema,
  /** to within a few minutes */
  lastUsed: timestampSchema,
})
export type Device = z.infer<typeof deviceSchema>

export const getDevices = endpoint({
  name: 'getDevices',
  path: '/api/session/get-devices',
  area: 'session',
  effect: 'reads',
  takesApiKeys: false,
  summary: 'The devices that are signed in as the caller: this one first, then by last use.',
  body: z.strictObject({}),
  response: z.object({ devices: z.array(deviceSchema) }),
})

export const endDevices = endpoint({
  name: 'endDevices',
  path: '/api/session/end-devices',
  area: 'session',
  takesApiKeys: false,
  summary:
    "Signs one of the caller's other devices out, or all of them; their open pages are let go at once.",
  body: z.strictObject({
    /** without it: every device but this one */
    deviceId: idSchema.optional(),
  }),
  response: z.object({ endedCount: z.number().int().min(0) }),
  errors: ['notFound'],
})

const { shape: kept } = ordersPageSettingsSchema
/** What of the settings is another: what is left out stays. Null takes a width, or the chosen columns of a view, back to the usual ones. */
export const ordersPageChangesSchema = z.object({
  orderOwnerFilterValue: kept.orderOwnerFilterValue.unwrap().optional(),
  archivedFilterValue: kept.archivedFilterValue.unwrap().optional(),
  statusFilterValue: kept.statusFilterValue.unwrap().optional(),
  pageRowsFilterValue: kept.pageRowsFilterValue.unwrap().optional(),
  productCategoryFilterValue: kept.productCategoryFilterValue.unwrap().optional(),
  detailLevelFilterValue: kept.detailLevelFilterValue.unwrap().optional(),
  columnWidths: z.record(z.string().max(40), columnWidthSchema.nullable()).optional(),
  columns: z
    .object({
      basic: columnKeysSchema.nullable().optional(),
      advanced: columnKeysSchema.nullable().optional(),
    })
    .optional(),
})
export type OrdersPageChanges = z.infer<typeof ordersPageChangesSchema>

export const saveOrdersPageSettings = endpoint({
  name: 'saveOrdersPageSettings',
  path: '/api/session/save-orders-page-settings',
  area: 'session',
  takesApiKeys: false,
  summary:
    'Keeps the filters and columns of the orders list for this person; what is left out stays as it is.',
  body: z.strictObject({ orgId: idSchema, ordersPageSettings: ordersPageChangesSchema }),
  response: done,
  errors: ['notFound'],
})

export const saveMailPreferences = endpoint({
  name: 'saveMailPreferences',
  path: '/api/session/save-mail-preferences',
  area: 'session',
  takesApiKeys: false,
  summary: 'Keeps which e-mails about orders this person gets from an organization.',
  body: z.strictObject({ orgId: idSchema, mailPreferences: mailPreferencesSchema }),
  response: done,
  errors: ['notFound'],
})

export const saveLanguage = endpoint({
  name: 'saveLanguage',
  path: '/api/session/save-language',
  area: 'session',
  takesApiKeys: false,
  summary: 'Keeps the language in which this person has screens, documents and e-mails.',
  body: z.strictObject({
    /** null: the organization's, or the browser's */
    language: languageSchema.nullable(),
  }),
  response: done,
})

export const saveOrdersView = endpoint({
  name: 'saveOrdersView',
  path: '/api/session/save-orders-view',
  area: 'session',
  takesApiKeys: false,
  summary:
    'Keeps a search of the orders list under a name of the person’s own, in the place of one of that name; or gives it another name, or takes it away.',
  body: z.strictObject({
    orgId: idSchema,
    title: savedViewSchema.shape.title,
    /** the query of the list's address; null takes the view away */
    search: savedViewSchema.shape.search.nullable(),
    /** what it was called before; without it it is new, or replaces the one of its name */
    formerTitle: savedViewSchema.shape.title.optional(),
  }),
  response: z.object({ savedViews: z.array(savedViewSchema) }),
  errors: ['notFound', 'refused'],
})

/** Organisations, users, their membership, and the session. [1.3.30, 2.3.24, 2.3.25, 2.3.26] */
import { z } from 'zod'
import { flagSchema, idSchema, recordFields, titleSchema } from '../units/record.ts'
import { addressSchema } from '../units/addresses/postal-address.ts'
import { timestampSchema } from '../units/timestamp.ts'
import { mailPreferencesSchema } from '../mail-templates/preferences.ts'
import { languageSchema } from '../localization/languages.ts'
import { orgProfileSchema } from './profile.ts'

export const roles = ['owner', 'member', 'guest'] as const
export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

/** The organisation as stored. */
export const orgSchema = z.object({
  id: idSchema,
  title: titleSchema,
  profile: orgProfileSchema,
  version: z.number().int().positive(),
  created: timestampSchema,
  lastUpdated: timestampSchema,
})
export type Org = z.infer<typeof orgSchema>

export const userSchema = z.object({
  id: idSchema,
  email: z.string().max(320),
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  name: z.string().max(200),
  personalOrgId: idSchema.nullable(),
  created: timestampSchema,
  lastUpdated: timestampSchema,
})
export type User = z.infer<typeof userSchema>

/** How narrow and how wide a column of the orders list can be made, in px. */
export const MIN_COLUMN = 56
export const MAX_COLUMN = 800
const MAX_COLUMNS = 60
export const columnKeysSchema = z.array(z.string().max(40)).max(MAX_COLUMNS)
export const columnWidthSchema = z.number().int().min(MIN_COLUMN).max(MAX_COLUMN)
/** How many views of the list a person keeps, and how long their names are. */
export const MAX_VIEWS = 30
export const MAX_VIEW_TITLE = 60

/** [1.3.32, 1.3.33] */
export const ordersPageSettingsSchema = z.object({
  orderOwnerFilterValue: z.string().max(40).default('all'),
  archivedFilterValue: z.enum(['active', 'archived', 'all']).default('active'),
  statusFilterValue: z.string().max(60).default('All'),
  pageRowsFilterValue: z
    .union([z.literal(50), z.literal(100), z.literal(150), z.literal(200), z.literal(250)])
    .default(100),
  productCategoryFilterValue: z.union([z.literal('all'), idSchema]).default('all'),
  detailLevelFilterValue: z.enum(['basic', 'advanced']).default('basic'),
  /** px by column, where the person has changed them [1.2.46] */
  columnWidths: z
    .record(z.string().max(40), columnWidthSchema)
    .refine((widths) => Object.keys(widths).length <= MAX_COLUMNS, `At most ${MAX_COLUMNS} columns`)
    .default({}),
  /** which columns a view has, where the person has chosen them */
  columns: z
    .object({ basic: columnKeysSchema.optional(), advanced: columnKeysSchema.optional() })
    .default({}),
})
export type OrdersPageSettings = z.infer<typeof ordersPageSettingsSchema>

/** A search with filters and a sort of the orders list, under a name of the person's own. [issue 18] */
export const savedViewSchema = z.object({
  title: z.string().trim().min(1).max(MAX_VIEW_TITLE),
  /** the query of the list's address */
  search: z.string().max(1000),
})
export type SavedView = z.infer<typeof savedViewSchema>

const shortText = z.string().trim().max(200)

/** Whom and where a person's orders are for, as the organisation has it on file: proposed for those that say nothing yet. [issue 16] */
const phone = z.string().trim().max(40)
export const contactOnFileSchema = z.object({
  firmName: shortText.default(''),
  contactName: shortText.default(''),
  phone: phone.default(''),
  deliveryAddress: addressSchema.prefault({}),
  billingAddress: addressSchema.prefault({}),
})
export type ContactOnFile = z.infer<typeof contactOnFileSchema>

/** Some of it; an address is whole. */
export const contactPatchSchema = z.strictObject({
  firmName: shortText.optional(),
  contactName: shortText.optional(),
  phone: phone.optional(),
  deliveryAddress: addressSchema.optional(),
  billingAddress: addressSchema.optional(),
})

/** A user's place in an organisation: role, guest terms, and settings there. [2.3.19, 2.3.24] */
export const membershipSchema = z.object({
  ...recordFields,
  userId: idSchema,
  role: roleSchema,
  status: z.enum(['active', 'left', 'disabled']).default('active'),
  /** when this person first came in; until then the organisation knows an address alone */
  enteredAt: timestampSchema.nullable().default(null),
  discount: z
    .object({ type: z.literal('percent').default('percent'), value: z.number().min(0).max(100).default(0) })
    .prefault({}),
  disableSalesTax: z.boolean().default(false),
  pricingIsHidden: flagSchema.default(0),
  contact: contactOnFileSchema.prefault({}),
  /** the customer that this guest belongs to */
  customerId: idSchema.nullable().default(null),
  mondayItemId: z.string().max(100).nullable().default(null),
  /** may define the fields of data that options have [2.5.07] */
  mayEditDataFields: z.boolean().default(false),
  settings: z
    .object({
      ordersPageSettings: ordersPageSettingsSchema.prefault({}),
      savedViews: z.array(savedViewSchema).max(MAX_VIEWS).default([]),
      mailPreferences: mailPreferencesSchema.prefault({}),
    })
    .prefault({}),
})
export type Membership = z.infer<typeof membershipSchema>

/** An organisation as one of its people sees it in the session. */
export const sessionOrgSchema = z.object({
  id: idSchema,
  title: titleSchema,
  role: roleSchema,
  pricingIsHidden: flagSchema,
  /** may define the fields of data that options have */
  mayEditDataFields: z.boolean().default(false),
  profile: orgProfileSchema,
  settings: membershipSchema.shape.settings,
})
export type SessionOrg = z.infer<typeof sessionOrgSchema>

export const sessionSchema = z.object({
  /** somebody is known: by an account, or on one order by a link to it */
  isLoggedIn: z.boolean(),
  isDemo: z.boolean(),
  user: userSchema.nullable(),
  orgs: z.array(sessionOrgSchema),
  activeOrgId: idSchema.nullable(),
  /** what the person has chosen for screens, documents and e-mails; null: the organization's, or the browser's */
  language: languageSchema.nullable().default(null),
  /** the one order that this session is for; null: an account's session */
  sharedOrder: z
    .object({ orgId: idSchema, orderId: idSchema, orgSpecificId: idSchema })
    .nullable()
    .default(null),
})
export type Session = z.infer<typeof sessionSchema>

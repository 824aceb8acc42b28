/** The settings of an organization, for its owners: what is stored, what is the default, changes and their history. [issue 14] */
import { settingsDraftSchema, settingSections } from '@orderwright/domain/settings'
import { orgProfileSchema, ownTranslationsSchema } from '@orderwright/domain/tenancy'
import { idSchema, jsonSchema, timestampSchema, titleSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const area = 'organization'
const inOrg = { orgId: idSchema, ...callerFields }

/** Settings by their dotted paths: 'vocabulary.order', 'roles.engraving'. */
const settingValuesSchema = z.record(z.string(), jsonSchema)

export const orgSettingsSchema = z.object({
  orgId: idSchema,
  title: titleSchema,
  version: z.number().int().positive(),
  /** what differs from the defaults, the title included */
  stored: settingValuesSchema,
  /** what counts: the stored settings over the defaults */
  profile: orgProfileSchema,
})
export type OrgSettingsAnswer = z.infer<typeof orgSettingsSchema>

/** One change of settings in the history, which only grows. */
export const settingChangeSchema = z.object({
  id: idSchema,
  created: timestampSchema,
  userId: idSchema,
  userName: z.string(),
  /** the version of the settings since then */
  version: z.number().int().positive(),
  /** the change that was taken back or returned to; null: an ordinary change */
  restores: idSchema.nullable(),
  changes: z.array(
    z.object({ path: z.string(), before: jsonSchema.nullable(), after: jsonSchema.nullable() }),
  ),
})
export type SettingChange = z.infer<typeof settingChangeSchema>

export const getOrgSettings = endpoint({
  name: 'getOrgSettings',
  path: '/orgs/get-settings',
  area,
  effect: 'reads',
  summary: 'The settings of the organization with their defaults and their history; owners only.',
  body: z.strictObject({
    ...inOrg,
    /** changes before this one, for more of the history than the newest hundred */
    beforeChangeId: idSchema.optional(),
  }),
  response: z.object({
    ...orgSettingsSchema.shape,
    defaults: settingValuesSchema,
    /** every setting; of a map (`isMap`) each entry is a setting of its own */
    keys: z.array(
      z.object({
        path: z.string(),
        section: z.enum(settingSections),
        isMap: z.boolean(),
        fixedBecause: z.string().nullable(),
      }),
    ),
    history: z.array(settingChangeSchema),
    /** how many orders have a status, by its key: such a status can not be removed */
    statusesInUse: z.record(z.string(), z.number().int()),
    /** what the product says of texts of the settings in other languages, where nobody has translated them */
    knownTranslations: ownTranslationsSchema,
  }),
  errors: ['notFound', 'forbidden'],
})

export const updateOrgSettings = endpoint({
  name: 'updateOrgSettings',
  path: '/orgs/update-settings',
  area,
  summary:
    'Changes settings by their paths; null gives a default back. Changes of other settings that others made meanwhile merge; where both changed one, the answer is 409 with the values now. Owners only.',
  body: z.strictObject({
    ...inOrg,
    version: z.number().int().positive(),
    changes: settingsDraftSchema,
    /** the stored values (null: none) that the changes were based on, by path */
    base: settingsDraftSchema.default({}),
  }),
  response: orgSettingsSchema,
  errors: ['notFound', 'forbidden', 'conflict', 'refused'],
})

export const restoreOrgSettings = endpoint({
  name: 'restoreOrgSettings',
  path: '/orgs/restore-settings',
  area,
  summary:
    'Takes one change of settings back, or returns to how they were after it. Is itself a change in the history. Owners only.',
  body: z.strictObject({
    ...inOrg,
    version: z.number().int().positive(),
    /** with `return` null is before the first change */
    changeId: idSchema.nullable(),
    mode: z.enum(['undo', 'return']),
  }),
  response: orgSettingsSchema,
  errors: ['notFound', 'forbidden', 'conflict', 'refused'],
})

/** A file of so many bytes or more is too large for a logo. */
export const LOGO_BYTES = 1_000_000
/** More is not taken in at all, not even to ask who sends it. */
const FORM_BYTES = 5_000_000

export const prepareOrgLogo = endpoint({
  name: 'prepareOrgLogo',
  effect: 'reads',
  path: '/orgs/prepare-logo',
  area,
  summary:
    'Reads an SVG or PNG file as a logo: cleaned and made small, as a value of the setting brand.logoUrl. Stores nothing. Owners only.',
  body: z.strictObject(inOrg),
  response: z.object({ logoUrl: z.string() }),
  errors: ['notFound', 'forbidden', 'refused'],
  takesFile: true,
  fileLimits: { most: FORM_BYTES, mostFor: () => LOGO_BYTES, holds: 'logo' },
})

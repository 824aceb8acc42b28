/**
 * An organisation's profile: everything in which organisations differ, as data parsed over defaults.
 * Code asks the profile, never the organisation's id.
 */
import { remindersSchema } from './reminders.ts'
import { currencySchema, paymentMethodSchema } from './payment-methods.ts'
import { z } from 'zod'
import { abbreviationSchema } from '../engraving/wordings/abbreviation.ts'
import { documentNumbersSchema, journalAccountsSchema } from './invoicing.ts'
import { mailSettingsSchema } from '../mail-templates/schema.ts'
import { settingsMessages } from '../messages/admin/settings.ts'
import { statusDefinitionSchema } from './status-definitions.ts'
import { amountSchema, centsSchema } from '../units/money.ts'
import { languageSchema } from '../localization/languages.ts'
import { idSchema } from '../units/record.ts'
import { timeZoneSchema } from '../units/time-zone.ts'
import { ownTranslationsSchema } from './own-translations.ts'
import { defaultStatuses } from './default-statuses.ts'

const ids = z.array(idSchema).default([])

/** A tile of the home page: a category to configure, or a link to elsewhere. */
export const homeTileSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('category'),
    productCategoryId: idSchema,
    title: z.string().max(100).optional(),
    icon: z.string().max(60).optional(),
  }),
  z.object({
    type: z.literal('link'),
    title: z.string().max(100),
    url: z.string().max(2000),
    icon: z.string().max(60).optional(),
  }),
])
export type HomeTile = z.infer<typeof homeTileSchema>

export const orgProfileSchema = z.object({
  brand: z
    .object({
      accentColor: z
        .string()
        .regex(/^(#[0-9a-fA-F]{6}|black)$/, { error: () => settingsMessages.colorForm })
        .default('black'),
      logoUrl: z.string().max(20_000).nullable().default(null),
      font: z.string().max(100).nullable().default(null),
      fontSize: z.number().min(8).max(32).nullable().default(null),
    })
    .prefault({}),
  vocabulary: z
    .object({ order: z.string().max(40).default('Order'), orders: z.string().max(40).default('Orders') })
    .prefault({}),
  region: z
    .object({
      /** what lengths are shown in until a person picks another unit */
      units: z.enum(['mm', 'in']).default('mm'),
      /** of screens, documents and e-mails, for people who have chosen none; null: what their browser asks for */
      language: languageSchema.nullable().default(null),
      /** into which the catalog is translated, beside its own; none named: all that there are */
      furtherLanguages: z.array(languageSchema).max(20).default([]),
      /** whose days stand on documents */
      timeZone: timeZoneSchema.default('UTC'),
    })
    .prefault({}),
  /** what the texts of these settings are in other languages */
  translations: ownTranslationsSchema,
  isArchitectural: z.boolean().default(false),
  isEmployeeOnly: z.boolean().default(false),
  home: z
    .object({
      heading: z.string().max(100).default('Configurator'),
      maxTilesPerRow: z.number().int().min(1).max(12).default(5),
      sections: z
        .array(z.object({ title: z.string().max(100), tiles: z.array(homeTileSchema) }))
        .nullable()
        .default(null),
    })
    .prefault({}),
  ordersPage: z
    .object({
      shortcuts: z
        .array(
          z.object({
            label: z.string().max(10),
            title: z.string().max(100),
            statusKey: z.string().max(60).optional(),
            isProcessingPayment: z.boolean().default(false),
          }),
        )
        .default([]),
      advanced: z.boolean().default(false),
      /** the columns of the list in their order, by key (orders/list/list-columns.ts); null: the usual ones */
      columns: z.array(z.string().max(60)).nullable().default(null),
      costUpdate: z.boolean().default(false),
      export: z.boolean().default(false),
    })
    .prefault({}),
  orderSettings: z
    .object({
      pricingFields: z.boolean().default(false),
      shippingFieldsEmployeeOnly: z.boolean().default(false),
      orderCsv: z.boolean().default(false),
      /** the categories whose orders have the CSV export; none named: all [1.6.28] */
      orderCsvCategoryIds: ids,
    })
    .prefault({}),
  /** meaning → property ids: engraving, secondEngraving, screwType, engravingType, plateFinish, mechanismFinish, ledIndicator, unitNumber … */
  roles: z.record(z.string(), ids).default({}),
  engraving: z
    .object({
      limits: z.boolean().default(false),
      softMarginMm: z.number().min(0).max(1000).default(6),
      /** who may lift the limits of an item, by custom engravings that are reviewed [1.4.38] */
      custom: z.enum(['everyone', 'employees', 'nobody']).default('everyone'),
      /** words of the organisation's own, beside those of the trade, for texts that are too wide */
      abbreviations: z.array(abbreviationSchema).max(500).default([]),
    })
    .prefault({}),
  costs: z
    .object({
      depositPercentage: z.number().min(0).max(100).default(50),
      stockedDepositPercentage: z.number().min(0).max(100).default(100),
      shippingIsTaxed: z.boolean().default(false),
      discountCaps: z
        .array(z.object({ productCategoryId: idSchema, maxPercentage: z.number().min(0).max(100) }))
        .default([]),
      /** what is kept, in percent of the goods without tax, of a return that the organization is not at fault for */
      restockingPercentage: z.number().min(0).max(100).default(0),
      taxLookup: z
        .object({ exceptStates: z.array(z.string().max(10)).default([]) })
        .nullable()
        .default(null),
      /** percent by state of the United States, before what a lookup would find */
      taxRates: z
        .record(z.string().regex(/^[A-Z]{2}$/, 'Two capital letters'), z.number().min(0).max(100))
        .default({}),
    })
    .prefault({}),
  backBox: z.object({ productCategoryId: idSchema, productPropertyIds: ids }).nullable().default(null),
  /** by when what was ordered is to ship [issue 18] */
  production: z
    .object({
      /** key of the status at which the lead time begins; null: none does, and days are typed */
      startsAt: z.string().max(60).nullable().default(null),
      /** the usual lead time, in working days */
      leadTimeDays: z.number().int().min(0).max(1000).default(20),
      /** options that take longer: those of a role's properties whose data has `true` under the key; `alerts.leadTime` counts too */
      byOption: z
        .array(
          z.object({
            role: z.string().min(1).max(60),
            optionDataKey: z.string().min(1).max(60),
            workingDays: z.number().int().min(1).max(1000),
          }),
        )
        .max(50)
        .default([]),
    })
    .prefault({}),
  alerts: z
    .object({
      leadTime: z
        .object({ role: z.string(), optionDataKey: z.string(), weeks: z.number().int().positive().max(1000) })
        .nullable()
        .default(null),
    })
    .prefault({}),
  payment: z
    .object({
      /** what cards are charged in; money of another currency is never booked */
      currency: currencySchema.default('usd'),
      upchargePercentage: z.number().int().min(0).max(1000).default(0),
      upchargeAboveInCents: amountSchema.default(amountSchema.parse(300_000)),
      requireClientEmail: z.boolean().default(false),
      updateIntentOnMethodChangeAboveInCents: centsSchema.nullable().default(null),
      methods: z.array(paymentMethodSchema).default([]),
      manualPaymentMessage: z.string().max(1000).default('We will contact you to arrange payment.'),
    })
    .prefault({}),
  letters: mailSettingsSchema.prefault({}),
  documents: z
    .object({
      terms: z.array(z.string().max(2000)).default([]),
      shippingNote: z.string().max(1000).default(''),
      /** who sells, on quotes and invoices; nothing of it stands there while it is empty */
      legal: z
        .object({
          sellerName: z.string().max(200).default(''),
          /** in lines */
          address: z.string().max(500).default(''),
          taxNumber: z.string().max(60).default(''),
        })
        .prefault({}),
      paymentTerms: z.string().max(1000).default(''),
      /** days for which a quote holds; null: it does not say */
      quoteValidDays: z.number().int().min(1).max(3650).nullable().default(null),
      /** days from an invoice's date of issue until it is due; 0: at once */
      paymentDueDays: z.number().int().min(0).max(365).default(30),
      /** what is ticked on the sheet of an item when it is done, in this order */
      workSteps: z.array(z.string().min(1).max(30)).max(8).default(['Made', 'Checked', 'Packed']),
      numbers: documentNumbersSchema.prefault({}),
      accounts: journalAccountsSchema.prefault({}),
    })
    .prefault({}),
  /** of invoices; no rule: none is sent */
  reminders: remindersSchema.prefault({}),
  /** what customers agree to before it is made */
  agreement: z
    .object({
      /** whether customers accept revisions: they are not asked, they may, or production waits for it */
      acceptance: z.enum(['off', 'offered', 'required']).default('offered'),
      /** what of a revision is signed off one by one before production */
      signOff: z.enum(['none', 'items', 'itemsAndSheets']).default('none'),
    })
    .prefault({}),
  drawings: z
    .object({ options: z.boolean().default(false), forceLetter: z.boolean().default(false) })
    .prefault({}),
  spatial: z
    .object({
      appliesTo: z
        .union([z.literal('all'), z.literal('none'), z.object({ productCategoryIds: z.array(idSchema) })])
        .default('none'),
      /** pixels of the screen for one of `region.units` */
      scale: z.number().positive().default(2),
      /** of the 2D preview alone */
      previewScale: z.number().positive().default(3),
      /** of the plan and of viewports, where they differ from `scale` [2.9.16] */
      viewportScale: z
        .object({
          plan: z.number().positive().max(1000).nullable().default(null),
          view: z.number().positive().max(1000).nullable().default(null),
        })
        .prefault({}),
      /** of a viewport's frame, in drawing units [2.9.17] */
      viewport: z
        .object({
          width: z.number().positive().max(10_000).default(1555),
          height: z.number().positive().max(10_000).default(834),
        })
        .prefault({}),
      /** the interval, in `region.units`, to which dimensions are rounded where they are shown; halved and doubled within these */
      precision: z
        .object({
          min: z
            .number()
            .positive()
            .default(1 / 16),
          max: z.number().positive().default(16),
          initial: z
            .number()
            .positive()
            .max(1000)
            .default(1 / 16),
        })
        .prefault({}),
      /** in inches [2.9.18] */
      gridSize: z.number().positive().max(10_000).default(50),
      /** are murals drawn? Their tools, layers, checks and the layout of panels are there then */
      hasMurals: z.boolean().default(true),
      /** the option whose picture a mural texture shows until one is chosen [2.3.44] */
      muralTextureFallback: idSchema.nullable().default(null),
      /** what seams are drawn in, by their overlap in inches; others are gray [2.9.22] */
      seamColors: z
        .array(
          z.object({
            thickness: z.number().min(0).max(100),
            color: z.string().regex(/^(#[0-9a-fA-F]{6}|[a-z]{3,20})$/),
          }),
        )
        .max(50)
        .default([
          { thickness: 1, color: 'red' },
          { thickness: 2, color: 'yellow' },
        ]),
      /** of the material that murals are printed on, in inches */
      rollWidth: z.number().positive().max(1000).default(54),
      /** of one roll, in inches; null: a roll without an end */
      rollLength: z.number().positive().max(100_000).nullable().default(null),
      /** what is left free between two strips of a roll, in inches */
      rollGap: z.number().min(0).max(100).default(0),
      /** of a layout's outer edges, in inches, until a person says otherwise */
      bleeds: z
        .object({
          left: z.number().min(0).max(100).default(0.5),
          right: z.number().min(0).max(100).default(0.5),
          top: z.number().min(0).max(100).default(1),
          bottom: z.number().min(0).max(100).default(1),
        })
        .prefault({}),
      /** of two strips at a seam, in inches */
      overlap: z.number().min(0).max(100).default(1),
      /** pixels to the printed inch: fewer are a warning, a fault */
      minimumPpi: z
        .object({
          warning: z.number().min(0).max(10_000).default(100),
          fault: z.number().min(0).max(10_000).default(60),
        })
        .prefault({}),
    })
    .prefault({}),
  defaultScale: z.number().positive().default(2),
  cartIsVisible: z.boolean().default(false),
  dimensionsAreVisible: z.boolean().default(true),
  enabledIntegrations: z.array(z.object({ key: z.string().max(60), title: z.string().max(100) })).default([]),
  guestChangesArePushed: z.boolean().default(false),
  productOrderStatuses: z.array(statusDefinitionSchema).min(1).max(40).default(defaultStatuses),
})
export type OrgProfile = z.infer<typeof orgProfileSchema>

/** The profile of an organisation that has said nothing: it must work. */
export const defaultProfile: OrgProfile = orgProfileSchema.parse({})

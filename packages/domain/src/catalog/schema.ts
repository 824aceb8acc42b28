/** The catalog: categories, products, properties, options, groups and rules (spec 1 §3, 2 §3). */
import { z } from 'zod'
import { pictureAddressSchema, webLinkSchema } from '../units/addresses/web-addresses.ts'
import { flagSchema, idSchema, jsonSchema, noteSchema, recordFields, titleSchema } from '../units/record.ts'
import {
  placeHolderSchema,
  productTranslationsSchema,
  propertyTranslationsSchema,
  titleTranslationsSchema,
} from './translations.ts'
import { untitledTitles } from './untitled-titles.ts'

export const publishLevels = ['all', 'internal', 'admin'] as const
/** Who is offered a product or option: everybody, members and owners, or owners alone. [1.6.14] */
export const publishLevelSchema = z.enum(publishLevels)
export type PublishLevel = z.infer<typeof publishLevelSchema>

export const referenceCodesSchema = z.object({
  catalog: z.string().max(100).default(''),
  factory: z.string().max(100).default(''),
  machining: z.string().max(100).default(''),
})
export type ReferenceCodes = z.infer<typeof referenceCodesSchema>

/** A product category. [1.3.17, 2.3.09] `selection` says what its home tile does. */
export const productCategorySchema = z.object({
  ...recordFields,
  title: titleSchema.default(untitledTitles.productCategory),
  translations: titleTranslationsSchema,
  rank: z.number().int(),
  archived: flagSchema.default(0),
  thumbnailUrl: pictureAddressSchema.nullable().default(null),
  /** single: the tile opens a product dropdown; multiple: it creates an order at once. [1.2.17, 1.2.22] */
  selection: z.enum(['single', 'multiple']).default('single'),
  isStocked: flagSchema.default(0),
  /** 1: its orders are drawn on walls, whatever the organization. [2.1.05] */
  isSpatial: flagSchema.default(0),
})
export type ProductCategory = z.infer<typeof productCategorySchema>

/**
 * Where one field of a drawing family's specification comes from: the chosen option's data (`dataKey`),
 * the property's own value, or its engravings.
 */
export const drawingBindingSchema = z.object({
  productPropertyId: idSchema,
  source: z.enum(['optionData', 'value', 'engravings', 'optionTitle']).default('optionData'),
  dataKey: z.string().max(100).optional(),
})
export type DrawingBinding = z.infer<typeof drawingBindingSchema>

/** How a product is drawn: a registered family, fixed parts of its specification, and bindings by dotted path. */
export const productDrawingSchema = z.object({
  family: z.string().max(60),
  constants: z.record(z.string(), jsonSchema).default({}),
  bindings: z.record(z.string(), drawingBindingSchema).default({}),
  /** Checks that a family runs on its specification (for keypads: the layout limits), as data. */
  limits: jsonSchema.optional(),
})
export type ProductDrawing = z.infer<typeof productDrawingSchema>

/**
 * How a product looks in 3D: a product graphic, and what its names stand for. The names of the product's drawing
 * count too, so that plan and 3D view agree; `constants` and `bindings` add to them or take their place. [1.1.06]
 */
export const graphicBindingSchema = z.object({
  productGraphicId: idSchema,
  constants: z.record(z.string(), jsonSchema).default({}),
  bindings: z.record(z.string(), drawingBindingSchema).default({}),
})
export type GraphicBinding = z.infer<typeof graphicBindingSchema>

export const exportPriceDataSchema = z.object({
  groupDataBy: z.array(idSchema).default([]),
  rowsData: z.array(idSchema).default([]),
  columnsData: z.array(idSchema).default([]),
  fixedProperties: z.record(z.string(), idSchema).default({}),
})

/** A product. [1.3.16, 2.3.04] `drawing` binds it to a drawing family, `graphic` to a 3D graphic. */
export const productSchema = z.object({
  ...recordFields,
  title: titleSchema.default(untitledTitles.product),
  translations: productTranslationsSchema,
  rank: z.number().int(),
  description: noteSchema.default(''),
  links: z.array(z.object({ title: z.string().max(200), url: webLinkSchema })).default([]),
  thumbnailUrl: pictureAddressSchema.nullable().default(null),
  archived: flagSchema.default(0),
  isStocked: flagSchema.default(0),
  /** pieces that can still be promised; below 0 where more are promised than there are. Follows from the stock ledger. */
  currentInventory: z.number().int().min(-1_000_000_000).max(1_000_000_000).default(0),
  /** pieces: employees are told once as few are available; null: nobody is */
  reorderLevel: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
  publishLevel: publishLevelSchema.default('all'),
  /** null: it was added without one, and the home page does not offer it yet [2.7.26] */
  productCategoryId: idSchema.nullable().default(null),
  productPricingRuleId: idSchema.nullable().default(null),
  /** the pricing rule that gives what a unit costs the organization; null: nobody has said. Customers never get it. */
  costRuleId: idSchema.nullable().default(null),
  hasScript: flagSchema.default(0),
  instanceTitleIsRequired: flagSchema.default(0),
  shouldRoundPrice: flagSchema.default(0),
  referenceCodes: referenceCodesSchema.prefault({}),
  referenceCodeFormulas: z.record(z.string(), z.string().max(1000)).default({}),
  associations: z
    .object({
      productProperties: z
        .record(z.string(), z.object({ disabledProductOptionIds: z.array(idSchema).default([]) }))
        .default({}),
    })
    .prefault({}),
  exportPriceData: exportPriceDataSchema.nullable().default(null),
  mediumId: idSchema.nullable().default(null),
  drawing: productDrawingSchema.nullable().default(null),
  graphic: graphicBindingSchema.nullable().default(null),
})
export type Product = z.infer<typeof productSchema>

/** What of a product says how much there is of it. It changes with every order, and the catalog does not. */
export const stockFields = { currentInventory: true, reorderLevel: true } as const
/** A product as it is offered, whatever there is of it. */
export type CatalogProduct = Omit<Product, keyof typeof stockFields>

/** The custom product: a line of free text and a price of its own. [1.3.13] */
export const customProductId = -1

export const propertyTypes = ['singleSelect', 'select', 'text', 'number', 'dimensions', 'checkbox'] as const
export const propertyTypeSchema = z.enum(propertyTypes)
export type PropertyType = z.infer<typeof propertyTypeSchema>

/** Bounds of a `dimensions` property; 0 means no bound or no rounding. [1.5.24] */
export const dimensionDataSchema = z.object({
  dimensionInterval: z.number().min(0).default(0),
  minDimension: z.number().min(0).default(0),
  maxDimension: z.number().min(0).default(0),
})

/** A property. [1.3.18, 2.3.05] */
export const productPropertySchema = z.object({
  ...recordFields,
  title: titleSchema.default(untitledTitles.productProperty),
  translations: propertyTranslationsSchema,
  internalTitle: titleSchema.default(''),
  type: propertyTypeSchema.default('singleSelect'),
  isArray: flagSchema.default(0),
  isOrderLevel: flagSchema.default(0),
  isRequired: flagSchema.default(1),
  productPropertyGroupId: idSchema.nullable().default(null),
  rank: z.number().int(),
  archived: flagSchema.default(0),
  noOptionThumbnails: flagSchema.default(0),
  showThumbnailsOnInvoice: flagSchema.default(0),
  placeHolder: placeHolderSchema.default(''),
  multiline: flagSchema.default(0),
  icon: z.string().max(100).nullable().default(null),
  thumbnailUrl: pictureAddressSchema.nullable().default(null),
  drawingVisibility: z.enum(['visible', 'none']).default('visible'),
  invoiceVisibility: z.enum(['none', 'inline', 'column']).default('inline'),
  productOptionDataFields: z
    .array(
      z.object({
        title: z.string().max(100),
        key: z.string().max(100),
        type: z.enum(['text', 'number', 'boolean']),
      }),
    )
    .default([]),
  data: dimensionDataSchema.prefault({}),
  arrayInputProps: z
    .object({
      label: z.string().max(100).default(''),
      inputs: z.array(z.object({ placeholder: z.string().max(100).default('') })).default([]),
    })
    .prefault({}),
})
export type ProductProperty = z.infer<typeof productPropertySchema>

export const comparisonOperators = ['=', '!=', '<', '<=', '>', '>='] as const

/**
 * An option is offered only while this holds: a number or text in the data of the option chosen on another
 * property of the same item compares as stated ("139 only while the plate has more than one mechanism"). [1.5.29]
 */
export const availabilitySchema = z.object({
  productPropertyId: idSchema,
  dataKey: z.string().max(100),
  operator: z.enum(comparisonOperators),
  value: z.union([z.number(), z.string().max(200), z.boolean()]),
})
export type Availability = z.infer<typeof availabilitySchema>

/** Placeholder of an option without a pricing rule, and of an unset classifier. [1.3.20, 1.9.37] */
export const unassignedId = -1

/** An option. [1.3.19, 2.3.06] */
export const productOptionSchema = z.object({
  ...recordFields,
  title: titleSchema.default(untitledTitles.productOption),
  translations: titleTranslationsSchema,
  productPropertyId: idSchema,
  rank: z.number().int(),
  archived: flagSchema.default(0),
  thumbnailUrl: pictureAddressSchema.nullable().default(null),
  publishLevel: publishLevelSchema.default('all'),
  referenceCodes: referenceCodesSchema.prefault({}),
  productPricingRuleId: z.union([idSchema, z.literal(unassignedId)]).default(unassignedId),
  data: z.record(z.string(), jsonSchema).default({}),
  /** classifier group id → classifier id */
  classifications: z.record(z.string(), z.union([idSchema, z.literal(unassignedId)])).default({}),
  availability: z.array(availabilitySchema).default([]),
})
export type ProductOption = z.infer<typeof productOptionSchema>

/**
 * A property group of the accordion. [2.3.07] `properties` is keyed by property id and is the draft: what counts is the
 * property's own `productPropertyGroupId`, which publishing writes.
 */
export const productPropertyGroupSchema = z.object({
  ...recordFields,
  title: titleSchema.default(untitledTitles.productPropertyGroup),
  translations: titleTranslationsSchema,
  rank: z.number().int(),
  properties: z.record(z.string(), z.object({})).default({}),
  /** the properties that stood in it when it was deleted, so that restoring it brings them back */
  formerPropertyIds: z.array(idSchema).default([]),
})
export type ProductPropertyGroup = z.infer<typeof productPropertyGroupSchema>

/** A compatibility rule. [1.3.22] */
export const productRuleSchema = z.object({
  ...recordFields,
  type: z.enum(['incompatible', 'compatible']),
  fromResourceKey: z.enum(['productOption', 'productProperty']),
  toResourceKey: z.enum(['productOption', 'productProperty']),
  fromIds: z.array(idSchema),
  toIds: z.array(idSchema).default([]),
  toProductPropertyId: idSchema.nullable().default(null),
})
export type ProductRule = z.infer<typeof productRuleSchema>

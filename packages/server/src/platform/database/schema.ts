/**
 * The tables as Kysely sees them, inferred from the domain's entities: one schema source, no second copy. Names are camelCase
 * here and snake_case in the database (CamelCasePlugin). Only the technical tables, which no entity describes, are written out.
 */
import type { ApiKeyRole, ApiKeyScope } from '@orderwright/domain/access'
import { ledgerSchemas, type ResourceKey, resourceSchemas } from '@orderwright/domain/entities'
import type { CardEnvironment } from '@orderwright/domain/payments'
import { orgSchema, userSchema } from '@orderwright/domain/tenancy'
import type { serverOwnedFields, Timestamp } from '@orderwright/domain/units'
import type { ColumnType, Generated } from 'kysely'
import { z } from 'zod'
import type { ModuleTables, SignInOrg, SignInUser } from './tables/module-tables.ts'
import type { GeneratedTime, NullableTime } from './tables/time-columns.ts'

/** Resource key → table. */
export const resourceTables = {
  productOrder: 'productOrders',
  productInstance: 'productInstances',
  product: 'products',
  productCategory: 'productCategories',
  productProperty: 'productProperties',
  productOption: 'productOptions',
  productPropertyGroup: 'productPropertyGroups',
  productRule: 'productRules',
  productPricingRule: 'productPricingRules',
  productOptionClassifierGroup: 'productOptionClassifierGroups',
  productOptionClassifier: 'productOptionClassifiers',
  medium: 'media',
  userGroup: 'userGroups',
  customer: 'customers',
  notification: 'notifications',
  comment: 'comments',
  customerFile: 'customerFiles',
  orderFile: 'orderFiles',
  orderProblem: 'orderProblems',
  orderReturn: 'orderReturns',
  favoriteConfiguration: 'favoriteConfigurations',
  productGraphic: 'productGraphics',
  archWall: 'archWalls',
  archElevation: 'archElevations',
  archCustomView: 'archCustomViews',
  entity: 'entities',
  productCanvasText: 'productCanvasTexts',
  productCanvasLine: 'productCanvasLines',
  membership: 'memberships',
} as const satisfies Record<ResourceKey, string>

/** The schema of every table that stores an entity. */
export const tableSchemas = {
  productOrders: resourceSchemas.productOrder,
  productInstances: resourceSchemas.productInstance,
  products: resourceSchemas.product,
  productCategories: resourceSchemas.productCategory,
  productProperties: resourceSchemas.productProperty,
  productOptions: resourceSchemas.productOption,
  productPropertyGroups: resourceSchemas.productPropertyGroup,
  productRules: resourceSchemas.productRule,
  productPricingRules: resourceSchemas.productPricingRule,
  productOptionClassifierGroups: resourceSchemas.productOptionClassifierGroup,
  productOptionClassifiers: resourceSchemas.productOptionClassifier,
  media: resourceSchemas.medium,
  userGroups: resourceSchemas.userGroup,
  customers: resourceSchemas.customer,
  notifications: resourceSchemas.notification,
  comments: resourceSchemas.comment,
  customerFiles: resourceSchemas.customerFile,
  orderFiles: resourceSchemas.orderFile,
  orderProblems: resourceSchemas.orderProblem,
  orderReturns: resourceSchemas.orderReturn,
  favoriteConfigurations: resourceSchemas.favoriteConfiguration,
  productGraphics: resourceSchemas.productGraphic,
  archWalls: resourceSchemas.archWall,
  archElevations: resourceSchemas.archElevation,
  archCustomViews: resourceSchemas.archCustomView,
  entities: resourceSchemas.entity,
  productCanvasTexts: resourceSchemas.productCanvasText,
  productCanvasLines: resourceSchemas.productCanvasLine,
  memberships: resourceSchemas.membership,
  orderEvents: ledgerSchemas.orderEvent,
  paymentRecords: ledgerSchemas.paymentRecord,
  paymentIntents: ledgerSchemas.paymentIntent,
  stockMovements: ledgerSchemas.stockMovement,
  orgs: orgSchema,
  users: userSchema,
} as const
export type EntityTable = keyof typeof tableSchemas

/** What the database fills in when an insert leaves it out. */
type AssignedField =
  | (typeof serverOwnedFields)[number]
  | 'orgSpecificId'
  | 'personalOrgId'
  | 'firstName'
  | 'lastName'
  | 'name'
type Assigned = Exclude<AssignedField, 'orgId'>
type Nullable<T> = null extends T ? undefined : never

type Column<Schema extends z.ZodType, Name> = ColumnType<
  z.output<Schema>,
  z.input<Schema> | Nullable<z.input<Schema>> | (Name extends Assigned ? undefined : never),
  Exclude<z.input<Schema>, undefined>
>

/** A table of an entity: selects give the schema's output, inserts take its input (defaults may be left out). */
export type TableOf<Schema extends z.ZodObject> = {
  [Name in keyof Schema['shape']]: Schema['shape'][Name] extends z.ZodType
    ? Column<Schema['shape'][Name], Name>
    : never
}

type EntityTables = { [Table in EntityTable]: TableOf<(typeof tableSchemas)[Table]> }

type Time = ColumnType<string, string | Date, string | Date>
type GeneratedTimestamp = ColumnType<Timestamp, string | Date | undefined, string | Date>
type NullableTimestamp = ColumnType<Timestamp | null, string | Date | null | undefined, string | Date | null>
type NullableText = ColumnType<string | null, string | null | undefined, string | null>
type JsonColumn = ColumnType<unknown, unknown, unknown>

type TechnicalTables = {
  orgCounters: { orgId: number; lastOrderNumber: Generated<number> }
  orderShareLinks: {
    id: Generated<number>
    orgId: number
    productOrderId: number
    tokenHash: string
    createdBy: ColumnType<number | null, number | null | undefined, number | null>
    created: GeneratedTime
    revokedAt: NullableTime
    /** whom it was sent to; null: whoever holds it */
    userId: ColumnType<number | null, number | null | undefined, number | null>
    pricingIsHidden: Generated<0 | 1>
    nonce: Generated<string>
  }
  /** The app writes `secretHash` and never reads it. */
  apiKeys: {
    orgId: number
    id: Generated<number>
    /** as whom it acts */
    userId: number
    name: string
    scope: ApiKeyScope
    role: ApiKeyRole
    secretHash: string
    lastFour: string
    created: GeneratedTimestamp
    createdBy: number
    expiresAt: NullableTimestamp
    lastUsedAt: NullableTimestamp
    revokedAt: NullableTimestamp
    revokedBy: ColumnType<number | null, number | null | undefined, number | null>
  }
  /** A browser that has opened share links. */
  shareVisitors: {
    id: Generated<number>
    tokenHash: string
    userId: number
    created: GeneratedTime
    expiresAt: Time
  }
  /** Which links it has opened, and as whom it acts there. */
  shareVisits: {
    orgId: number
    visitorId: number
    shareLinkId: number
    userId: number
    created: GeneratedTime
  }
  authSessions: {
    id: Generated<number>
    userId: number
    token: string
    expiresAt: Time
    createdAt: GeneratedTime
    updatedAt: GeneratedTime
    ipAddress: NullableText
    userAgent: NullableText
    /** whose provider began it; null: a code, a passkey or a link */
    providerOrgId: ColumnType<number | null, number | null | undefined, never>
    /** what the provider is called; '': none */
    signedInBy: ColumnType<string, string | undefined, never>
  }
  authAccounts: {
    id: Generated<number>
    userId: number
    accountId: string
    providerId: string
    accessToken: NullableText
    refreshToken: NullableText
    idToken: NullableText
    accessTokenExpiresAt: NullableTime
    refreshTokenExpiresAt: NullableTime
    scope: NullableText
    password: NullableText
    createdAt: GeneratedTime
    updatedAt: GeneratedTime
  }
  authVerifications: {
    id: Generated<number>
    identifier: string
    value: string
    expiresAt: Time
    createdAt: GeneratedTime
    updatedAt: GeneratedTime
  }
  authRateLimits: { id: Generated<number>; key: string; count: number; lastRequest: number }
  signInTokens: {
    id: Generated<number>
    userId: number
    tokenHash: string
    created: GeneratedTime
    expiresAt: Time
    usedAt: NullableTime
  }
  outboxMails: {
    id: Generated<number>
    orgId: ColumnType<number | null, number | null | undefined, number | null>
    to: string
    subject: string
    text: string
    html: NullableText
    idempotencyKey: string
    created: GeneratedTime
    sentAt: NullableTime
    attempts: Generated<number>
    lastError: NullableText
    productOrderId: ColumnType<number | null, number | null | undefined, number | null>
    userId: ColumnType<number | null, number | null | undefined, number | null>
    kind: Generated<string>
    fromName: Generated<string>
    replyTo: Generated<string>
    messageId: Generated<string>
    nextAttemptAt: GeneratedTime
    givenUpAt: NullableTime
    withdrawnAt: NullableTime
  }
  idempotencyKeys: {
    orgId: number
    /** 0 for a caller without an account */
    userId: number
    key: string
    requestHash: string
    status: ColumnType<number | null, number | null | undefined, number | null>
    response: JsonColumn
    created: GeneratedTime
  }
  /** Who has an order open now: one row for each open page, gone soon after it. */
  orderViewers: {
    orgId: number
    productOrderId: number
    clientId: string
    userId: number
    itemId: ColumnType<number | null, number | null | undefined, number | null>
    since: GeneratedTime
    shownAt: GeneratedTime
    expiresAt: Time
  }
  /** What an organization has connected by the embedded connect page. */
  integrationConnections: {
    orgId: number
    integrationKey: string
    connectedBy: number
    connectedAt: GeneratedTime
  }
  /** Guests' terms that an organisation's work-management tool shall hear of. */
  workToolPushes: {
    orgId: number
    id: Generated<number>
    userId: number
    itemId: string
    terms: JsonColumn
    key: Generated<string>
    created: GeneratedTime
    attempts: Generated<number>
    nextAttemptAt: GeneratedTime
    lastError: NullableText
    sentAt: NullableTime
    givenUpAt: NullableTime
    overtakenAt: NullableTime
  }
  /** The last update of all costs of an organisation. */
  costUpdates: {
    orgId: number
    userId: number
    startedAt: GeneratedTime
    touchedAt: GeneratedTime
    finishedAt: NullableTime
    total: number
    checked: Generated<number>
    changed: Generated<number>
    archived: Generated<number>
    lastOrderId: Generated<number>
  }
  /** Changes of an organisation's settings. */
  orgSettingChanges: {
    id: Generated<number>
    orgId: number
    created: ColumnType<Timestamp, never, never>
    userId: number
    orgVersion: number
    restores: ColumnType<number | null, number | null | undefined, never>
    changes: JsonColumn
  }
  /** The guided first visit of a new organization. */
  setupGuides: {
    orgId: number
    skipped: Generated<string[]>
    isHidden: Generated<boolean>
  }
  /** How far an account's events at the card provider have been read. */
  cardEventCursors: {
    orgId: number
    environment: CardEnvironment
    readUntil: Time
    checkedAt: GeneratedTime
  }
  /** What the embedded card provider remembers. */
  testCardPayments: {
    orgId: number
    id: string
    idempotencyKey: string
    requestHash: string
    state: JsonColumn
    created: GeneratedTime
  }
  /** Of the migration runner: marks such as "demo data is in". */
  appState: { key: string; value: JsonColumn }
}

/** Every table. */
export interface Database extends Omit<EntityTables, 'orgs' | 'users'>, TechnicalTables, ModuleTables {
  orgs: EntityTables['orgs'] & SignInOrg
  users: EntityTables['users'] & SignInUser
}

/** The schema below defaults, nullability, brands and what is checked before it parses. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema
  while (
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodOptional
  ) {
    inner = inner.unwrap()
  }
  return inner instanceof z.ZodPreprocess ? innermost(inner.out) : inner
}

function isJson(schema: z.core.$ZodType): boolean {
  const inner = innermost(schema)
  return (
    inner instanceof z.ZodObject ||
    inner instanceof z.ZodRecord ||
    inner instanceof z.ZodArray ||
    inner instanceof z.ZodLazy
  )
}

/** Names of the columns of `table`, in the entity's order; never the generated reference columns. */
export function columnsOf<Table extends EntityTable>(
  table: Table,
): readonly (keyof (typeof tableSchemas)[Table]['shape'] & string)[] {
  return typedKeys(tableSchemas[table].shape)
}

/** The name of a field's column in the database itself: `productPropertyId` is `product_property_id`. */
export function columnName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const jsonColumnsByTable = new Map<EntityTable, ReadonlySet<string>>()

/** The columns of `table` that hold JSON: write them with `jsonb(value)`, pg reads them parsed. */
export function jsonColumns(table: EntityTable): ReadonlySet<string> {
  const known = jsonColumnsByTable.get(table)
  if (known) return known
  const shape: Record<string, z.core.$ZodType> = tableSchemas[table].shape
  const names = new Set(Object.keys(shape).filter((name) => shape[name] !== undefined && isJson(shape[name])))
  jsonColumnsByTable.set(table, names)
  return names
}

function typedKeys<T extends object>(value: T): (keyof T & string)[] {
  const keys: (keyof T & string)[] = []
  for (const key in value) keys.push(key)
  return keys
}

/** The tables hold exactly the fields of the domain's entities, with the same defaults, and tell tenants apart. */
import { toTimestamp } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  columnsOf,
  type EntityTable,
  jsonColumns,
  resourceTables,
  tableSchemas,
} from '../platform/database/schema.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

/**
 * The fields that the specification gives each entity. Stored ones only: `propertiesDataById` and
 * `sortedPropertiesData` are derived, `isTentative` never leaves the tool, a category's `fileUrl` is its
 * `thumbnailUrl`, and a guest's name and e-mail are the user's.
 */
const entities: readonly { table: EntityTable; title: string; fields: string }[] = [
  {
    table: 'productOrders',
    title: '[1.3.01, 2.3.01] an order',
    fields: `id orgSpecificId orgId title userId productCategoryId productId isStocked type archived
      disableSalesTax discountMode discountPercentage discountFlatAmount shippingMode shippingPercentage
      shippingFlatAmount taxPercentage tariffPercentage amountPaidInCents lastPaymentDate primaryNote
      secondaryNote feedbackNotes effectivePricingDate estimatedShippingDate trackingNumber
      purchaseOrderNumber estimateNumber externalLink1 firmName contactName projectName phone clientEmails
      email deliveryAddress billingAddress statusData lastCompletedStatusKey isProcessingPayment
      promptedForProjectInfo integrationData commandData productInstancesCount screwType engravingTypes
      plateFinishes mechanismFinishes costs involvedUsers shareableLink`,
  },
  {
    table: 'productInstances',
    title: '[1.3.11, 2.3.03] an order line',
    fields: `id productOrderId orgId productId title quantity rank notes customPriceInCents archCustomViewId
      thumbnailUrl mediumId properties position placements created`,
  },
  {
    table: 'products',
    title: '[1.3.16, 2.3.04] a product',
    fields: `id orgId title description thumbnailUrl links rank productCategoryId archived publishLevel
      instanceTitleIsRequired shouldRoundPrice referenceCodes referenceCodeFormulas isStocked
      currentInventory productPricingRuleId hasScript associations exportPriceData mediumId`,
  },
  {
    table: 'productCategories',
    title: '[1.3.17, 2.3.09] a category',
    fields: 'id orgId title rank archived thumbnailUrl isSpatial',
  },
  {
    table: 'productProperties',
    title: '[1.3.18, 2.3.05] a property',
    fields: `id orgId title internalTitle type isArray isOrderLevel productPropertyGroupId rank archived
      noOptionThumbnails placeHolder multiline icon thumbnailUrl invoiceVisibility data arrayInputProps
      showThumbnailsOnInvoice drawingVisibility productOptionDataFields`,
  },
  {
    table: 'productOptions',
    title: '[1.3.19, 2.3.06] an option',
    fields: `id orgId title productPropertyId rank archived thumbnailUrl publishLevel referenceCodes
      productPricingRuleId data classifications`,
  },
  {
    table: 'productPropertyGroups',
    title: '[2.3.07] a property group',
    fields: 'id orgId title rank properties',
  },
  {
    table: 'productRules',
    title: '[1.3.22] a rule',
    fields: 'id orgId type fromResourceKey toResourceKey fromIds toIds toProductPropertyId',
  },
  {
    table: 'productPricingRules',
    title: '[2.3.12] a pricing rule',
    fields: 'id orgId title deleted versions',
  },
  {
    table: 'productOptionClassifierGroups',
    title: '[2.3.14] a classifier group',
    fields: 'id orgId title deleted',
  },
  {
    table: 'productOptionClassifiers',
    title: '[2.3.16] a classifier',
    fields: 'id orgId title productOptionClassifierGroupId deleted numbers',
  },
  {
    table: 'media',
    title: '[2.3.18] a medium',
    fields: 'id orgId type title presignedUrl associations productOrderId',
  },
  {
    table: 'customers',
    title: '[issue 18] a customer',
    fields: `id orgId kind title email phone addresses contacts deliveryKey billingKey paymentTermsDays discountPercentage taxExempt
      taxCertificate taxExemptUntil note apartFrom archived`,
  },
  {
    table: 'customerFiles',
    title: '[issue 18] a file of a customer',
    fields: 'id orgId customerId title format bytes hash storageKey uploaderId',
  },
  { table: 'userGroups', title: '[2.3.20] a user group', fields: 'id orgId title userIds' },
  { table: 'notifications', title: '[1.3.23] a notification', fields: 'id orgId userId' },
  {
    table: 'orderFiles',
    title: '[issue 18] a file of an order',
    fields:
      'id orgId productOrderId productInstanceId title format bytes hash storageKey isInternal uploaderId',
  },
  {
    table: 'orderProblems',
    title: '[issue 18] a problem with an order',
    fields:
      'id orgId productOrderId number kind items words awaitsAnswer reporterId answer resolution solution',
  },
  {
    table: 'orderReturns',
    title: '[issue 18] a return of items',
    fields:
      'id orgId productOrderId number reason items words problemId state requesterId received credit closing',
  },
  {
    table: 'favoriteConfigurations',
    title: '[issue 18] a favorite configuration',
    fields: 'id orgId userId name productId productTitle properties orderProperties choiceNames',
  },
  { table: 'comments', title: '[1.3.23] a comment', fields: 'id orgId userId productOrderId' },
  { table: 'productGraphics', title: '[2.3.21] a product graphic', fields: 'id title archived nodes' },
  { table: 'archWalls', title: '[2.3.28] a wall', fields: 'from to height thickness productOrderId orgId' },
  {
    table: 'archElevations',
    title: '[2.3.30] an elevation',
    fields: 'from to viewDepth archCustomViewId',
  },
  {
    table: 'archCustomViews',
    title: '[2.3.32] a viewport',
    fields: 'id title rank productOrderId drawingNotesData archived',
  },
  {
    table: 'entities',
    title: '[2.3.35] a spatial entity',
    fields: 'type parentId parentResourceKey orgId data properties',
  },
  {
    table: 'productCanvasTexts',
    title: '[2.3.47] a canvas text',
    fields: 'text position width customViewId',
  },
  {
    table: 'productCanvasLines',
    title: '[2.3.48] a canvas line',
    fields: 'from to strokeWidth fromSymbol toSymbol customViewId',
  },
  {
    table: 'memberships',
    title: '[2.3.19] a guest',
    fields: 'userId role discount disableSalesTax pricingIsHidden created',
  },
  {
    table: 'paymentRecords',
    title: '[1.3.25] a payment record',
    fields: 'date paymentAmountInCents upchargeAmountInCents paymentAmountBeforeUpchargeInCents',
  },
  {
    table: 'stockMovements',
    title: '[issue 14] an entry of the stock ledger',
    fields: 'id orgId productId productOrderId userId created kind onHand allocated note correctsId',
  },
  {
    table: 'paymentIntents',
    title: 'a card payment under way',
    fields: 'environment statusKey productOrderId',
  },
  {
    table: 'orderEvents',
    title: 'an event of the history',
    fields: 'userId created kind before after productOrderId',
  },
  { table: 'orgs', title: '[1.3.30, 2.3.25] an organisation', fields: 'id title profile' },
  { table: 'users', title: '[2.3.24] a user', fields: 'id name email firstName lastName personalOrgId' },
]

type ColumnRow = {
  columnName: string
  dataType: string
  isNullable: 'YES' | 'NO'
  columnDefault: string | null
}

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

async function readColumns(table: string): Promise<ColumnRow[]> {
  const answer = await sql<ColumnRow>`
    select column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' and table_name = ${toSnakeCase(table)} and is_generated = 'NEVER'
    order by column_name`.execute(database.owner.db)
  return answer.rows
}

/** The allowed texts of an enum field, or undefined. */
function enumValues(schema: z.core.$ZodType): readonly unknown[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return enumValues(schema.unwrap())
  return undefined
}

const DATABASE_ONLY: Readonly<Record<string, readonly string[]>> = {
  users: ['email_verified', 'image', 'known_orgs', 'language', 'passkey_handle'],
  orgs: ['members_by_provider'],
  products: ['opening_entry_id'],
  productOrders: ['first_reached'],
  customers: ['merged_into_id', 'merge_trace'],
  // what of a canvas is new
  archWalls: ['revision'],
  archElevations: ['revision'],
  archCustomViews: ['revision'],
  entities: ['revision'],
  productCanvasTexts: ['revision'],
  productCanvasLines: ['revision'],
}

describe('tables', () => {
  test.for(entities)('$title is stored with every field and no other', async ({ table, fields }) => {
    const columns = (await readColumns(table)).map((column) => column.columnName)
    const wanted = Object.keys(tableSchemas[table].shape).map(toSnakeCase)
    expect(columns.toSorted()).toEqual([...wanted, ...(DATABASE_ONLY[table] ?? [])].toSorted())
    for (const field of fields.trim().split(/\s+/)) expect(columns).toContain(toSnakeCase(field))
  })

  test('every entity with a table is checked', () => {
    expect(entities.map((entity) => entity.table).toSorted()).toEqual(Object.keys(tableSchemas).toSorted())
    for (const table of Object.values(resourceTables)) expect(Object.keys(tableSchemas)).toContain(table)
  })

  test.for(entities)(
    '$title: the column has the nullability, JSON columns and defaults of the entity',
    async ({ table }) => {
      const rows = await readColumns(table)
      const shape: Record<string, z.ZodType> = tableSchemas[table].shape
      for (const name of columnsOf(table)) {
        const column = rows.find((row) => row.columnName === toSnakeCase(name))
        const schema = shape[name]
        if (!column || !schema) throw new Error(`${table}.${name} is missing`)
        expect([name, column.isNullable]).toEqual([name, schema.safeParse(null).success ? 'YES' : 'NO'])
        expect([name, column.dataType === 'jsonb']).toEqual([name, jsonColumns(table).has(name)])
        const absent = schema.safeParse(undefined)
        if (!absent.success) continue
        const literal = sql.raw(column.columnDefault ?? 'null::text')
        const value = await sql<{ value: unknown }>`
        select to_jsonb((array[${literal}])[1]) as value`.execute(database.owner.db)
        expect([name, value.rows[0]?.value ?? null]).toEqual([name, absent.data])
      }
    },
  )

  test('[1.3.22, 1.3.27, 2.3.48] a text outside an enum is refused by the database as well', async () => {
    const answer = await sql<{ relname: string; definition: string }>`
      select c.relname, pg_get_constraintdef(k.oid) as definition from pg_constraint k
      join pg_class c on c.oid = k.conrelid where k.contype = 'c'`.execute(database.owner.db)
    for (const { table } of entities) {
      const shape: Record<string, z.core.$ZodType> = tableSchemas[table].shape
      for (const [name, schema] of Object.entries(shape)) {
        const values = enumValues(schema)
        if (!values) continue
        const check = answer.rows.find((row) => {
          return row.relname === toSnakeCase(table) && row.definition.includes(`(${toSnakeCase(name)} = ANY`)
        })
        const allowed = [...(check?.definition ?? '').matchAll(/'([^']*)'/g)].map((match) => match[1])
        expect([table, name, allowed.toSorted()]).toEqual([table, name, values.toSorted()])
      }
    }
  })

  test('every reference between tenant tables carries the organisation', async () => {
    const answer = await sql<{ source: string; definition: string }>`
      select c.relname as source, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`.execute(database.owner.db)
    expect(answer.rows.length).toBeGreaterThan(60)
    for (const { source, definition } of answer.rows) {
      const isGlobal = /REFERENCES (orgs|users|share_visitors)\(id\)/.test(definition)
      expect([source, isGlobal || definition.startsWith('FOREIGN KEY (org_id, ')]).toEqual([source, true])
    }
  })

  test('every tenant table has the organisation first in its primary key', async () => {
    const answer = await sql<{ source: string; definition: string }>`
      select c.relname as source, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      join information_schema.columns i on i.table_name = c.relname and i.column_name = 'org_id'
      where k.contype = 'p' and c.relname <> 'outbox_mails'`.execute(database.owner.db)
    expect(answer.rows.length).toBeGreaterThan(25)
    for (const { source, definition } of answer.rows) {
      expect([source, /^PRIMARY KEY \(org_id[,)]/.test(definition)]).toEqual([source, true])
    }
  })

  test('[1.9.05] a time comes back as it was written, in UTC to the second', async () => {
    const time = toTimestamp(new Date('2026-02-03T04:05:06Z'))
    const answer = await sql<{ time: string }>`select ${time}::timestamptz as time`.execute(database.owner.db)
    expect(answer.rows[0]?.time).toBe('2026-02-03 04:05:06')
  })
})

describe('defaults', () => {
  test.for([
    ['[1.3.02] a new order is untitled', 'productOrders', 'title', 'Untitled Order'],
    ['[1.3.03] a new order stands alone', 'productOrders', 'type', 'standalone'],
    ['[1.3.12] a line is for one piece', 'productInstances', 'quantity', 1],
    ['[1.3.20] an option has no pricing rule', 'productOptions', 'productPricingRuleId', -1],
    ['[2.3.08] a property group is untitled', 'productPropertyGroups', 'title', 'Untitled Property Group'],
    ['[2.3.10] a category is untitled', 'productCategories', 'title', 'Untitled Category'],
    [
      '[2.3.15] a classifier group is untitled',
      'productOptionClassifierGroups',
      'title',
      'Untitled Classifier Group',
    ],
    [
      '[2.3.17] a classifier is untitled',
      'productOptionClassifiers',
      'title',
      'Untitled Product Option Classifier',
    ],
    ['[2.3.29] a wall is 96 inches high', 'archWalls', 'height', 96],
    ['[2.3.29] a wall is 4 inches thick', 'archWalls', 'thickness', 4],
    ['[2.3.31] an elevation looks 50 inches deep', 'archElevations', 'viewDepth', 50],
    ['[2.3.33] a viewport is untitled', 'archCustomViews', 'title', 'Untitled Viewport'],
  ] as const)('%s', async ([, table, column, value]) => {
    const row = (await readColumns(table)).find((candidate) => candidate.columnName === toSnakeCase(column))
    const literal = sql.raw(row?.columnDefault ?? 'null::text')
    const answer = await sql<{ value: unknown }>`select to_jsonb(${literal}) as value`.execute(
      database.owner.db,
    )
    expect(answer.rows[0]?.value).toBe(value)
  })
})

/**
 * The five generic calls of a stored record (get, create, update, bulk-update, destroy) and restore, and where a gesture
 * takes many at once bulk-destroy and bulk-restore, declared once from its schema. An update carries only changed fields, the version it was based on, and (so that disjoint
 * changes merge) the values those fields had.
 */
import { type ResourceKey, resourceSchemas } from '@orderwright/domain/entities'
import { idSchema, MAX_ID, serverOwnedFields } from '@orderwright/domain/units'
import { z } from 'zod'
import { type Aliases, aliasesAt, withoutAliases } from './aliases.ts'
import { callerFields } from './common.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What every resource serves unless it says otherwise. */
const usualVerbs = ['get', 'create', 'update', 'bulk-update', 'destroy', 'restore'] as const
export const resourceVerbs = [...usualVerbs, 'bulk-destroy', 'bulk-restore'] as const
export type ResourceVerb = (typeof resourceVerbs)[number]

/** Removes defaults, so that an absent field of a patch stays absent instead of being reset to its default. */
function withoutDefault(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return withoutDefault(schema.unwrap())
  }
  return schema
}

/** A strict object of the schema's fields, all optional, without defaults; `merged` maps take null to remove a key. */
function patchSchema(
  shape: z.ZodRawShape,
  omitted: readonly string[],
  merged: readonly string[],
  lists: readonly string[],
): z.ZodObject {
  const patch: Record<string, z.core.$ZodType> = {}
  for (const [key, field] of Object.entries(shape)) {
    if (omitted.includes(key)) continue
    const plain = withoutDefault(field)
    if (lists.includes(key) && plain instanceof z.ZodArray) {
      const entries = z.record(z.string().regex(/^(?:0|[1-9]\d{0,2})$/), plain.element)
      patch[key] = z.union([plain, entries]).optional()
      continue
    }
    patch[key] =
      merged.includes(key) && plain instanceof z.ZodRecord
        ? z.record(plain.keyType, z.nullable(plain.valueType)).optional()
        : z.optional(plain)
  }
  return z.strictObject(patch)
}

interface ResourceParts {
  /** the fields of a new record */
  readonly create: z.ZodObject
  /** the fields of a record that a change names, and those that it was based on */
  readonly patch: z.ZodObject
  /** one change of one record */
  readonly change: z.ZodObject
}

export interface Resource {
  readonly key: ResourceKey
  readonly record: z.ZodObject
  readonly verbs: readonly ResourceVerb[]
  /** maps that an update merges key by key; null removes a key */
  readonly mergedFields: readonly string[]
  readonly mergedLists: MergedLists
  /** fields that only the server writes */
  readonly derivedFields: readonly string[]
  /** fields that `get` may filter by */
  readonly filters: readonly string[]
  /** what the bodies of its calls are made of */
  readonly parts: ResourceParts
  readonly endpoints: Readonly<Partial<Record<ResourceVerb, Endpoint>>>
}

/** How many records of the beginning of a ranked list may be asked for; more are read by pages. */
export const FIRST_BY_RANK_MAX = 1000

/** Lists that merge by the indices of their entries, each with the entry that a missing one is. */
export type MergedLists = Readonly<Record<string, object>>

interface ResourceDeclaration {
  key: ResourceKey
  /** what a viewer receives, when it differs from the stored record */
  record?: z.ZodObject
  verbs?: readonly ResourceVerb[]
  mergedFields?: readonly string[]
  /** lists that an update may name by their entries' indices: `{ '2': … }` merges entry by entry. What a missing one is. */
  mergedLists?: MergedLists
  derivedFields?: readonly string[]
  filters?: readonly string[]
  /** fields that bodies may name otherwise */
  aliases?: Aliases
  /** how many records one bulk call may change */
  bulkMax?: number
  /** its records have a place in their list: its beginning can be asked for before all of it */
  isRanked?: boolean
  /** records of another resource that one update may change with it, by the name of their list: all or none */
  updatedWith?: Readonly<Record<string, Resource>>
}

/** Where in the bodies of the calls fields of the record stand. */
const fieldPlaces = ['props', 'props.*', 'base', 'updates.*.props', 'updates.*.base']

const pascal = (text: string) => text.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

/** Declares a resource and its calls under /api/resources/{key}/{verb}. */
export function resource(declaration: ResourceDeclaration): Resource {
  const { key } = declaration
  const schema: z.ZodObject = resourceSchemas[key]
  const record = declaration.record ?? schema
  const verbs = declaration.verbs ?? usualVerbs
  const mergedFields = declaration.mergedFields ?? []
  const derivedFields = declaration.derivedFields ?? []
  const omitted = [...serverOwnedFields, ...derivedFields]
  const fields = new Map(Object.entries<z.core.$ZodType>(schema.shape))
  const createShape: Record<string, z.core.$ZodType> = {}
  for (const [name, field] of fields) {
    if (!omitted.includes(name)) createShape[name] = field
  }
  const filters = declaration.filters ?? []
  const filterShape: Record<string, z.core.$ZodType> = { id: z.number().int().optional() }
  for (const name of filters) {
    const field = fields.get(name)
    if (field) filterShape[name] = z.optional(withoutDefault(field))
  }
  const create = z.strictObject(createShape)
  const mergedLists = declaration.mergedLists ?? {}
  const patch = patchSchema(schema.shape, omitted, mergedFields, Object.keys(mergedLists))
  const change = z.strictObject({
    where: z.strictObject({ id: z.number().int() }),
    /** the version the change is based on */
    version: z.number().int().positive(),
    props: patch,
    /**
     * What the changed fields were in that version: lets disjoint changes merge. With an older version a field
     * (a key, in merged maps) is accepted when the record still holds its base, or already holds the new value
     * (the answer to the same change was lost); else the whole update is a conflict.
     */
    base: patch.optional(),
  })
  const orgId = resourceSchemas.product.shape.orgId
  const one = z.object({ record })
  const others = Object.entries(declaration.updatedWith ?? {})
  const otherChanges = Object.fromEntries(
    others.map(([name, other]) => [name, z.array(other.parts.change).max(1000).optional()]),
  )
  const otherRecords = Object.fromEntries(
    others.map(([name, other]) => [name, z.array(other.record).optional()]),
  )
  const many = z.object({ records: z.array(record) })
  const bulkMax = declaration.bulkMax ?? 1000
  const named = z.strictObject({ ids: z.array(idSchema).min(1).max(bulkMax) })
  const shapes: Record<ResourceVerb, { summary: string; body: z.ZodType; response: z.ZodType }> = {
    get: {
      summary: `Lists ${key} records by their ids, filtered by the given fields, a page at a time.`,
      body: z.strictObject({
        orgId,
        ...callerFields,
        where: z.strictObject(filterShape).default({}),
        includeDeleted: z.boolean().default(false),
        afterId: z.number().int().min(0).max(MAX_ID).optional(),
        ...(declaration.isRanked
          ? { firstByRank: z.number().int().min(1).max(FIRST_BY_RANK_MAX).optional() }
          : {}),
      }),
      response: many.extend({ nextAfterId: idSchema.nullable() }),
    },
    create: {
      summary: `Creates one ${key}, or several (props is then a list) in one transaction.`,
      body: z.strictObject({
        orgId,
        ...callerFields,
        props: z.union([create, z.array(create).min(1).max(500)]),
      }),
      response: many,
    },
    update: {
      summary: `Changes fields of one ${key}.`,
      body: z.strictObject({ orgId, ...callerFields, ...change.shape, ...otherChanges }),
      response: z.object({ record, ...otherRecords }),
    },
    'bulk-update': {
      summary: `Changes several ${key} records in one transaction: all or none.`,
      body: z.strictObject({
        orgId,
        ...callerFields,
        updates: z.array(change).min(1).max(bulkMax),
      }),
      response: many,
    },
    destroy: {
      summary: `Deletes one ${key}; it can be restored for 30 days.`,
      body: z.strictObject({ orgId, ...callerFields, where: z.strictObject({ id: z.number().int() }) }),
      response: one,
    },
    restore: {
      summary: `Brings a deleted ${key} back.`,
      body: z.strictObject({ orgId, ...callerFields, where: z.strictObject({ id: z.number().int() }) }),
      response: one,
    },
    'bulk-destroy': {
      summary: `Deletes several ${key} records in one transaction, all or none; they can be restored for 30 days.`,
      body: z.strictObject({ orgId, ...callerFields, where: named }),
      response: many,
    },
    'bulk-restore': {
      summary: `Brings several deleted ${key} records back in one transaction: all or none.`,
      body: z.strictObject({ orgId, ...callerFields, where: named }),
      response: many,
    },
  }
  const aliases = aliasesAt(fieldPlaces, declaration.aliases ?? {})
  const endpoints: Partial<Record<ResourceVerb, Endpoint>> = {}
  for (const verb of verbs) {
    endpoints[verb] = endpoint({
      name: `${key}${pascal(verb)}`,
      path: `/api/resources/${key}/${verb}`,
      area: `resource ${key}`,
      ...shapes[verb],
      readBody: (sent) => withoutAliases(sent, aliases),
      errors: ['notFound', 'forbidden', 'refused', 'conflict'],
      effect: verb === 'get' ? 'reads' : 'writes',
      isIdempotent: verb === 'create',
    })
  }
  return {
    key,
    record,
    verbs,
    mergedFields,
    mergedLists,
    derivedFields,
    filters,
    parts: { create, patch, change },
    endpoints,
  }
}

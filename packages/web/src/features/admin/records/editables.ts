/** The kinds of records that the back office edits: which of its lists they are in, what may be written, and by which call. */
import { type CallResult, endpoints, type PatchOf, type ServedResourceKey } from '@orderwright/contract'
import { resourceSchemas } from '@orderwright/domain/entities'
import type { SpatialKey } from '@orderwright/domain/spatial'
import { contactPatchSchema, membershipSchema } from '@orderwright/domain/tenancy'
import { flagSchema, issueSentence, trust } from '@orderwright/domain/units'
import type { RecordValues, RecordWrite, ServerRecord } from '@orderwright/editor'
import { z } from 'zod'
import { call, resources } from '../../../lib/api/api.ts'
import type { AdminData } from '../admin-data.ts'
import { graphicDifferences } from './graphic-differences.ts'

export type CatalogKey = Exclude<ServedResourceKey, 'productOrder' | 'productInstance' | SpatialKey>
export type EditableKey = CatalogKey | 'guest'

export interface Caller {
  readonly orgId: number
  readonly isGuestMode?: true
}

type Answer = CallResult<{ records: readonly ServerRecord[] }>

interface Editable {
  /** the list of `AdminData` that holds these records */
  readonly name: keyof AdminData
  /** the schema of each of its fields */
  readonly fields: Readonly<Record<string, z.ZodType>>
  readonly send: (caller: Caller, changes: RecordWrite['changes']) => Promise<Answer>
  /** what is different in a field of two people, in sentences; undefined where the values say it themselves */
  readonly differences?: (field: string, mine: unknown, theirs: unknown) => readonly string[] | undefined
}

function catalog<K extends CatalogKey>(key: K, name: keyof AdminData): Editable {
  return {
    name,
    fields: resourceSchemas[key].shape,
    async send(caller, changes) {
      // The fields were parsed by the record's own schema when they were typed.
      const updates = changes.map(({ id, version, props, base }) => ({
        where: { id },
        version,
        props: trust<PatchOf<K>>(props),
        base: trust<PatchOf<K>>(base),
      }))
      const [only, ...others] = updates
      if (only && others.length === 0) {
        const result = await resources.update<CatalogKey>(key, { ...caller, ...only })
        return result.ok ? { ok: true, data: { records: [trust<ServerRecord>(result.data.record)] } } : result
      }
      const result = await resources.bulkUpdate(key, { ...caller, updates })
      return result.ok
        ? { ok: true, data: { records: trust<readonly ServerRecord[]>(result.data.records) } }
        : result
    },
  }
}

const member = membershipSchema.shape
const guestPatch = z.strictObject({
  discount: member.discount.unwrap().optional(),
  disableSalesTax: z.boolean().optional(),
  pricingIsHidden: flagSchema.optional(),
  contact: contactPatchSchema.optional(),
  customerId: member.customerId.unwrap().optional(),
})

/** What stood in the fields of a patch, as the person saw it. [2.7.22, 2.7.23] */
const guest: Editable = {
  name: 'guests',
  fields: guestPatch.shape,
  async send({ orgId, isGuestMode }, changes) {
    const records: ServerRecord[] = []
    for (const { id, props, base } of changes) {
      const { pricingIsHidden, contact, customerId, ...terms } = guestPatch.parse(props)
      const result = await call(endpoints.updateGuestData, {
        orgId,
        userId: id,
        base: guestPatch.parse(base),
        ...(isGuestMode ? { isGuestMode } : {}),
        ...(pricingIsHidden === undefined ? {} : { pricingIsHidden }),
        ...(contact === undefined ? {} : { contact }),
        ...(customerId === undefined ? {} : { customerId }),
        ...(Object.keys(terms).length === 0 ? {} : { updateProps: { appData: terms } }),
      })
      if (!result.ok) return result
      records.push(result.data.data.guest)
    }
    return { ok: true, data: { records } }
  },
}

const editables: Readonly<Record<EditableKey, Editable>> = {
  product: catalog('product', 'products'),
  productCategory: catalog('productCategory', 'categories'),
  productProperty: catalog('productProperty', 'properties'),
  productOption: catalog('productOption', 'options'),
  productPropertyGroup: catalog('productPropertyGroup', 'groups'),
  productRule: catalog('productRule', 'rules'),
  productPricingRule: catalog('productPricingRule', 'pricingRules'),
  productOptionClassifierGroup: catalog('productOptionClassifierGroup', 'classifierGroups'),
  productOptionClassifier: catalog('productOptionClassifier', 'classifiers'),
  medium: catalog('medium', 'media'),
  userGroup: catalog('userGroup', 'userGroups'),
  customer: catalog('customer', 'customers'),
  productGraphic: { ...catalog('productGraphic', 'graphics'), differences: graphicDifferences },
  guest,
}

function isEditable(key: string): key is EditableKey {
  return key in editables
}

/** Sends a write of any kind of record. */
export function sendWrite(caller: Caller, { resource, changes }: RecordWrite): Promise<Answer> {
  if (!isEditable(resource)) throw new Error(`${resource} is no record of the back office`)
  return editables[resource].send(caller, changes)
}

/** What is different in a field that two people have changed, in sentences; undefined where the values say it themselves. */
export function ownDifferencesOf(resource: string, field: string, mine: unknown, theirs: unknown) {
  return isEditable(resource) ? editables[resource].differences?.(field, mine, theirs) : undefined
}

/** In which list of the back office records of this kind stand; undefined for a kind that there is not. */
export function listOf(resource: string): keyof AdminData | undefined {
  return isEditable(resource) ? editables[resource].name : undefined
}

/** Which kind of record stands in a list. */
export const resourceByList: ReadonlyMap<keyof AdminData, EditableKey> = new Map(
  Object.entries(editables).flatMap(([key, { name }]) => (isEditable(key) ? [[name, key]] : [])),
)

/** The fields as they can be written, or why not. */
export function parseProps(
  resource: EditableKey,
  props: RecordValues,
): { readonly ok: true; readonly props: RecordValues } | { readonly ok: false; readonly message: string } {
  const { fields } = editables[resource]
  const parsed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    const field = fields[name]
    if (!field) throw new Error(`${resource} has no field ${name}`)
    const result = field.safeParse(value, { error: issueSentence })
    if (!result.success) return { ok: false, message: result.error.issues[0]?.message ?? '' }
    parsed[name] = result.data
  }
  return { ok: true, props: parsed }
}

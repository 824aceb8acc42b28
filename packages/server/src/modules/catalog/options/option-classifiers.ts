/**
 * The classifiers that an option is given belong to the group under which they stand, and are not deleted. What an
 * option has already may stay: deleted classifiers go on pricing it. [2.3.19, 2.4.19]
 */
import { type ProductOption, productOptionSchema, unassignedId } from '@orderwright/domain/catalog'
import { adminMessages } from '@orderwright/domain/messages'
import { fail } from '../../../platform/http/outcome.ts'
import type { Props } from '../../records/bodies.ts'
import type { TenantCall } from '../../tenancy/run-in-tenant.ts'
import type { Refused } from '../catalog-resource.ts'
import { readRecords } from '../../../platform/database/records.ts'

const classifiedSchema = productOptionSchema.pick({ classifications: true })

/** The refusal of an option with such a classifier; undefined when all will do. */
export async function classifiersOffered(
  tenant: TenantCall,
  props: Props,
  before: ProductOption | null,
): Promise<Refused> {
  const known = before?.classifications ?? {}
  const added = Object.entries(classifiedSchema.parse(props).classifications).filter(
    ([group, id]) => id !== unassignedId && known[group] !== id,
  )
  if (added.length === 0) return undefined
  const found = await readRecords(tenant.db, 'productOptionClassifier', tenant.orgId, {
    fields: { id: added.map(([, id]) => id) },
  })
  const byId = new Map(found.map((classifier) => [classifier.id, classifier]))
  const fields = added.flatMap(([group, id]): { path: string; message: string }[] => {
    const classifier = byId.get(id)
    const path = `props.classifications.${group}`
    if (String(classifier?.productOptionClassifierGroupId) !== group) {
      return [{ path, message: adminMessages.classifierOfAnotherGroup }]
    }
    return classifier?.deleted === 1 ? [{ path, message: adminMessages.classifierDeleted }] : []
  })
  const [first] = fields
  return first && fail('refused', first.message, { rule: 'classifierNotOffered', fields })
}

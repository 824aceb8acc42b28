/** Where a record of a draft's change is looked at in the back office. */
import type { AdminData } from '../admin-data.ts'
import { sections } from '../sections.ts'

export interface RecordPlace {
  readonly section: string
  readonly id: number
}

const sectionOf = (resource: string) => sections.find(({ editing }) => editing?.resource === resource)?.key

/** An option is looked at with its property, a classifier with its group. Undefined where there is no page for it. */
export function recordPlace(adminData: AdminData, resource: string, id: number): RecordPlace | undefined {
  if (resource === 'productOption') {
    const option = adminData.options.find((one) => one.id === id)
    return option && recordPlace(adminData, 'productProperty', option.productPropertyId)
  }
  if (resource === 'productOptionClassifier') {
    const classifier = adminData.classifiers.find((one) => one.id === id)
    return (
      classifier &&
      recordPlace(adminData, 'productOptionClassifierGroup', classifier.productOptionClassifierGroupId)
    )
  }
  const section = sectionOf(resource)
  return section === undefined ? undefined : { section, id }
}

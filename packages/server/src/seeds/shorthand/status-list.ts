/** Status lists written short: what is not said is as for most statuses. */
import { type StatusDefinition, statusDefinitionSchema } from '@orderwright/domain/tenancy'
import type { z } from 'zod'

export function statusList(statuses: readonly z.input<typeof statusDefinitionSchema>[]): StatusDefinition[] {
  return statuses.map((status) => statusDefinitionSchema.parse(status))
}

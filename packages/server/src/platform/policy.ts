/** The access policy as a part that can be exchanged: tests switch it off to see that the database refuses alone. */
import {
  can,
  type LineField,
  type OrderField,
  writableLineFields,
  writableOrderFields,
} from '@orderwright/domain/access'

export interface Policy {
  readonly can: typeof can
  readonly writableOrderFields: typeof writableOrderFields
  readonly writableLineFields: typeof writableLineFields
}

/** The domain's policy: what runs. */
export const domainPolicy: Policy = { can, writableOrderFields, writableLineFields }

export type { LineField, OrderField }

/** A change of the catalog as data, before anything is written. */
import type { ResourceKey } from '../entities.ts'

/** Fields of a record by their names. */
export type Fields = Readonly<Record<string, unknown>>

export type CatalogChange =
  /** `values`: every field but those that the server owns */
  | {
      readonly kind: 'create'
      readonly resource: ResourceKey
      readonly id: number
      readonly values: Fields
    }
  /** only the fields that change, as they were and as they become */
  | {
      readonly kind: 'update'
      readonly resource: ResourceKey
      readonly id: number
      readonly before: Fields
      readonly values: Fields
    }
  | {
      readonly kind: 'destroy'
      readonly resource: ResourceKey
      readonly id: number
      readonly before: Fields
    }

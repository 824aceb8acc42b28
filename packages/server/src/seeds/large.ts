/** Placeholder for the large tenant of the benchmarks. */
import type { Kysely } from 'kysely'
import type { Database } from '../platform/database/schema.ts'

export function seedLargeTenant(_db: Kysely<Database>, _size: { readonly orders: number }): Promise<void> {
  return Promise.reject(new Error('The large tenant is not written yet.'))
}

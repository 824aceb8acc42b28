/** The rows of the access matrix for favorite configurations: their changes are about one that the employees share. */
import { randomUUID } from 'node:crypto'
import { insert } from '../../fixture.ts'
import { people, type Statuses } from '../callers.ts'
import type { Material, Row } from '../row.ts'
import type { TestDatabase } from '../../test-database.ts'

/** A guest finds nothing of what is shared. */
const staff: Statuses = { ...people, guest: 404, hiddenGuest: 404, otherGuest: 404 }
const one = ({ orgId, favoriteId }: Material) => ({ orgId, favoriteId })

export const favoriteRows: Readonly<Record<string, Row>> = {
  getFavorites: { expected: people, body: ({ orgId }) => ({ orgId }) },
  saveFavorite: {
    expected: people,
    body: ({ orgId, productId }) => ({
      orgId,
      name: 'Hall',
      replaces: true,
      choices: { productId, properties: {}, orderProperties: {} },
    }),
  },
  updateFavorite: {
    expected: staff,
    hasFavorite: true,
    body: (material) => ({ ...one(material), version: 1, name: `Hall ${material.favoriteId}` }),
  },
  deleteFavorite: { expected: staff, hasFavorite: true, body: one },
}

/** A favorite that is shared. */
export async function favoriteIn(database: TestDatabase, orgId: number, productId: number) {
  const made = await insert(database, 'favoriteConfiguration', orgId, { name: randomUUID(), productId })
  return { favoriteId: made.id }
}

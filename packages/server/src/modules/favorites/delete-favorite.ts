/** Deletes a favorite, or brings it back within thirty days where its name is still free. */
import { rightNow, updateRecord } from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { favoriteAnswer, favoriteCalled, favoriteToChange, nameTaken, roomFor } from './favorite-store.ts'

export const deleteFavorite: HandlerOf<'deleteFavorite'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await favoriteToChange(tenant, body.favoriteId, { includeDeleted: true })
    if (!found.ok) return found
    const favorite = found.data
    if (!isRestorable(favorite, tenant.now)) return notFound()
    if (body.isDeleted === (favorite.deletedAt !== null)) return favoriteAnswer(tenant, favorite)
    if (!body.isDeleted) {
      const called = await favoriteCalled(tenant, favorite.userId, favorite.name)
      if (called) return nameTaken(called.name)
      const room = await roomFor(tenant, favorite.userId)
      if (!room.ok) return room
    }
    const changed = await updateRecord(tenant.db, 'favoriteConfiguration', tenant.orgId, favorite.id, {
      deletedAt: body.isDeleted ? rightNow : null,
    })
    return changed ? favoriteAnswer(tenant, changed) : notFound()
  })

/** Renames a favorite, shares it or takes it back, or gives it the choices of another item. */
import { favoriteMessages as words } from '@orderwright/domain/messages'
import { updateRecord, type Values } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import {
  favoriteAnswer,
  favoriteCalled,
  favoriteToChange,
  keptChoices,
  mayShareFavorites,
  nameTaken,
  roomFor,
} from './favorite-store.ts'

export const updateFavorite: HandlerOf<'updateFavorite'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await favoriteToChange(tenant, body.favoriteId)
    if (!found.ok) return found
    const favorite = found.data
    if (favorite.version !== body.version) {
      const { version } = favorite
      const current = { version, name: favorite.name, isShared: favorite.userId === null }
      return fail('conflict', words.changedElsewhere, { current })
    }
    if (body.isShared === true && !mayShareFavorites(tenant)) return forbidden(words.notShared)
    const name = body.name ?? favorite.name
    const owner = body.isShared === undefined ? favorite.userId : body.isShared ? null : tenant.actor.userId
    const called = await favoriteCalled(tenant, owner, name)
    if (called && called.id !== favorite.id) return nameTaken(called.name)
    if (owner !== favorite.userId) {
      const room = await roomFor(tenant, owner)
      if (!room.ok) return room
    }
    const kept: Outcome<Values> = body.choices ? await keptChoices(tenant, body.choices) : succeed({})
    if (!kept.ok) return kept
    const changed = await updateRecord(tenant.db, 'favoriteConfiguration', tenant.orgId, favorite.id, {
      ...kept.data,
      name,
      userId: owner,
    })
    return changed ? favoriteAnswer(tenant, changed) : notFound()
  })

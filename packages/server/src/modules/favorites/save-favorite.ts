/** Keeps a configuration under a name; one of the same owner that is called so already is replaced only when that is asked for. */
import { favoriteMessages as words } from '@orderwright/domain/messages'
import { insertRecord, updateRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import {
  favoriteAnswer,
  favoriteCalled,
  keptChoices,
  lockFavorites,
  mayKeepFavorites,
  mayShareFavorites,
  nameTaken,
  roomFor,
} from './favorite-store.ts'

export const saveFavorite: HandlerOf<'saveFavorite'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    if (!mayKeepFavorites(tenant)) return notFound()
    const { name, isShared, replaces } = body
    if (isShared && !mayShareFavorites(tenant)) return forbidden(words.notShared)
    const kept = await keptChoices(tenant, body.choices)
    if (!kept.ok) return kept
    const { db, orgId, actor } = tenant
    const owner = isShared ? null : actor.userId
    await lockFavorites(tenant)
    const called = await favoriteCalled(tenant, owner, name)
    if (called && !replaces) return nameTaken(called.name)
    if (called) {
      const replaced = await updateRecord(db, 'favoriteConfiguration', orgId, called.id, {
        ...kept.data,
        name,
      })
      return replaced ? favoriteAnswer(tenant, replaced) : notFound()
    }
    const room = await roomFor(tenant, owner)
    if (!room.ok) return room
    return favoriteAnswer(
      tenant,
      await insertRecord(db, 'favoriteConfiguration', orgId, { ...kept.data, name, userId: owner }),
    )
  })

/** The caller's favorites, and those that are shared. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { mayKeepFavorites, mayShareFavorites, readFavorites } from './favorite-store.ts'

export const getFavorites: HandlerOf<'getFavorites'> = (call, body) =>
  readInTenant(call, body, async (tenant) =>
    mayKeepFavorites(tenant)
      ? succeed({ favorites: await readFavorites(tenant), mayShare: mayShareFavorites(tenant) })
      : notFound(),
  )

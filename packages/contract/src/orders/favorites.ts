/** Favorite configurations: keeping the choices of an item under a name, and looking after them. [issue 18] */
import {
  FAVORITE_NAME_MAX,
  favoriteChoicesSchema,
  favoriteConfigurationSchema,
  OWN_FAVORITES_MOST,
  SHARED_FAVORITES_MOST,
} from '@orderwright/domain/favorites'
import { idSchema, plainText } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const area = 'favorites'
const orgFields = { orgId: idSchema, ...callerFields }

/** A favorite as a viewer receives it. */
export const favoriteViewSchema = favoriteConfigurationSchema
  .pick({
    id: true,
    version: true,
    name: true,
    productId: true,
    productTitle: true,
    properties: true,
    orderProperties: true,
    choiceNames: true,
  })
  .extend({ isShared: z.boolean(), isDeleted: z.boolean() })
export type FavoriteView = z.infer<typeof favoriteViewSchema>

const nameSchema = z
  .string()
  .max(1000)
  .transform((text) => plainText(text).trim())
  .pipe(z.string().min(1).max(FAVORITE_NAME_MAX))

export const getFavorites = endpoint({
  name: 'getFavorites',
  path: '/api/favorites/get',
  area,
  effect: 'reads',
  takesApiKeys: false,
  summary: "The caller's favorites, and for employees those that are shared, by name.",
  body: z.strictObject(orgFields),
  response: z.object({
    favorites: z.array(favoriteViewSchema).max(OWN_FAVORITES_MOST + SHARED_FAVORITES_MOST),
    mayShare: z.boolean(),
  }),
  errors: ['notFound'],
})

const changed = z.object({ favorite: favoriteViewSchema })

export const saveFavorite = endpoint({
  name: 'saveFavorite',
  path: '/api/favorites/save',
  area,
  takesApiKeys: false,
  summary:
    'Keeps a configuration under a name of its own. Choices that are not offered to the caller are left out. One that is called so already is replaced, or (`replaces` false) refused.',
  body: z.strictObject({
    ...orgFields,
    name: nameSchema,
    choices: favoriteChoicesSchema,
    isShared: z.boolean().default(false),
    replaces: z.boolean().default(false),
  }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
  isIdempotent: true,
})

const one = { ...orgFields, favoriteId: idSchema }

export const updateFavorite = endpoint({
  name: 'updateFavorite',
  path: '/api/favorites/update',
  area,
  takesApiKeys: false,
  summary:
    'Renames a favorite, shares it or makes it the caller’s own, or gives it the choices of another item. What is left out stays.',
  body: z.strictObject({
    ...one,
    version: z.number().int().positive(),
    name: nameSchema.optional(),
    isShared: z.boolean().optional(),
    choices: favoriteChoicesSchema.optional(),
  }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

export const deleteFavorite = endpoint({
  name: 'deleteFavorite',
  path: '/api/favorites/delete',
  area,
  takesApiKeys: false,
  summary: 'Deletes a favorite, or (isDeleted false) brings it back within 30 days.',
  body: z.strictObject({ ...one, isDeleted: z.boolean().default(true) }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused'],
})

/** All calls of favorites, by their names. */
export const favoriteEndpoints = { getFavorites, saveFavorite, updateFavorite, deleteFavorite } as const

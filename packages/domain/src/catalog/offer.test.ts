/** Which products somebody may add, and in which order they stand. */
import { expect, it } from 'vitest'
import { aProduct, someRecords } from '../testing/builders.ts'
import { compileCatalog } from './compile.ts'
import { isOffered, offeredProducts } from './offer.ts'
import { publishLevels } from './schema.ts'

it.each([
  ['owner', [true, true, true]],
  ['member', [true, true, false]],
  ['guest', [true, false, false]],
] as const)('[1.6.14] of what is for all, internal and for owners, a %s is offered %j', (role, offered) => {
  expect(publishLevels.map((level) => isOffered(level, role))).toEqual(offered)
})

it('[1.6.10] stand by rank, those of one rank by id; an archived one in its place where it is used', () => {
  const catalog = compileCatalog(
    someRecords({
      products: [
        aProduct({ id: 13, rank: 2 }),
        aProduct({ id: 12, rank: 2, archived: 1 }),
        aProduct({ id: 11, rank: 2 }),
        aProduct({ id: 14, rank: 1 }),
        aProduct({ id: 15, rank: 3, archived: 1 }),
        aProduct({ id: 10, rank: 2, productCategoryId: 2 }),
      ],
    }),
  )
  const ids = (categoryId: number | null, used?: number[]) =>
    offeredProducts(catalog, categoryId, 'guest', used).map(({ id }) => id)
  expect(ids(1)).toEqual([14, 11, 13])
  expect(ids(1, [12])).toEqual([14, 11, 12, 13])
  expect(ids(2, [12])).toEqual([10])
  expect(ids(null)).toEqual([14, 10, 11, 13])
  expect(ids(3)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { publishLevels, publishLevelSchema } from './schema.ts'

describe('publish levels', () => {
  it('[2.9.34] are all users, members and owners', () => {
    expect(publishLevels).toEqual(['all', 'internal', 'admin'])
    expect(publishLevelSchema.safeParse('public').success).toBe(false)
  })
})

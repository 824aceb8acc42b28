/** What most tests of calls start from: a database and an app for the tests of one file. */
import { afterAll, beforeAll, expect } from 'vitest'
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface AppInUse {
  /** there from the first `beforeAll` on */
  readonly database: TestDatabase
  readonly app: TestApp
}

/** Makes both before the tests of the file, and closes them after: no call may have met a bug. */
export function useTestApp(options?: TestAppOptions): AppInUse {
  let made: AppInUse | undefined
  const inUse = () => {
    if (!made) throw new Error('the app is there from the first beforeAll on')
    return made
  }
  beforeAll(async () => {
    const database = await createTestDatabase()
    made = { database, app: await createTestApp(database, options) }
  })
  afterAll(async () => {
    const { app, database } = inUse()
    expect(app.problems).toEqual([])
    await app.close()
    await database.close()
  })
  return {
    get database() {
      return inUse().database
    },
    get app() {
      return inUse().app
    },
  }
}

/** What stands before the tests without being imported by any: read by vitest.config.ts, and by what knows their files. */

/** before every test file */
export const setUpFiles = ['tools/lib/property-seed.mjs', 'packages/domain/src/testing/load-families.ts']

/** once, before the tests of the server */
export const serverSetUp = 'packages/server/src/testing/test-server.ts'

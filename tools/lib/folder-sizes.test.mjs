/** No folder grows into a list that nobody reads, and each says by its name what is in it. [issue 13] Decision 0223. */
import { describe, expect, test } from 'vitest'
import { sourceFiles } from './boundaries.mjs'
import { crowdedFolders, filesByFolder, largeFolders, MAX_FILES, namelessFolders } from './folder-sizes.mjs'

/** `count` files of a folder. */
const filesIn = (folder, count, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}${ending}`)

describe('the sources', () => {
  test('[issue 13] have no folder of more than 20 files, but for those that are excepted with a reason', () => {
    const files = sourceFiles()
    expect(files.length).toBeGreaterThan(1000)
    expect(crowdedFolders(files)).toEqual([])
  })

  test('have no folder whose name says nothing of what is in it', () => {
    expect(namelessFolders(sourceFiles())).toEqual([])
  })

  test('say of each exception why it is one', () => {
    expect(largeFolders.filter(({ reason }) => reason.length < 20)).toEqual([])
  })
})

describe('a folder', () => {
  const folder = 'packages/domain/src/pricing'

  test('of 21 files is named with their number', () => {
    expect(MAX_FILES).toBe(20)
    expect(crowdedFolders(filesIn(folder, 20), [])).toEqual([])
    expect(crowdedFolders(filesIn(folder, 21), [])).toEqual([
      expect.stringMatching(`^${folder}: 21 files, at most 20`),
    ])
  })

  test('counts neither its tests, nor migrations, nor what lies in its rooms', () => {
    const files = [
      ...filesIn(folder, 20),
      ...filesIn(folder, 30, '.test.ts'),
      ...filesIn(folder, 30, '.property.test.tsx'),
      ...filesIn(`${folder}/versions`, 20),
      ...filesIn('packages/server/src/migrations', 300),
    ]
    expect([...filesByFolder(files)]).toEqual([
      [folder, 20],
      [`${folder}/versions`, 20],
    ])
    expect(crowdedFolders(files, [])).toEqual([])
  })

  test('that is excepted may not grow beyond what it was excepted with, unless it is a list by area', () => {
    const row = { folder, files: 23, reason: 'for this test' }
    expect(crowdedFolders(filesIn(folder, 23), [row])).toEqual([])
    expect(crowdedFolders(filesIn(folder, 24), [row])).toEqual([
      expect.stringMatching(/24 files, at most 23/),
    ])
    expect(crowdedFolders(filesIn(folder, 60), [{ folder, mayGrow: true, reason: 'by area' }])).toEqual([])
  })

  test('that needs its exception no longer is named, so that the list gets shorter', () => {
    const row = { folder, files: 23, reason: 'for this test' }
    expect(crowdedFolders(filesIn(folder, 20), [row])).toEqual([
      expect.stringMatching(/no need of its exception/),
    ])
  })

  test('named after no subject is found', () => {
    const files = [...filesIn('packages/web/src/utils', 1), ...filesIn('packages/web/src/ui/files', 1)]
    expect(namelessFolders(files)).toEqual(['packages/web/src/utils'])
  })
})

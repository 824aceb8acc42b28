/** How many files lie in one folder, so that whoever looks for something finds it. Decision 0223. */
import { basename, dirname } from 'node:path'

/** More files than this beside each other are a list that nobody reads: they belong into rooms. */
export const MAX_FILES = 20

const NOT_COUNTED = /\.test\.tsx?$|\/migrations\//

const byArea = 'a file for each area of the product, under the name under which it is looked for'

/**
 * Folders that may hold more: `{ folder, files, reason }`, with the number that is there now, or `mayGrow`. One that holds
 * more than that, or has no need of its row any longer, fails as well, so that the list only gets shorter.
 */
export const largeFolders = [
  ...['messages', 'translations/fr-FR', 'translations/sv-SE'].flatMap((texts) =>
    ['admin', 'app', 'order'].map((room) => ({
      folder: `packages/domain/src/${texts}/${room}`,
      mayGrow: true,
      reason: byArea,
    })),
  ),
  { folder: 'packages/contract/src/openapi/properties', mayGrow: true, reason: byArea },
]

/** Each folder of `files` with the number of those in it that are looked for by name: no tests, no migrations. */
export function filesByFolder(files) {
  const counts = new Map()
  for (const file of files) {
    if (NOT_COUNTED.test(file)) continue
    const folder = dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return counts
}

/** What is wrong with the sizes of the folders of `files`, a line for each; none where all have room. */
export function crowdedFolders(files, exceptions = largeFolders) {
  const counts = filesByFolder(files)
  const excepted = new Map(exceptions.map((row) => [row.folder, row]))
  const crowded = [...counts].flatMap(([folder, count]) => {
    const { mayGrow = false, files: most = MAX_FILES } = excepted.get(folder) ?? {}
    if (mayGrow || count <= most) return []
    return [
      `${folder}: ${count} files, at most ${most}: give it rooms, named after what one looks for (decision 0223)`,
    ]
  })
  const idle = exceptions.flatMap(({ folder }) =>
    (counts.get(folder) ?? 0) > MAX_FILES ? [] : [`${folder}: has no need of its exception any longer`],
  )
  return [...crowded, ...idle]
}

/** Folders whose name says nothing of what is in them. */
export function namelessFolders(files) {
  const folders = new Set(files.map((file) => dirname(file)))
  return [...folders].filter((folder) =>
    /^(?:helpers?|misc|common|utils?|shared|stuff)$/.test(basename(folder)),
  )
}

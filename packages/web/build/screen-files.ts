/**
 * Lists, for every screen that the router imports later, the files that its address needs: the app's own first, then the
 * screen's and what that brings. The server names them with the page, so that they are fetched together.
 */
import { join, relative } from 'node:path'
import type { Plugin, Rollup } from 'vite'

const web = join(import.meta.dirname, '..')
/** What every address needs, in the order in which it is needed. */
const always = [join(web, 'src', 'early.ts'), join(web, 'src', 'main.tsx')]
const router = join(web, 'src', 'app', 'router.tsx')

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>

/** The chunk's file after those that it imports. */
function closure(chunks: ReadonlyMap<string, Chunk>, fileName: string, seen: Set<string>): Set<string> {
  if (seen.has(fileName)) return seen
  seen.add(fileName)
  for (const next of chunks.get(fileName)?.imports ?? []) closure(chunks, next, seen)
  return seen
}

/** For each module its files: those of the modules `first` come first. A module stands in one chunk, whatever hands its names on. */
export function filesByModule(
  chunks: readonly Chunk[],
  first: readonly string[],
  modules: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const add = (module: string, seen: Set<string>) => {
    const holder = chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (holder) closure(byName, holder.fileName, seen)
    return holder !== undefined
  }
  const lists = new Map<string, readonly string[]>()
  for (const module of modules) {
    const files = new Set<string>()
    for (const id of first) add(id, files)
    if (add(module, files)) lists.set(module, [...files])
  }
  return lists
}

export function screenFiles(): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const screens = this.getModuleInfo(router)?.dynamicallyImportedIds ?? []
      const lists = filesByModule(chunks, always, screens)
      const missing = [...always, ...screens].filter(
        (id) => !chunks.some(({ moduleIds }) => moduleIds.includes(id)),
      )
      if (screens.length === 0 || missing.length > 0) {
        this.error(`No files were found for ${missing.join(', ') || 'any screen'}.`)
      }
      const named = [...lists].map(([id, files]) => [relative(web, id).replaceAll('\\', '/'), files])
      const source = JSON.stringify(Object.fromEntries(named))
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source })
    },
  }
}

/**
 * Two chunks for the first picture in place of sixty: what the app needs always, and what the order page needs on top.
 * Compressed together they are a tenth smaller. Everything that is fetched later keeps chunks of its own.
 */
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { declaredExports, importedNames } from './named-imports.ts'

const source = join(import.meta.dirname, '..', 'src')
const entries = {
  app: join(source, 'main.tsx'),
  order: join(source, 'features', 'order-editor', 'order-page.tsx'),
}
/** Lists of re-exports: of what stands behind them, the parts that are fetched later are not needed because they are. */
const isBarrel = (id: string) => /\/features\/[^/]+\/index\.ts$/.test(id)

/** Entries of our own packages: of what stands behind them, only what is imported by name is needed. */
const isPackageEntry = (id: string) => /\/packages\/(domain|contract|editor)\/src\/index\.ts$/.test(id)

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/** For each package entry: the modules that declare its names. */
function declarations(graph: Graph) {
  const known = new Map<string, Map<string, string>>()
  return (entry: string): Map<string, string> => {
    const found = known.get(entry) ?? new Map<string, string>()
    if (!known.has(entry)) {
      known.set(entry, found)
      for (const id of graph.getModuleInfo(entry)?.importedIds ?? []) {
        for (const name of declaredExports(graph.getModuleInfo(id)?.code ?? '')) found.set(name, id)
      }
    }
    return found
  }
}

/** The modules that `id` needs: those it imports, and of a package the modules of the names it imports. */
function neededBy(graph: Graph, id: string, declared: ReturnType<typeof declarations>): string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
  const names = importedNames(code ?? '')
  return importedIds.flatMap((next) => {
    const folder = /\/packages\/(\w+)\/src\/index\.ts$/.exec(next)?.[1]
    const wanted = names.get(`@orderwright/${folder}`)
    if (!isPackageEntry(next) || wanted === undefined || wanted.has('*')) return [next]
    const modules = [...wanted].map((name) => declared(next).get(name))
    // A name that is not found stands behind another list of re-exports: then all of it counts.
    return modules.every((module) => module !== undefined) ? [...new Set(modules)] : [next]
  })
}

/** The plugin that looks at the modules, and the groups of chunks for `codeSplitting`. */
export function firstChunks() {
  const reached: Record<keyof typeof entries, Set<string>> = { app: new Set(), order: new Set() }
  const plugin: Plugin = {
    name: 'first-chunks',
    apply: 'build',
    buildEnd() {
      const declared = declarations(this)
      const walk = (id: string, seen: Set<string>) => {
        if (seen.has(id)) return
        seen.add(id)
        for (const next of neededBy(this, id, declared)) {
          const isLater = isBarrel(id) && (this.getModuleInfo(next)?.dynamicImporters.length ?? 0) > 0
          if (!isLater) walk(next, seen)
        }
      }
      walk(entries.app, reached.app)
      walk(entries.order, reached.order)
    },
  }
  const groups = [
    {
      name: 'app',
      priority: 2,
      test: (id: string) => reached.app.has(id),
      includeDependenciesRecursively: false,
    },
    {
      name: 'order',
      priority: 1,
      test: (id: string) => reached.order.has(id),
      includeDependenciesRecursively: false,
    },
  ]
  return { plugin, groups }
}

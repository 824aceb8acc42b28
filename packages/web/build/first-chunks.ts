/**
 * Two chunks for the first picture in place of sixty: what the app needs always, and what the order page needs on top.
 * Compressed together they are a tenth smaller. Everything that is fetched later keeps chunks of its own.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'

const source = join(import.meta.dirname, '..', 'src')
const entries = {
  app: join(source, 'main.tsx'),
  order: join(source, 'features', 'order-editor', 'order-page.tsx'),
}
/** Lists of re-exports: of what stands behind them, the parts that are fetched later are not needed because they are. */
const isBarrel = (id: string) => /\/features\/[^/]+\/index\.ts$/.test(id)

/** The plugin that looks at the modules, and the groups of chunks for `codeSplitting`. */
export function firstChunks() {
  const reached: Record<keyof typeof entries, Set<string>> = { app: new Set(), order: new Set() }
  const plugin: Plugin = {
    name: 'first-chunks',
    apply: 'build',
    buildEnd() {
      const walk = (id: string, seen: Set<string>) => {
        if (seen.has(id)) return
        seen.add(id)
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) {
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

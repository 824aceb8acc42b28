/**
 * Writes down which packages of others the browser's bundle holds, from what is really in it: modules, and files such as
 * fonts. tools/lib/notices.mjs makes the notices of them.
 */
import { isAbsolute, join } from 'node:path'
import type { Plugin } from 'vite'

export const bundledPackagesFile = 'bundled-packages.json'

/** What the bundler itself puts in: helpers of its own, without a path in node_modules. */
const helpers: readonly [helper: RegExp, packageName: string][] = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
]
/** What styles take in at the place where it is named, so that no module is left of it. */
const namedInStyles = /@(?:import|plugin)\s+['"]([^'".][^'"]*)['"]/g

/** The folder of the package that a file belongs to, from the innermost node_modules on; null: it is our own. */
export function packageFolderOf(id: string): string | null {
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)/.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))
  return found?.[1] ?? null
}

/** The packages that a style sheet names. */
export function packagesInStyles(css: string): string[] {
  return [...css.matchAll(namedInStyles)].map(([, name = '']) =>
    name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? ''),
  )
}

export function bundledPackages(root: string): Plugin {
  const named = new Set<string>()
  return {
    name: 'bundled-packages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.css') || packageFolderOf(id) !== null) return null
      for (const name of packagesInStyles(code)) named.add(`${root}/node_modules/${name}`)
      return null
    },
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
      )
      for (const id of ids) {
        const folder = packageFolderOf(isAbsolute(id) ? id : join(import.meta.dirname, '..', id))
        if (folder !== null) named.add(folder)
        for (const [helper, name] of helpers) if (helper.test(id)) named.add(`${root}/node_modules/${name}`)
      }
      this.emitFile({
        type: 'asset',
        fileName: bundledPackagesFile,
        source: JSON.stringify([...named].toSorted()),
      })
    },
  }
}

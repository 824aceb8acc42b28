/** The page's first script, in a file of its own that is fetched and run beside the app's. */
import { join } from 'node:path'
import type { Plugin } from 'vite'

export function earlyScript(): Plugin {
  let reference = ''
  return {
    name: 'early-script',
    apply: 'build',
    buildStart() {
      reference = this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, '..', 'src', 'early.ts'),
        name: 'early',
      })
    },
    generateBundle(_options, bundle) {
      const chunk = bundle[this.getFileName(reference)]
      if (chunk?.type === 'chunk' && chunk.imports.length > 0) {
        this.error('The first script may import nothing: it would wait for what it brings.')
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.name === 'early')
        if (!file) return []
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${file.fileName}` }
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' as const }]
      },
    },
  }
}

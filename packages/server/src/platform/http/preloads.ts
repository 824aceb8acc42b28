/**
 * Which chunks of the web app an address needs: named in the answer's Link header, they are fetched together with the
 * app's own instead of after it has run.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)
type Manifest = z.infer<typeof manifestSchema>

/** The screens by their addresses; the first that fits. */
const screens: readonly [address: RegExp, module: string][] = [
  [/^\/$/, 'src/features/home/home-page.tsx'],
  [/^\/sign-in$/, 'src/features/session/sign-in-page.tsx'],
  [/^\/orders$/, 'src/features/orders-list/orders-page.tsx'],
  [/^\/orders\/\d+$/, 'src/features/order-editor/order-page.tsx'],
  [/^\/orders\/\d+\/documents$/, 'src/features/documents/documents-page.tsx'],
  [/^\/orders\/\d+\/drawings$/, 'src/features/drawings/drawings-page.tsx'],
]

function readManifest(folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')))
  } catch {
    // A build without a list: pages come without it, somewhat later.
    return {}
  }
}

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports) filesOf(manifest, next, seen)
  return seen
}

/** For a path of the app the value of its Link header, or null. `folder` is that of the built web app. */
export function preloadsOf(folder: string): (path: string) => string | null {
  const manifest = readManifest(folder)
  const always = filesOf(manifest, 'index.html')
  const links = screens.map(([address, module]) => {
    const files = [...filesOf(manifest, module)].filter((file) => !always.has(file))
    return { address, link: files.map((file) => `</${file}>; rel=modulepreload; crossorigin`).join(', ') }
  })
  return (path) => links.find(({ address }) => address.test(path))?.link || null
}

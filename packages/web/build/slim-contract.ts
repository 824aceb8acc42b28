/**
 * The contract as the browser needs it: the names and paths of the calls, without the schemas of their bodies and
 * answers, which only the server checks. The real contract is run at build time and written down as data.
 */
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { z } from 'zod'

const folder = join(import.meta.dirname, '..', '..', 'contract', 'src')

const callSchema = z.object({ name: z.string(), path: z.string() })
const contractSchema = z.object({
  endpoints: z.record(z.string(), callSchema),
  resources: z.record(z.string(), z.object({ endpoints: z.record(z.string(), callSchema) })),
})
type Call = z.infer<typeof callSchema>
type Contract = z.infer<typeof contractSchema>

async function runContract(): Promise<Contract> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  return contractSchema.parse(await import(`data:text/javascript;base64,${code}`))
}

const pathsOf = (calls: Record<string, Call>) =>
  Object.fromEntries(Object.entries(calls).map(([key, { name, path }]) => [key, { name, path }]))

export function slimContract(): Plugin {
  let contract: Promise<Contract> | undefined
  return {
    name: 'slim-contract',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (id !== join(folder, 'endpoints.ts') && id !== join(folder, 'resources.ts')) return null
      contract ??= runContract()
      const { endpoints, resources } = await contract
      if (id.endsWith('endpoints.ts')) return `export const endpoints = ${JSON.stringify(pathsOf(endpoints))}`
      const slim = Object.entries(resources).map(([key, resource]) => [
        key,
        { endpoints: pathsOf(resource.endpoints) },
      ])
      return `export const resources = ${JSON.stringify(Object.fromEntries(slim))}`
    },
    /** What of the contract and the engine nobody uses here is left out. */
    transform(_code, id) {
      return /\/packages\/(?:contract|domain|editor)\/src\//.test(id) ? { moduleSideEffects: false } : null
    },
  }
}

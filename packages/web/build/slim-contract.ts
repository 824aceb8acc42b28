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

/** The name of a call as most paths end with it: getOrderData, get-order-data. */
const endOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Code of an object of calls: each is told by its path alone, since its name is its key, and by a folder where the rest follows. */
function callsCode(calls: Record<string, Call>): string {
  const misnamed = Object.entries(calls).find(([key, { name }]) => name !== key)
  if (misnamed) throw new Error(`the call ${misnamed[0]} has another name; look at slim-contract.ts`)
  const paths = Object.entries(calls).map(([key, { path }]) => {
    const end = `/${endOf(key)}`
    return [key, path.endsWith(end) ? path.slice(0, 1 - end.length) : path]
  })
  return `Object.fromEntries(Object.entries(${JSON.stringify(Object.fromEntries(paths))}).map(([name, path]) => [
    name,
    { name, path: path.endsWith('/') ? path + (${endOf.toString()})(name) : path },
  ]))`
}

/** The call of a resource by the rule that all of them follow. */
const resourceCall = (key: string, verb: string): Call => ({
  name: key + verb.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase()),
  path: `/api/resources/${key}/${verb}`,
})

/** Code of the resources: each is told by its verbs. */
function verbsCode(resources: Contract['resources']): string {
  const verbs = Object.entries(resources).map(([key, { endpoints }]) => {
    for (const [verb, call] of Object.entries(endpoints)) {
      const { name, path } = resourceCall(key, verb)
      if (call.name !== name || call.path !== path)
        throw new Error(`${key} ${verb} does not follow the rule; look at slim-contract.ts`)
    }
    return [key, Object.keys(endpoints).join(' ')]
  })
  return `Object.fromEntries(Object.entries(${JSON.stringify(Object.fromEntries(verbs))}).map(([key, verbs]) => [
    key,
    { endpoints: Object.fromEntries(verbs.split(' ').map((verb) => [verb, (${resourceCall.toString()})(key, verb)])) },
  ]))`
}

/** The modules of the calls and of the resources, as code. */
export function slimCode({ endpoints, resources }: Contract) {
  return {
    endpointsCode: `export const endpoints = /* @__PURE__ */ ${callsCode(endpoints)}`,
    resourcesCode: `export const resources = /* @__PURE__ */ ${verbsCode(resources)}`,
  }
}

export function slimContract(): Plugin {
  let contract: Promise<Contract> | undefined
  return {
    name: 'slim-contract',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (id !== join(folder, 'endpoints.ts') && id !== join(folder, 'resources.ts')) return null
      contract ??= runContract()
      const { endpointsCode, resourcesCode } = slimCode(await contract)
      return id.endsWith('endpoints.ts') ? endpointsCode : resourcesCode
    },
  }
}

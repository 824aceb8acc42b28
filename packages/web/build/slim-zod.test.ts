/** zod as the browser gets it: it validates, and never tries to write code, which the page's policy would report. */
import { createContext, runInContext } from 'node:vm'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { slimZod } from './slim-zod.ts'

const entry = 'virtual:entry'
const source = `
import { z } from 'zod'
const body = z.object({ title: z.string(), size: z.object({ width: z.number() }) })
globalThis.isFine = body.safeParse({ title: 'Hall', size: { width: 1 } }).success
globalThis.isWrong = body.safeParse({ title: 'Hall', size: {} }).success`

const virtual: Plugin = {
  name: 'virtual-entry',
  resolveId: (id) => (id === entry ? entry : null),
  load: (id) => (id === entry ? source : null),
}

/** Runs the built entry where code may be written; says how often that was tried. */
async function probesWith(plugins: Plugin[]) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [virtual, ...plugins],
    build: { write: false, minify: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('nothing was built')
  const code = first.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n')
  let probes = 0
  const counted = new Proxy(Function, {
    construct: (target, texts: string[]) => {
      probes += 1
      return new target(...texts)
    },
  })
  const context = createContext({ URL, Function: counted })
  runInContext(code, context)
  return { probes, isFine: context['isFine'], isWrong: context['isWrong'] }
}

it('[issue 12, 33] zod does not probe whether it may write code', async () => {
  expect(await probesWith([slimZod()])).toEqual({ probes: 0, isFine: true, isWrong: false })
}, 60_000)

it('without the plugin it does: what is counted is what the policy reports', async () => {
  expect((await probesWith([])).probes).toBeGreaterThan(0)
}, 60_000)

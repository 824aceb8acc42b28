/** zod as the browser gets it: it validates, and never tries to write code, which the page's policy would report. */
import { createContext, runInContext } from 'node:vm'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { calledUnasked, slimZod } from './slim-zod.ts'

const entry = 'virtual:entry'
const source = `
import { z } from 'zod'
const body = z.object({ title: z.string(), size: z.object({ width: z.number() }) })
globalThis.isFine = body.safeParse({ title: 'Hall', size: { width: 1 } }).success
globalThis.isWrong = body.safeParse({ title: 'Hall', size: {} }).success`

const virtual = (code: string): Plugin => ({
  name: 'virtual-entry',
  resolveId: (id) => (id === entry ? entry : null),
  load: (id) => (id === entry ? code : null),
})

/** Runs the built entry where code may be written; says how often that was tried, and what it left behind. */
async function runWith(plugins: Plugin[], entryCode: string): Promise<Record<string, unknown>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [virtual(entryCode), ...plugins],
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
  return { ...context, probes }
}

async function probesWith(plugins: Plugin[]) {
  const run = await runWith(plugins, source)
  return { probes: run['probes'], isFine: run['isFine'], isWrong: run['isWrong'] }
}

it('[issue 12, 33] zod does not probe whether it may write code', async () => {
  expect(await probesWith([slimZod()])).toEqual({ probes: 0, isFine: true, isWrong: false })
}, 60_000)

it('without the plugin it does: what is counted is what the policy reports', async () => {
  expect((await probesWith([])).probes).toBeGreaterThan(0)
}, 60_000)

it('[issue 12, 35] a method that is left out and called after all is found', () => {
  expect(calledUnasked(`const body = z.object({ mail: z.string().trim().email() })`)).toBe('email')
  expect(calledUnasked('const at = z\n  .string()\n  .max(40)\n  .datetime()')).toBe('datetime')
  expect(
    calledUnasked(`const mail = z.email(); const when = order.date(); z.string().max(3)`),
  ).toBeUndefined()
})

it('[issue 12, 35] what our schemas call is there: defaults, unions, records, changes and texts', async () => {
  const run = await runWith(
    [slimZod()],
    `
import { z } from 'zod'
const line = z.object({ id: z.number().int().positive(), title: z.string().trim().max(4).default('') })
const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create'), line }),
  z.object({ kind: z.literal('update'), props: z.record(z.string(), z.json()) }),
])
globalThis.results = [
  line.safeParse({ id: 1 }).data,
  line.safeParse({ id: 1, title: ' Hall! ' }).success,
  line.omit({ id: true }).extend({ rank: z.int().min(1) }).safeParse({ rank: 1 }).data,
  change.safeParse({ kind: 'update', props: { a: [1, { b: null }] } }).success,
  change.safeParse({ kind: 'destroy' }).success,
  z.email().safeParse('not one').success,
]`,
  )
  expect(run['results']).toEqual([{ id: 1, title: '' }, false, { title: '', rank: 1 }, true, false, false])
}, 60_000)

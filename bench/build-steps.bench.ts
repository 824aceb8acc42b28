/**
 * `build-steps`: what each build step of our own saves of the first load: the app is built without it and weighed. A step
 * that saves nothing has no reason to be there. Yardstick: the build with all of them; `ratio` is the size without the step.
 */
import { join } from 'node:path'
import { build, loadConfigFromFile, type Plugin, type PluginOption, type Rollup } from 'vite'
import { compressedSize, filesWith, firstLoadScreens } from '../packages/web/build/first-load.ts'
import { report } from './lib/measure.ts'

/** Steps that make the first load smaller, or its files fewer. Those that write files the product needs are not among them. */
const steps = [
  'slim-zod',
  'slim-icons',
  'slim-contract',
  'single-messages',
  'first-chunks',
  'collapse-facades',
]

// React's development version is twice as large.
process.env['NODE_ENV'] = 'production'
const webFolder = join(process.cwd(), 'packages', 'web')

async function flattened(option: PluginOption): Promise<Plugin[]> {
  const settled = await option
  if (!settled) return []
  if (!Array.isArray(settled)) return [settled]
  return (await Promise.all(settled.map(flattened))).flat()
}

/** The first chunks refuse a build in which they would be larger: here it is weighed. */
function withoutCheck(plugin: Plugin): Plugin {
  if (plugin.name !== 'first-chunks') return plugin
  const { generateBundle: _, ...rest } = plugin
  return rest
}

/** The chunks of the app, built in memory without one step. */
async function chunksWithout(step: string | null): Promise<Rollup.OutputChunk[]> {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(webFolder, 'vite.config.ts'),
  )
  if (!loaded) throw new Error('there is no configuration of the build')
  const plugins = await flattened(loaded.config.plugins)
  if (step !== null && !plugins.some(({ name }) => name === step)) throw new Error(`there is no step ${step}`)
  const outputs = await build({
    ...loaded.config,
    configFile: false,
    logLevel: 'error',
    plugins: plugins.filter(({ name }) => name !== step).map(withoutCheck),
    build: { ...loaded.config.build, write: false },
  })
  if (!('output' in outputs)) throw new Error('one output was expected')
  return outputs.output.filter((file) => file.type === 'chunk')
}

const all = await chunksWithout(null)
for (const step of steps) {
  const chunks = await chunksWithout(step)
  for (const [screen, module] of Object.entries(firstLoadScreens)) {
    const files = filesWith(chunks, module)
    const yardstickFiles = filesWith(all, module)
    const bytes = compressedSize(files)
    const yardstickBytes = compressedSize(yardstickFiles)
    report({
      bench: 'build-steps',
      case: `${screen} without ${step}`,
      bytes,
      files: files.length,
      chunks: chunks.length,
      yardstickBytes,
      yardstickFiles: yardstickFiles.length,
      yardstickChunks: all.length,
      ratio: bytes / yardstickBytes,
    })
  }
}

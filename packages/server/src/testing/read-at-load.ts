/**
 * Which messages are read while modules load, printed as JSON with the place that reads them: for its test, which runs this
 * in a process of its own, since a module that is there already is not loaded again.
 */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listenToMessages } from '@orderwright/domain/localization'

const packages = join(import.meta.dirname, '..', '..', '..')

/** Tests and what serves them; what does its work as it is loaded: the programs beside app.ts, and a thread. */
const passedOver = /\.test\.tsx?$|\.d\.ts$|\/testing\/|-worker\.ts$|^server\/src\/(?!app\.ts$)[\w-]+\.ts$/

/** Every module that a server may load, however late. */
const modules = ['domain', 'contract', 'paper', 'editor', 'server'].flatMap((name) =>
  readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${name}/src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !passedOver.test(file)),
)

/** Where in our code the reading stands that is told just now. */
function place(): string {
  const lines = (new Error().stack ?? '').split('\n').slice(1)
  const line = lines.find((one) => !/define-messages|read-at-load/.test(one)) ?? ''
  const found = /([^\s(]+\.tsx?):(\d+)/.exec(line)
  return found ? `${relative(packages, (found[1] ?? '').replace('file://', ''))}:${found[2]}` : line.trim()
}

const read = new Set<string>()
listenToMessages((name, key) => read.add(`${name}.${key} in ${place()}`))
for (const file of modules) await import(pathToFileURL(join(packages, file)).href)
listenToMessages()
process.stdout.write(JSON.stringify({ modules: modules.length, read: [...read] }))

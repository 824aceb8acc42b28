/** Installs the dependencies when they are missing or differ from the lock file. */
import { existsSync, readFileSync } from 'node:fs'
import { at } from './paths.mjs'
import { run } from './run.mjs'

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return undefined
  }
}

/**
 * The first package that the lock file asks for and node_modules lacks or has otherwise; undefined when they
 * agree. npm keeps a list of what it installed; it writes it last, so an interrupted installation has none.
 */
export function findOutdated(wanted, installed) {
  return Object.entries(wanted).find(([path, { version, link, optional, devOptional, inBundle }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false
    if (link || inBundle) return false
    const found = installed[path]
    if (!found) return !optional && !devOptional
    return found.version !== version
  })?.[0]
}

/** Brings node_modules up to date, saying so first. Ends the process when npm fails. */
export async function ensureInstalled() {
  const wanted = packagesOf(at('package-lock.json'))
  if (!wanted) {
    process.stderr.write('package-lock.json is missing or broken; restore it and start again.\n')
    process.exit(1)
  }
  const installed = packagesOf(at('node_modules', '.package-lock.json'))
  const outdated = installed ? findOutdated(wanted, installed) : 'everything'
  const links = Object.keys(wanted).filter((path) => wanted[path].link)
  if (!outdated && links.every((path) => existsSync(at(path)))) return
  process.stdout.write('Installing the dependencies (npm ci)…\n')
  const windows = process.platform === 'win32'
  // Building needs the development dependencies, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit', '--loglevel=error']
  const { code } = await run(windows ? 'npm.cmd' : 'npm', args, { live: true, shell: windows })
  if (code !== 0) {
    process.stderr.write(`npm ci failed (code ${code}).\n`)
    process.exit(1)
  }
}

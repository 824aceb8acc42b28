/** The product as it was at a revision, built in a folder of its own. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { at, cache } from './paths.mjs'
import { run, runNode } from './run.mjs'

async function git(...args) {
  const { code, output } = await run('git', args)
  if (code !== 0) throw new Error(`git ${args[0]}: ${output.trim()}`)
  return output.trim()
}

/** The newest tag, or undefined where there is none: in a clone without history, or before the first release. */
export async function newestTag() {
  const { code, output } = await run('git', ['describe', '--tags', '--abbrev=0'])
  return code === 0 ? output.trim() : undefined
}

/** Packages of the revision: linked from here where its lock file is the same, else installed by it. */
async function installInto(folder) {
  const isSame = ['package-lock.json'].every((name) => {
    return readFileSync(at(name), 'utf8') === readFileSync(join(folder, name), 'utf8')
  })
  const modules = join(folder, 'node_modules')
  if (isSame && process.platform !== 'win32') {
    const { code } = await run('cp', ['-al', at('node_modules'), modules])
    if (code === 0) return
    rmSync(modules, { recursive: true, force: true })
  }
  if (isSame) return cpSync(at('node_modules'), modules, { recursive: true, verbatimSymlinks: true })
  const windows = process.platform === 'win32'
  const args = ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit', '--loglevel=error']
  const { code } = await run(windows ? 'npm.cmd' : 'npm', args, { cwd: folder, live: true, shell: windows })
  if (code !== 0) throw new Error(`npm ci failed (code ${code}) in ${folder}`)
}

/** The folder of the built release; one that was built before is taken as it is. */
export async function buildRelease(revision) {
  const commit = await git('rev-parse', `${revision}^{commit}`)
  const folder = join(cache, 'releases', commit)
  const isBuilt = () =>
    ['server/dist/main.js', 'web/dist/index.html'].every((file) => existsSync(join(folder, 'packages', file)))
  if (isBuilt()) return { commit, folder }
  process.stdout.write(`Building ${revision} (${commit.slice(0, 8)})…\n`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = join(cache, 'releases', `${commit}.tar`)
  await git('archive', '--output', archive, commit)
  const { code, output } = await run('tar', ['-xf', archive, '-C', folder])
  if (code !== 0) throw new Error(output)
  rmSync(archive)
  await installInto(folder)
  const build = await runNode(join(folder, 'tools', 'build.mjs'), [], { cwd: folder })
  if (build.code !== 0 || !isBuilt()) throw new Error(`${revision} could not be built:\n${build.output}`)
  return { commit, folder }
}

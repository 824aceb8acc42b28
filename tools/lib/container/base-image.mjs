/**
 * The root of `node:<version>-<suite>-slim` without a registry of images: Debian's smallest system by debootstrap, and Node and npm from the
 * npm registry, where the image has them. Kept in the cache: it is the same for every stage and every run.
 */
import { appendFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../paths.mjs'
import { run } from '../run.mjs'

const MIRROR = 'http://deb.debian.org'
/** The one that Node 24 brings; it only installs here. */
const NPM = 'npm@11.21.2'

async function must(command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0)
    throw new Error(`${command} ${args.slice(0, 3).join(' ')} … failed (${code}):\n${output.slice(-3000)}`)
  return output
}

/** Unpacks a package of the npm registry into `folder`. */
async function unpack(name, folder) {
  mkdirSync(folder, { recursive: true })
  const file = (await must('npm', ['pack', name, '--silent', '--pack-destination', folder]))
    .trim()
    .split('\n')
    .at(-1)
  await must('tar', ['xzf', join(folder, file), '-C', folder, '--strip-components=1'])
  rmSync(join(folder, file))
}

function readImage(image) {
  const [, version, suite] = /^node:(\d+\.\d+\.\d+)-([a-z]+)-slim$/.exec(image) ?? []
  if (suite === undefined) throw new Error(`Only node:<version>-<suite>-slim can be made here, not ${image}.`)
  return { version, suite }
}

async function make({ version, suite }, root) {
  await must('debootstrap', ['--variant=minbase', suite, root, `${MIRROR}/debian`])
  // As Debian's own images have them.
  appendFileSync(
    join(root, 'etc', 'apt', 'sources.list'),
    `deb ${MIRROR}/debian ${suite}-updates main\ndeb ${MIRROR}/debian-security ${suite}-security main\n`,
  )
  writeFileSync(join(root, 'etc', 'apt', 'apt.conf.d', 'docker-clean'), 'APT::Install-Recommends "false";\n')
  rmSync(join(root, 'var', 'cache', 'apt', 'archives'), { recursive: true, force: true })
  mkdirSync(join(root, 'var', 'cache', 'apt', 'archives', 'partial'), { recursive: true })
  const node = join(root, 'tmp', 'node')
  await unpack(`node-linux-${process.arch}@${version}`, node)
  cpSync(join(node, 'bin'), join(root, 'usr', 'local', 'bin'), { recursive: true })
  rmSync(node, { recursive: true })
  await unpack(NPM, join(root, 'usr', 'local', 'lib', 'node_modules', 'npm'))
  for (const name of ['npm', 'npx']) {
    await must('ln', [
      '-s',
      `../lib/node_modules/npm/bin/${name}-cli.js`,
      join(root, 'usr', 'local', 'bin', name),
    ])
  }
}

/** The folder with the image's root; not to be written to. */
export async function baseImage(image) {
  const root = at('.cache', 'container', image.replaceAll(/[^a-z0-9.]+/g, '-'))
  if (existsSync(root)) return root
  const unfinished = `${root}.${process.pid}`
  mkdirSync(at('.cache', 'container'), { recursive: true })
  await make(readImage(image), unfinished)
  renameSync(unfinished, root)
  return root
}

/** A copy of a root, which takes no room where the file system can share it. */
export async function copyRoot(from, to) {
  await must('cp', ['-a', '--reflink=auto', from, to])
}

/** A fingerprint of files' contents, so that a build runs again exactly when its input changed. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { cache, root } from './paths.mjs'

const UNBUILT = /(\.test\.tsx?|[/\\]testing)$/

/** Files below `path` (or `path` itself), in order, without tests. */
export function listFiles(path, isLeftOut = (file) => UNBUILT.test(file)) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat || isLeftOut(path)) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .flatMap((name) => listFiles(join(path, name), isLeftOut))
}

/** One hash over the names and contents of everything below `paths`. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => listFiles(path))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function stampFile(name) {
  return join(cache, `${name}.stamp`)
}

/** The fingerprint that the last finished build `name` was made from. */
export function readStamp(name) {
  try {
    return readFileSync(stampFile(name), 'utf8')
  } catch {
    return undefined
  }
}

/** Remembers that build `name` is finished. */
export function writeStamp(name, value) {
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), value)
}

/**
 * What a part that is imported later brings along, without what has come with its importer: the lists of such files stand
 * in the first chunks, sixty of them.
 */
import { basename } from 'node:path'

/** By the importing chunk, what is there with it; with every other one, what the app starts with. */
const cameWith: readonly [importer: string, chunks: readonly string[]][] = [
  ['order', ['app', 'rolldown-runtime', 'shared', 'open', 'order']],
  ['', ['app', 'rolldown-runtime']],
]

/** `assets/order-D-mcZvz.js` is of the chunk `order`. */
const chunkOf = (file: string) => /^(.*)-.{7,8}\.(?:js|css)$/.exec(basename(file))?.[1]

/** What is fetched ahead in two chunks: whoever needs one of them waits for it, and what little it brings comes with it. */
const aheadChunks = ['later', 'popups']

/** The files of `files` that the importing file's chunk did not bring. */
export function notThereYet(files: readonly string[], importer: string): string[] {
  const [, there = []] = cameWith.find(([chunk]) => chunk === '' || chunkOf(importer) === chunk) ?? []
  const missing = files.filter((file) => !there.includes(chunkOf(file) ?? ''))
  const ahead = missing.filter((file) => aheadChunks.includes(chunkOf(file) ?? ''))
  return ahead.length > 0 ? [...ahead, ...missing.filter((file) => file.endsWith('.css'))] : missing
}

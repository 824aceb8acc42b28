/** Browsers that load pages and their later parts, wherever the balancer sends each request. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './caller.ts'
import type { Release } from './release-process.ts'

const BETWEEN_MS = 200
const LATER_PARTS = 6

/** Scripts of a release, by their names. */
function scriptsOf({ folder }: Release): string[] {
  return readdirSync(join(folder, 'packages', 'web', 'dist', 'assets')).filter((name) => name.endsWith('.js'))
}

export interface Loaded {
  /** pages by the release that they were of */
  readonly pages: Map<string, number>
  files: number
  /** files that were not there, by what they were of and who was asked */
  readonly missing: Map<string, number>
}

/** Loads pages until `signal` is aborted: a page, all that it names, and parts that somebody opens later, of its own release. */
export async function keepLoading(
  caller: Caller,
  releases: readonly [Release, Release],
  signal: AbortSignal,
  loaded: Loaded,
): Promise<void> {
  const scripts = releases.map((release) => ({ name: release.name, names: scriptsOf(release) }))
  const [old, today] = scripts.map(({ names }) => new Set(names))
  const ofOneAlone = (name: string) => old?.has(name) !== today?.has(name)
  /** a page of the old release that somebody has had open all the time */
  let openPage: string | undefined
  while (!signal.aborted) {
    const answer = await caller.get('load a page', '/', { accept: 'text/html' })
    const html = (await answer?.text()) ?? ''
    const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path = '']) => path)
    const release = scripts.find(({ names }) =>
      named.some((path) => ofOneAlone(path.slice(7)) && names.includes(path.slice(7))),
    )?.name
    openPage ??= release
    if (release) loaded.pages.set(release, (loaded.pages.get(release) ?? 0) + 1)
    for (const [of, wanted] of [
      [release, named],
      [release, later(scripts, release)],
      [openPage, later(scripts, openPage)],
    ] as const) {
      for (const path of wanted) {
        if (signal.aborted) return
        const file = await fetch(`${caller.url}/${path}`)
        await file.arrayBuffer()
        loaded.files += 1
        if (file.ok) continue
        const what = `a file of a page of the ${of} release, ${file.status}`
        loaded.missing.set(what, (loaded.missing.get(what) ?? 0) + 1)
      }
    }
    await sleep(BETWEEN_MS, undefined, { signal }).catch(() => {})
  }
}

/** Some scripts of a release, others each time. */
function later(
  scripts: readonly { readonly name: string; readonly names: readonly string[] }[],
  release: string | undefined,
): string[] {
  const names = scripts.find(({ name }) => name === release)?.names ?? []
  return Array.from(
    { length: LATER_PARTS },
    () => `assets/${names[Math.floor(Math.random() * names.length)]}`,
  )
}

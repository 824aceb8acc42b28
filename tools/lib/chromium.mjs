/**
 * The browser of the browser tests: Chromium without its windows (the same engine, a quarter less work for two cores),
 * else a whole one. Debian's is installed when there is none and that is possible.
 */
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const places = [
  // The program itself: Debian's starter stays in front of it, and a signal to the starter does not reach it.
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A browser's path, or null. `PLAYWRIGHT_CHROMIUM` names one. */
export function findChromium() {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named) return existsSync(named) ? named : null
  return places.find((place) => existsSync(place)) ?? null
}

/** Finds a browser or installs Debian's as root; answers `{ path }` or `{ problem }`, one line that says what to do. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return { path: found }
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests…\n')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], { env })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
        env,
      })
      const installed = findChromium()
      if (installed) return { path: installed }
      process.stdout.write(`${output.trim().split('\n').slice(-3).join('\n')}\n`)
    }
  }
  return {
    problem:
      'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set PLAYWRIGHT_CHROMIUM to a browser.',
  }
}

/**
 * Which browser prints: `PDF_BROWSER`, else one of the system, else the one inside @sparticuz/chromium, an optional
 * package, unpacked once into a folder of the process's own.
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

const places = [
  // The program itself: Debian's starter stays in front of it, and a signal to the starter does not reach it.
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A browser's program, or why there is none. */
export type FoundBrowser =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly detail: string }

/** `folder`: where the packed browser may be unpacked to. A browser that was named is not replaced by another. */
export async function findBrowser(named: string | undefined, folder: string): Promise<FoundBrowser> {
  if (named !== undefined) {
    return existsSync(named)
      ? { ok: true, path: named }
      : { ok: false, detail: `PDF_BROWSER names ${named}, and there is no file.` }
  }
  const path = places.find((place) => existsSync(place)) ?? (await unpackedBrowser(folder))
  return path === undefined
    ? { ok: false, detail: 'No Chromium was found: install one, or name one in PDF_BROWSER.' }
    : { ok: true, path }
}

async function unpackedBrowser(folder: string): Promise<string | undefined> {
  const before = { lambda: process.env['AWS_LAMBDA_JS_RUNTIME'], temporary: process.env['TMPDIR'] }
  try {
    const own = join(folder, 'browser')
    await mkdir(own, { recursive: true, mode: 0o700 })
    // It unpacks its libraries for this environment alone, and into the folder for temporary files.
    process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x'
    process.env['TMPDIR'] = own
    const { default: packed } = await import('@sparticuz/chromium')
    return await packed.executablePath()
  } catch {
    return undefined
  } finally {
    putBack('AWS_LAMBDA_JS_RUNTIME', before.lambda)
    putBack('TMPDIR', before.temporary)
  }
}

function putBack(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

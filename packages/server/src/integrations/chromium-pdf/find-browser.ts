/**
 * Which browser prints: `PDF_BROWSER`, else one of the system, else the one inside @sparticuz/chromium, an optional
 * package, unpacked once into a folder of the process's own.
 */
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
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
  | {
      readonly ok: true
      readonly path: string
      /** of its process, beside ours */
      readonly env?: Readonly<Record<string, string>>
    }
  | { readonly ok: false; readonly detail: string }

/**
 * `folder`: where the packed browser may be unpacked to. A browser that was named is not replaced by another. `installed`:
 * where one of the system may be.
 */
export async function findBrowser(
  named: string | undefined,
  folder: string,
  installed: readonly string[] = places,
): Promise<FoundBrowser> {
  if (named !== undefined) {
    return existsSync(named)
      ? { ok: true, path: named }
      : { ok: false, detail: `PDF_BROWSER names ${named}, and there is no file.` }
  }
  const path = installed.find((place) => existsSync(place))
  if (path !== undefined) return { ok: true, path }
  return (
    (await unpackedBrowser(folder)) ?? {
      ok: false,
      detail: 'No Chromium was found: install one, or name one in PDF_BROWSER.',
    }
  )
}

/** What the package sets while it unpacks, or for the whole process: other programs that we start must not get it. */
const touched = ['AWS_LAMBDA_JS_RUNTIME', 'TMPDIR', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH'] as const

/** The fonts of the system, where it has some, and those that come with the browser; its own settings name neither. */
function fontSettings(own: string): string {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', '/System/Library/Fonts', join(own, 'fonts')]
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders
    .map((folder) => `<dir>${folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>`)
    .join(
      '',
    )}<cachedir>${join(own, 'fonts-cache').replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</cachedir></fontconfig>`
}

async function unpackedBrowser(folder: string): Promise<FoundBrowser | undefined> {
  const before = touched.map((name) => [name, process.env[name]] as const)
  try {
    const own = join(folder, 'browser')
    const whole = join(own, 'whole')
    // One that was interrupted while it was unpacked would be taken for a whole one for ever.
    if (!existsSync(whole)) await rm(own, { recursive: true, force: true })
    await mkdir(own, { recursive: true, mode: 0o700 })
    // It unpacks its libraries for this environment alone, and into the folder for temporary files.
    process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x'
    process.env['TMPDIR'] = own
    const { default: packed } = await import('@sparticuz/chromium')
    const path = await packed.executablePath()
    const fonts = join(own, 'fonts.conf')
    await writeFile(fonts, fontSettings(own))
    await writeFile(whole, '')
    const libraries = [join(own, 'al2023', 'lib'), before.find(([name]) => name === 'LD_LIBRARY_PATH')?.[1]]
    const env = { FONTCONFIG_FILE: fonts, LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') }
    return { ok: true, path, env }
  } catch {
    return undefined
  } finally {
    for (const [name, value] of before) putBack(name, value)
  }
}

function putBack(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

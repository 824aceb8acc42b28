/**
 * The notices that licenses of others ask for: of the packages in the browser's bundle, in the server's, and of those that
 * the server loads when it runs. One text for all packages that say the same.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from './paths.mjs'

const noticeFile = /^(?:licen[cs]e|copying|notice|ofl)(?:[-.].*)?$/i

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function nameOf(person) {
  return typeof person === 'string' ? person.replace(/\s*[<(].*$/, '') : person?.name
}

/** Of packages without a file: their license's usual words with whom the package names, or where they are to be read. */
function usualWords(folder, { name, license, author, contributors = [], maintainers = [] }) {
  if (license !== 'MIT') {
    const readme = readdirSync(folder).find((file) => /^readme/i.test(file))
    const words = readme === undefined ? '' : readFileSync(join(folder, readme), 'utf8').trim()
    return `${name} is under ${license}: https://spdx.org/licenses/${license}.html\n\n${words}`.trim()
  }
  const [holder = `the authors of ${name}`] = [author, ...contributors, ...maintainers]
    .map(nameOf)
    .filter(Boolean)
  return readFileSync(at('tools', 'lib', 'licenses', 'MIT.txt'), 'utf8')
    .replace('<holder>', holder)
    .trim()
}

/** `{ name, version, license, text }` of the package in `folder`. */
export function noticeOf(folder) {
  const manifest = readManifest(folder)
  const files = readdirSync(folder).filter((file) => noticeFile.test(file) && !/\.(?:js|json|ts)$/.test(file))
  const texts = files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  const license =
    typeof manifest.license === 'string' ? manifest.license : (manifest.license?.type ?? 'see below')
  return {
    name: manifest.name,
    version: manifest.version,
    license,
    text: texts.join('\n\n') || usualWords(folder, { ...manifest, license }),
  }
}

/** Where a package is found that `from` (a path in the lock file) asks for by name: the nearest one, as Node looks. */
function resolveIn(packages, from, name) {
  const inner = '/node_modules/'
  let around = from
  while (around !== '') {
    const path = `${around}/node_modules/${name}`
    if (packages[path]) return path
    around = around.includes(inner) ? around.slice(0, around.lastIndexOf(inner)) : ''
  }
  const top = `node_modules/${name}`
  return packages[top]?.link ? packages[top].resolved : packages[top] && top
}

/** The paths of all packages that `start` (a workspace in the lock file) needs when it runs. */
export function neededWhenRunning(packages, start) {
  const needed = new Set([start])
  for (const path of needed) {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolveIn(packages, path, name)
      if (found !== undefined) needed.add(found)
    }
  }
  // Types alone are not there when it runs.
  return [...needed].filter(
    (path) => path.includes('node_modules/') && !path.includes('node_modules/@types/'),
  )
}

/** Notices by their text: `[{ packages: [{ name, version, license }], text }]`, in alphabetical order. */
export function groupedByText(notices) {
  const groups = new Map()
  for (const { text, ...one } of notices.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const packages = groups.get(text) ?? []
    if (packages.every(({ name, version }) => name !== one.name || version !== one.version))
      packages.push(one)
    groups.set(text, packages)
  }
  return [...groups].map(([text, packages]) => ({ text, packages }))
}

/** The notices of these folders and of all that the server needs when it runs. */
export function collectNotices(folders) {
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))
  const server = neededWhenRunning(packages, 'packages/server').map((path) => at(path))
  // Packages for other systems are not there.
  const all = new Set([...folders, ...server.filter((folder) => existsSync(join(folder, 'package.json')))])
  return groupedByText([...all].map(noticeOf))
}

const heading = 'Works of others in Orderwright'

export function noticesAsText(groups) {
  const line = '-'.repeat(80)
  const parts = groups.map(({ packages, text }) => {
    const names = packages.map(({ name, version, license }) => `${name} ${version} (${license})`)
    return `${line}\n${names.join('\n')}\n\n${text}\n`
  })
  return `${heading}\n\nOrderwright itself: ${readFileSync(at('LICENSE'), 'utf8').split('\n')[0]}\n\n${parts.join('\n')}`
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => escapes[sign])

/** A page that needs no script: a list of packages, each with the text that it asks for. */
export function noticesAsHtml(groups) {
  const parts = groups.map(({ packages, text }) => {
    const names = packages
      .map(
        ({ name, version, license }) => `<b>${escaped(name)}</b> ${escaped(version)} (${escaped(license)})`,
      )
      .join(', ')
    return `<li><details><summary>${names}</summary><pre>${escaped(text)}</pre></details></li>`
  })
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Licenses – Orderwright</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:2rem 1rem 4rem;color:#161616;background:#f7f7f5}
h1{font-size:1.5rem;margin:0 0 .5rem}p{max-width:40rem}a{color:#161616}ul{list-style:none;padding:0;margin:2rem 0 0}
li{border-top:1px solid #e3e3de}summary{padding:.7rem 0;cursor:pointer;overflow-wrap:anywhere}b{font-weight:600}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace;margin:0 0 1rem;padding:1rem;background:#fff}
</style>
<main>
<h1>${heading}</h1>
<p>Orderwright itself: ${escaped(readFileSync(at('LICENSE'), 'utf8').split('\n')[0] ?? '')} It contains the works below, under the licenses of their authors. The same as <a href="/licenses.txt">text</a>. <a href="/">To the start</a></p>
<ul>
${parts.join('\n')}
</ul>
</main>
</html>
`
}

/** The folders of the packages that these bundled files belong to. */
export function packageFolders(files) {
  const found = files.map((file) => /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1])
  return [...new Set(found.filter((folder) => folder !== undefined))]
}

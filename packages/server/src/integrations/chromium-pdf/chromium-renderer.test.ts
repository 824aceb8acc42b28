/** The renderer against a real browser: what it prints, what it keeps out, and what happens when the browser fails. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageSizes } from '@orderwright/domain/documents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOCUMENT_ADDRESS } from '../../platform/pdf/pdf-renderer.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { type ChromiumRenderer, createChromiumRenderer } from './chromium-renderer.ts'
import { findBrowser } from './find-browser.ts'

const size = pageSizes.landscape
const page = 'width:1056px;height:816px;overflow:hidden;break-after:page'
let folder = ''
let renderer: ChromiumRenderer

function documentOf(pages: readonly string[], head = ''): string {
  const sheets = pages.map((text) => `<section style="${page}">${text}</section>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Quote 12</title>
    <style>@page{size:1056px 816px;margin:0}body{margin:0}section:last-child{break-after:auto!important}</style>${head}</head><body>${sheets}</body></html>`
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orderwright-pdf-'))
  renderer = createChromiumRenderer({ folder })
})
afterAll(async () => {
  await renderer.close()
  rmSync(folder, { recursive: true, force: true })
})

async function textOf(html: string, from: ChromiumRenderer = renderer): Promise<string> {
  const outcome = await from.render({ html, size })
  if (!outcome.ok) throw new Error(`${outcome.problem}: ${outcome.detail}`)
  const pdf = await readPdf(outcome.bytes)
  return pdf.pages.map(({ text }) => text).join(' | ')
}

test('prints a tagged file with its title, each page of the size of its sheet', async () => {
  const outcome = await renderer.render({ html: documentOf(['One', 'Two']), size })
  if (!outcome.ok) throw new Error(outcome.detail)
  const pdf = await readPdf(outcome.bytes)
  expect(pdf.title).toBe('Quote 12')
  expect(pdf.isTagged).toBe(true)
  expect(pdf.pages.map(({ text }) => text)).toEqual(['One', 'Two'])
  // Letter, lying, in points.
  expect(pdf.pages.map(({ width, height }) => [width, height])).toEqual([
    [792, 612],
    [792, 612],
  ])
})

test('no script of a document runs, and it reaches nobody', async () => {
  const asked: string[] = []
  const listener = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('')
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const at = `http://127.0.0.1:${port}`
  const head = `<link rel="stylesheet" href="${at}/style.css"><link rel="preconnect" href="${at}">
    <link rel="prefetch" href="${at}/prefetch"><script src="${at}/script.js"></script>
    <meta http-equiv="refresh" content="0;url=${at}/refresh"><style>@import url("${at}/import.css");</style>`
  const hostile = `<p id="p">kept</p><script>document.getElementById('p').textContent='changed';new WebSocket('ws://127.0.0.1:${port}/ws')</script>
    <img src="${at}/img.png"><img src="file:///etc/passwd"><iframe src="${at}/frame"></iframe><iframe src="file:///etc/passwd"></iframe>
    <object data="${at}/object"></object><svg><image href="${at}/svg.png"></image></svg><video src="${at}/v.mp4"></video>`
  const text = await textOf(documentOf([hostile], head))
  await new Promise<void>((resolve) => listener.close(() => resolve()))
  expect(asked).toEqual([])
  expect(text).toContain('kept')
  expect(text).not.toContain('changed')
  expect(text).not.toContain('root:')
})

test('a page that was ready before prints sheets of another size, and never a file of the document before', async () => {
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const files = new Map([['picture-1', { type: 'image/png', bytes: Buffer.from(dot, 'base64') }]])
  const picture = `<p style="height:50px;background-image:url(${DOCUMENT_ADDRESS}picture-1)"></p>`
  const tall = { width: 1056, height: 1632 }
  const isPictured = (bytes: Uint8Array) => /\/Subtype\s*\/Image/.test(Buffer.from(bytes).toString('latin1'))
  const own = await renderer.render({ html: documentOf([`Own ${picture}`]), size, files })
  const other = await renderer.render({
    html: documentOf([`Other ${picture}`]).replaceAll('816px', '1632px'),
    size: tall,
  })
  if (!own.ok || !other.ok) throw new Error('both are printed')
  expect([isPictured(own.bytes), isPictured(other.bytes)]).toEqual([true, false])
  const pdf = await readPdf(other.bytes)
  expect(pdf.pages.map(({ text, width, height }) => [text, width, height])).toEqual([['Other', 792, 1224]])
})

test('several at once are all printed', async () => {
  const texts = await Promise.all(
    Array.from({ length: 6 }, (_, index) => textOf(documentOf([`Page of ${index}`]))),
  )
  expect(texts).toEqual(Array.from({ length: 6 }, (_, index) => `Page of ${index}`))
})

test('a browser that is killed is replaced, and nothing that waited is lost', async () => {
  const pid = await renderer.pid()
  if (pid === undefined) throw new Error('no browser')
  const all = Promise.all(Array.from({ length: 6 }, (_, index) => textOf(documentOf([`After ${index}`]))))
  process.kill(pid, 'SIGKILL')
  expect(await all).toEqual(Array.from({ length: 6 }, (_, index) => `After ${index}`))
  expect(await renderer.pid()).not.toBe(pid)
})

test('one that is killed and leaves a process which holds its pipe open is missed at once', async () => {
  const found = await findBrowser(undefined, folder)
  if (!found.ok) throw new Error(found.detail)
  const wrapped = join(folder, 'leaves-one-behind')
  writeFileSync(wrapped, `#!/bin/sh\nsleep 300 &\nexec '${found.path}' "$@"\n`, { mode: 0o755 })
  const left = createChromiumRenderer({ folder, browser: wrapped })
  const pid = await left.pid()
  if (pid === undefined) throw new Error('no browser')
  await textOf(documentOf(['before']), left)
  process.kill(pid, 'SIGKILL')
  expect(await textOf(documentOf(['after']), left)).toBe('after')
  expect(await left.pid()).not.toBe(pid)
  await left.close()
})

test('a browser that hangs is ended, its document fails in words, and the next is printed', async () => {
  const impatient = createChromiumRenderer({ folder, timeLimitMs: 10_000 })
  const pid = await impatient.pid()
  if (pid === undefined) throw new Error('no browser')
  await textOf(documentOf(['warm']), impatient)
  process.kill(pid, 'SIGSTOP')
  const outcome = await impatient.render({ html: documentOf(['never']), size })
  expect(outcome).toMatchObject({ ok: false, problem: 'hung' })
  expect(await textOf(documentOf(['next']), impatient)).toBe('next')
  await impatient.close()
})

test('without a browser the answer says what is missing', async () => {
  const without = createChromiumRenderer({ browser: join(folder, 'none'), folder })
  const outcome = await without.render({ html: documentOf(['x']), size })
  expect(outcome).toMatchObject({ ok: false, problem: 'missing' })
  expect(outcome.ok ? '' : outcome.detail).toContain('PDF_BROWSER')
})

test('where the system has no browser the packed one is unpacked, again after an interruption, and prints', async () => {
  const own = join(folder, 'packed')
  // What an unpacking leaves behind that was killed in the middle.
  mkdirSync(join(own, 'browser'), { recursive: true })
  writeFileSync(join(own, 'browser', 'chromium'), 'half of a browser', { mode: 0o700 })
  const packed = createChromiumRenderer({ folder: own, installed: [] })
  // In a font that came with it, or one of the system: ours are not in this document.
  expect(await textOf(documentOf(['Packed']), packed)).toBe('Packed')
  await packed.close()
  const found = await findBrowser(undefined, own, [])
  expect(found).toMatchObject({ ok: true, path: expect.stringContaining(own) })
  // What it needs is for its own process: the database's must not get other libraries.
  expect(process.env['LD_LIBRARY_PATH'] ?? '').not.toContain(own)
}, 120_000)

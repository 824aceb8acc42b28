/** Smaller files that say the same: read back by a viewer, and left alone where they are not what they seem. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fc, test as property } from '@fast-check/vitest'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { compactPdf } from './compact-pdf.ts'
import { findBrowser } from './find-browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'orderwright-compact-'))
let written: Uint8Array

beforeAll(async () => {
  const found = await findBrowser(process.env['PDF_BROWSER'], folder)
  if (!found.ok) throw new Error(found.detail)
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const rows = Array.from(
    { length: 300 },
    (_, index) => `<tr><td>Row ${index}</td><td>漢字 (a\\b) é</td></tr>`,
  )
  await page.setContent(`<html lang="en"><title>Größe (1) \\ 2</title><table>${rows.join('')}</table></html>`)
  written = new Uint8Array(await page.pdf({ tagged: true }))
  await browser.close()
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file of Chromium becomes less than half, and a viewer reads the same in it', async () => {
  const compact = await compactPdf(written)
  expect(compact.length).toBeLessThan(written.length / 2)
  const [before, after] = [await readPdf(written), await readPdf(compact)]
  expect(after).toEqual(before)
  expect(after.isTagged).toBe(true)
  expect(after.pages.at(-1)?.text).toContain('Row 299')
  expect(Buffer.from(compact.subarray(0, 8)).toString()).toBe('%PDF-1.5')
})

test('what is compact already stays as it is, byte for byte', async () => {
  const compact = await compactPdf(written)
  expect(await compactPdf(compact)).toBe(compact)
})

property.prop([fc.nat(), fc.nat()])('a file that was cut off or damaged is handed back', async (at, to) => {
  const cut = written.slice(0, at % written.length)
  expect(await compactPdf(cut)).toBe(cut)
  // The table of objects points elsewhere: nothing is put together from what stands there.
  const text = Buffer.from(written).toString('latin1')
  const table = text.indexOf('\n', text.lastIndexOf('xref\n0 ') + 5) + 1
  const entry = table + 20 * (1 + (at % 50))
  const moved = String(to % written.length).padStart(10, '0')
  if (text.slice(entry, entry + 10) === moved) return
  const damaged = new Uint8Array(written)
  damaged.set(Buffer.from(moved), entry)
  expect(await compactPdf(damaged)).toBe(damaged)
})

test('anything else is handed back', async () => {
  for (const text of [
    '',
    '%PDF-1.4',
    'startxref\n5\n%%EOF',
    '%PDF-1.4\nxref\n0 1\n0000000000 65535 f \nstartxref\n9\n%%EOF\n',
  ]) {
    const bytes = new TextEncoder().encode(text)
    expect(await compactPdf(bytes)).toBe(bytes)
  }
})

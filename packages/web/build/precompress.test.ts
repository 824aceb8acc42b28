/** Compressed forms of the build's texts. Issue 12, 35. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressedForms } from './precompress.ts'

const text = Buffer.from('export const answer = 42\n'.repeat(100))

it('[issue 12, 35] a text has two compressed forms, which give it back whole', async () => {
  const forms = new Map(await compressedForms('assets/app-1.js', text))
  expect([...forms.keys()]).toEqual(['assets/app-1.js.br', 'assets/app-1.js.gz'])
  expect(brotliDecompressSync(forms.get('assets/app-1.js.br') ?? text)).toEqual(text)
  expect(gunzipSync(forms.get('assets/app-1.js.gz') ?? text)).toEqual(text)
})

it('what is compressed by itself, and what fits a packet, has none', async () => {
  expect(await compressedForms('assets/inter-1.woff2', text)).toEqual([])
  expect(await compressedForms('assets/small-1.js', text.subarray(0, 1000))).toEqual([])
})

/**
 * Renders the swatches of the demo's finishes from their materials, with the 3D view's own light and shaders, and keeps
 * them in packages/server/src/seeds/pictures/swatch-pictures.ts. To be run when a material changes: npx tsx tools/swatches.mjs
 * With `--sheet file.png` it also writes a sheet that shows swatch, drawing and solid of every material beside each other.
 */
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { build } from 'esbuild'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { finishScene, swatchMm } from '../packages/domain/src/drawing/finish-scene.ts'
import { sceneToSvg } from '../packages/domain/src/drawing/svg/to-svg.ts'
import { readMaterial } from '../packages/domain/src/materials/schema.ts'
import { demoSeeds } from '../packages/server/src/seeds/index.ts'
import { materials, swatchKey } from '../packages/server/src/seeds/materials.ts'
import { ensureChromium } from './lib/chromium.mjs'
import { at } from './lib/paths.mjs'

/** Of a swatch, px: twice what pickers show. */
const SWATCH_PX = 64
/** Rendered larger, so that edges are smooth. */
const RENDERED_PX = 320

/** Everything with a material in the demo, once; the named ones first. */
function finishes() {
  const found = new Map(
    Object.entries(materials).map(([title, finish]) => [swatchKey(finish), { title, ...finish }]),
  )
  for (const { catalog } of demoSeeds(new Date(0))) {
    for (const { title, data } of catalog.productOptions) {
      const { fill, surface, material } = data
      if (typeof fill !== 'string' || readMaterial(material) === undefined) continue
      const key = swatchKey({ fill, material })
      if (!found.has(key)) found.set(key, { title, fill, surface, material })
    }
  }
  return found
}

/** The one view of the app, with whatever is to be rendered next. */
const page = `
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MaterialView } from './src/three/material-view.tsx'

// One picture for all: a context, its light and its shaders take longer to make than a picture.
let show
function Sheet() {
  const [shown, setShown] = useState(null)
  show = setShown
  return shown && h(MaterialView, { ...shown, dpr: 1 })
}
createRoot(document.querySelector('main')).render(h(Sheet))
const frame = () => new Promise((next) => requestAnimationFrame(() => next()))
window.render = async (finish, shape) => {
  show({ finish, shape })
  while (!document.querySelector('canvas')) await frame()
  for (let count = 0; count < 6; count += 1) await frame()
}
`

const bundled = await build({
  stdin: { contents: page, resolveDir: at('packages', 'web'), loader: 'jsx' },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'browser',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
})
const script = bundled.outputFiles[0].text
const html = `<!doctype html><style>body{margin:0;background:transparent}main{width:${RENDERED_PX}px;height:${RENDERED_PX}px}</style><main></main><script type="module" src="/page.js"></script>`
const server = createServer((request, answer) => {
  const isScript = request.url === '/page.js'
  answer
    .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    .end(isScript ? script : html)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

const found = await ensureChromium()
if (found.problem) throw new Error(found.problem)
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
})
const tab = await browser.newPage({ viewport: { width: RENDERED_PX, height: RENDERED_PX } })
tab.on('pageerror', (error) => process.stderr.write(`${error}\n`))
await tab.goto(`http://127.0.0.1:${server.address().port}/`)
await tab.waitForFunction(() => typeof window.render === 'function')

async function rendered({ fill, material }, shape) {
  const finish = { fill, material: readMaterial(material) }
  await tab.evaluate(([one, form]) => window.render(one, form), [finish, shape])
  const address = await tab.evaluate(() => document.querySelector('canvas').toDataURL('image/png'))
  return Buffer.from(address.split(',')[1], 'base64')
}

/** The same finish on a drawing. */
function drawn({ fill, surface, material }) {
  const mm = swatchMm(readMaterial(material))
  const scene = finishScene({ fill, surface, material, grain: 'horizontal' }, mm)
  return Buffer.from(sceneToSvg(scene, { scale: 60 / mm, unit: 'mm', showDimensions: false, marginMm: 1 }))
}

// What comes first waits for its context, its light and its shaders; it is not kept.
await rendered(Object.values(materials)[0], 'swatch')

const pictures = {}
const rows = []
let bytes = 0
for (const [key, finish] of finishes()) {
  const plate = await rendered(finish, 'swatch')
  const picture = await sharp(plate)
    .resize(SWATCH_PX, SWATCH_PX)
    .webp({ quality: 62, alphaQuality: 60, effort: 6 })
    .toBuffer()
  pictures[key] = picture.toString('base64')
  bytes += picture.length
  if (materials[finish.title])
    rows.push({ plate, drawing: drawn(finish), solid: await rendered(finish, 'solid') })
}
await browser.close()
server.close()

const lines = Object.entries(pictures)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  // As the formatter lays it out: quotes where a key needs them.
  .map(([key, picture]) => `  ${/^[a-z]\w*$/.test(key) ? key : `'${key}'`}:\n    '${picture}',`)
const head = `/** Swatches of the demo's finishes, WebP of ${SWATCH_PX} px in base64, by what they are made of. Rendered by tools/swatches.mjs. */
export const swatchPictures: Readonly<Record<string, string>> = {`
writeFileSync(
  at('packages', 'server', 'src', 'seeds', 'pictures', 'swatch-pictures.ts'),
  `${head}\n${lines.join('\n')}\n}\n`,
)
process.stdout.write(`${Object.keys(pictures).length} swatches, ${bytes} bytes\n`)

const sheet = process.argv.includes('--sheet') ? process.argv.at(-1) : null
if (sheet) {
  const cell = 200
  const columns = 3
  const parts = []
  for (const [index, row] of rows.entries()) {
    const left = (index % columns) * (cell * 3 + 40)
    const top = Math.floor(index / columns) * (cell + 20)
    for (const [place, picture] of [row.plate, row.drawing, row.solid].entries()) {
      const input = await sharp(picture, { density: 110 })
        .resize(cell, cell, { fit: 'contain', background: '#fff' })
        .png()
        .toBuffer()
      parts.push({ input, left: left + place * cell, top })
    }
  }
  const height = Math.ceil(rows.length / columns) * (cell + 20)
  const blank = { width: columns * (cell * 3 + 40), height, channels: 3, background: '#ffffff' }
  await sharp({ create: blank }).composite(parts).png().toFile(sheet)
}

/**
 * Renders the swatches of the demo's finishes from their materials, with the 3D view's own light and shaders, and keeps
 * them in packages/server/src/seeds/swatch-pictures.ts. To be run when a material changes: npx tsx tools/swatches.mjs
 * With `--sheet file.png` it also writes a sheet that shows swatch, drawing and solid of every material beside each other.
 */
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { build } from 'esbuild'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { drawFamily } from '../packages/domain/src/drawing/registry.ts'
import { loadDrawingFamilies } from '../packages/domain/src/drawing-families.ts'
import { sceneToSvg } from '../packages/domain/src/drawing/to-svg.ts'
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

/** How much of a material a swatch shows, mm. */
function swatchMm({ kind, repeat }) {
  if (kind === 'wood') return repeat * 1.1
  if (kind === 'stone') return repeat * 0.9
  return kind === 'fabric' ? repeat * 16 : 60
}

/** A plate or a rod of the material, as the 3D view has it. */
const page = `
import { createElement as h, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Canvas, useThree } from '@react-three/fiber'
import { resolveGraphic } from '@orderwright/domain'
import { NeutralToneMapping } from 'three'
import { ProductMeshes } from './src/three/product-meshes.tsx'
import { Studio } from './src/three/studio.tsx'

const shapes = {
  plate: (mm) => [{ id: 'p', type: 'box', title: 'Plate', props: { width: mm * 3, height: mm * 3, depth: mm / 12, color: 'finish.fill' }, children: [] }],
  solid: (mm) => [
    { id: 'b', type: 'box', title: 'Box', props: { width: mm, height: mm * 0.62, depth: mm * 0.3, rounding: mm / 60, x: -mm * 0.12, color: 'finish.fill' }, children: [] },
    { id: 'c', type: 'cylinder', title: 'Rod', props: { diameter: mm * 0.34, length: mm * 0.62, x: mm * 0.62, color: 'finish.fill' }, children: [] },
  ],
}
// One picture for all: a context, its light and its shaders take longer to make than a picture.
let show
function Camera({ mm, shape }) {
  const camera = useThree((state) => state.camera)
  const invalidate = useThree((state) => state.invalidate)
  useLayoutEffect(() => {
    // Near a plate of metal, so that its light changes from edge to edge; others are seen straight, for their figure.
    const views = {
      metal: { at: [mm * 0.34, mm * 0.12, mm * 0.62], fov: 62, to: mm * 0.02 },
      plate: { at: [0, 0, mm * 2.6], fov: 22, to: 0 },
      solid: { at: [mm * 2.6, mm * 1.5, mm * 4], fov: 22, to: mm * 0.12 },
    }
    const view = views[shape]
    camera.position.set(...view.at)
    Object.assign(camera, { fov: view.fov, aspect: 1, near: mm / 100, far: mm * 20 })
    camera.lookAt(view.to, 0, 0)
    camera.updateProjectionMatrix()
    invalidate()
  })
  return null
}
function Sheet() {
  const [shown, setShown] = useState(null)
  show = setShown
  if (!shown) return null
  return h(Canvas, {
    dpr: 1, frameloop: 'demand', style: { width: '100%', height: '100%' },
    gl: { antialias: true, alpha: true, preserveDrawingBuffer: true, toneMapping: NeutralToneMapping },
    camera: { manual: true },
  }, h(Studio, { bounds: shown.resolved.bounds, shape: shown.resolved.meshes }), h(ProductMeshes, { meshes: shown.resolved.meshes }), h(Camera, shown))
}
createRoot(document.querySelector('main')).render(h(Sheet))
const frame = () => new Promise((next) => requestAnimationFrame(() => next()))
window.render = async (finish, mm, shape) => {
  const nodes = [{ id: 'top', type: 'group', title: 'All', props: {}, children: shapes[shape === 'solid' ? 'solid' : 'plate'](mm) }]
  const resolved = resolveGraphic({ nodes }, { finish })
  if (!resolved.ok) throw new Error(JSON.stringify(resolved))
  show({ resolved, mm, shape })
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

async function rendered({ title, fill, material }, mm, shape) {
  const finish = { title, fill, material: readMaterial(material) }
  await tab.evaluate(([one, size, form]) => window.render(one, size, form), [finish, mm, shape])
  const address = await tab.evaluate(() => document.querySelector('canvas').toDataURL('image/png'))
  return Buffer.from(address.split(',')[1], 'base64')
}

await loadDrawingFamilies()

/** The same finish on a drawing. */
function drawn({ fill, surface, material }, mm) {
  const finish = { fill, surface, material, grain: 'horizontal' }
  const scene = drawFamily('article', { width: mm, height: mm, depth: mm, finish }).scene
  const front = { ...scene, bounds: scene.parts[0].box, items: scene.items.slice(0, -2) }
  return Buffer.from(sceneToSvg(front, { scale: 60 / mm, unit: 'mm', showDimensions: false, marginMm: 1 }))
}

const pictures = {}
const rows = []
let bytes = 0
for (const [key, finish] of finishes()) {
  const mm = swatchMm(readMaterial(finish.material))
  const plate = await rendered(finish, mm, finish.material.kind === 'metal' ? 'metal' : 'plate')
  const picture = await sharp(plate)
    .resize(SWATCH_PX, SWATCH_PX)
    .webp({ quality: 62, alphaQuality: 60, effort: 6 })
    .toBuffer()
  pictures[key] = picture.toString('base64')
  bytes += picture.length
  if (materials[finish.title])
    rows.push({ plate, drawing: drawn(finish, mm), solid: await rendered(finish, mm, 'solid') })
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
  at('packages', 'server', 'src', 'seeds', 'swatch-pictures.ts'),
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

/** The yardstick of the canvas: the same boxes with their numbers as bare SVG, and a meter of frames in any page. */
import type { Page } from 'playwright-core'

/** Counted by the page itself since it was opened. */
interface Meter {
  frames: number
  moves: number
  /** of each long task, milliseconds */
  readonly long: number[]
}

declare global {
  interface Window {
    meter: Meter
  }
}

/** Runs in the page: counts its frames and its long tasks. */
export function installMeter(): void {
  const meter: Meter = { frames: 0, moves: 0, long: [] }
  window.meter = meter
  const tick = () => {
    meter.frames += 1
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  document.addEventListener('pointermove', () => (meter.moves += 1), { capture: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) meter.long.push(duration)
  }).observe({ type: 'longtask' })
}

/** What is driven: how to pan, zoom and drag there, and where the first shape and the camera are. */
export interface Driven {
  readonly page: Page
  readonly middle: { readonly x: number; readonly y: number }
  readonly place: () => Promise<readonly number[]>
  readonly beginPan: () => Promise<void>
  readonly endPan: () => Promise<void>
}

/** The same boxes with their numbers as bare SVG, panned by its viewBox and dragged by an attribute. */
export async function openSvg(page: Page, count: number, draggedAtOnce: number): Promise<Driven> {
  await page.setContent('<body style="margin:0"></body>')
  await page.evaluate(installMeter)
  await page.evaluate(
    ([wanted, many]) => {
      const across = Math.ceil(Math.sqrt(wanted))
      const boxes = Array.from({ length: wanted }, (_, at) => {
        const [x, y] = [(at % across) * 40, Math.floor(at / across) * 60]
        return `<g transform="translate(${x} ${y})"><rect width="32" height="48" fill="none" stroke="#222"/><text x="16" y="26" font-size="6" text-anchor="middle">${at + 1}</text></g>`
      })
      const [width, height] = [across * 40, Math.ceil(wanted / across) * 60]
      document.body.innerHTML = `<svg width="1000" height="800" viewBox="0 0 ${width} ${height}">${boxes.join('')}</svg>`
      const svg = document.querySelector('svg')
      if (!svg) return
      const view = { x: 0, y: 0, width, height }
      let held: { x: number; y: number; starts: { shape: SVGGElement; e: number; f: number }[] } | null = null
      const scale = () => view.width / 1000
      const show = () => svg.setAttribute('viewBox', [view.x, view.y, view.width, view.height].join(' '))
      svg.addEventListener('pointerdown', (event) => {
        const all = [...svg.querySelectorAll('g')]
        const shapes = event.shiftKey ? all.slice(wanted / 2, wanted / 2 + (event.altKey ? many : 1)) : []
        const starts = shapes.map((shape) => {
          const { e = 0, f = 0 } = shape.transform.baseVal.consolidate()?.matrix ?? {}
          return { shape, e, f }
        })
        held = { x: event.clientX, y: event.clientY, starts }
      })
      svg.addEventListener('pointermove', (event) => {
        if (!held) return
        const by = { x: (event.clientX - held.x) * scale(), y: (event.clientY - held.y) * scale() }
        for (const { shape, e, f } of held.starts) {
          shape.setAttribute('transform', `translate(${e + by.x} ${f + by.y})`)
        }
        if (held.starts.length === 0) {
          view.x -= by.x
          view.y -= by.y
          held = { ...held, x: event.clientX, y: event.clientY }
          show()
        }
      })
      svg.addEventListener('pointerup', () => (held = null))
      svg.addEventListener(
        'wheel',
        (event) => {
          event.preventDefault()
          const factor = 1.0015 ** event.deltaY
          view.width *= factor
          view.height *= factor
          show()
        },
        { passive: false },
      )
    },
    [count, draggedAtOnce] as const,
  )
  return {
    page,
    middle: { x: 500, y: 400 },
    place: () =>
      page.evaluate(() =>
        (document.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number),
      ),
    beginPan: async () => {},
    endPan: async () => {},
  }
}

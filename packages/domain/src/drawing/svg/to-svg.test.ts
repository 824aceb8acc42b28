/** SVG output: true size, escaping of hostile text, vector only. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { drawFamily } from '../registry.ts'
import type { Scene } from '../scene.ts'
import { escapeXml, itemsToMarkup, sceneToSvg } from './to-svg.ts'

const options = { scale: 1, unit: 'mm', showDimensions: true } as const

function textScene(text: string): Scene {
  return {
    family: 'test',
    bounds: { x: 0, y: 0, width: 10, height: 10 },
    items: [
      {
        kind: 'text',
        at: { x: 5, y: 5 },
        anchor: 'middle',
        text,
        font: { family: text, weight: 400, sizeMm: 3 },
        fill: 'ink',
        part: text,
      },
    ],
    dimensions: [],
    parts: [],
    description: text,
  }
}

/** A small strict reader: every `<` opens a known tag, attributes are quoted, nothing else is markup. */
function isWellFormed(svg: string): boolean {
  const tag = /<\/?(?:svg|g|path|rect|circle|line|text|title|desc)(?: [a-zA-Z:-]+="[^"<>]*")*\/?>/g
  const rest = svg.replaceAll(tag, '')
  return !/[<>]/.test(rest) && !/&(?!amp;|lt;|gt;|quot;|#39;)/.test(svg)
}

describe('scene to SVG', () => {
  it('[issue 15] lays a plate under words that stand over pictures, and holds the words once: no line about their letters', () => {
    const [item] = textScene('North wall').items
    if (item?.kind !== 'text') throw new Error('no text')
    const markup = itemsToMarkup([{ ...item, rotation: 90, hasPlate: true }], { scale: 1 })
    const [plate, words] = markup.split(/(?=<text)/)
    expect(plate).toMatch(/^<rect transform="translate\(5 5\) rotate\(90\)" .* fill="#ffffff"\/>$/)
    expect(words).toMatch(/^<text transform="translate\(5 5\) rotate\(90\)" [^>]*>North wall<\/text>$/)
    expect(markup).not.toContain('stroke=')
    // As wide as the words and their margin, and about the place where they are anchored.
    const [x = 0, width = 0] = ['x', 'width'].map((name) =>
      Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(plate ?? '')?.[1]),
    )
    expect(width).toBeGreaterThan(12)
    expect(width).toBeLessThan(22)
    expect(x + width / 2).toBeCloseTo(0, 3)
  })

  it.each([
    '</text><script>alert(1)</script>',
    '"><image href="http://a.invalid/x"/>',
    "' onload='x",
    ']]>&<!--',
    'a\u0000b\u000Bc',
    '\uD800 lone',
    '😀 <b>',
  ])('keeps hostile text as text: %j', (text) => {
    const svg = sceneToSvg(textScene(text), options)
    expect(isWellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/<script|<image| on[a-z]+="/)
    expect(svg).not.toMatch(/\p{Cs}|\u0000/u)
  })

  test.prop([fc.string({ unit: 'binary', maxLength: 40 })])('stays well-formed for any text', (text) => {
    expect(isWellFormed(sceneToSvg(textScene(text), { ...options, title: text }))).toBe(true)
  })

  it('writes ordinary text unchanged', () => {
    expect(escapeXml('Évasion 7/8')).toBe('Évasion 7/8')
    expect(sceneToSvg(textScene('ON & OFF'), options)).toContain('>ON &amp; OFF</text>')
  })

  it('has the true size in millimetres', () => {
    const drawn = drawFamily('cover-plate', { width: 82, height: 82, screws: { type: 'none' } })
    if (!drawn.ok) throw new Error(drawn.code)
    const svg = sceneToSvg(drawn.scene, { scale: 0.5, unit: 'mm', showDimensions: false, marginMm: 0 })
    expect(svg).toContain('width="41mm" height="41mm" viewBox="0 0 82 82"')
    expect(svg).toContain('text-rendering="geometricPrecision"')
  })

  it('keeps line weights of the paper at every scale', () => {
    const drawn = drawFamily('cover-plate', { width: 82, height: 82, bevel: 0, screws: { type: 'none' } })
    if (!drawn.ok) throw new Error(drawn.code)
    const svg = (scale: number) => sceneToSvg(drawn.scene, { scale, unit: 'mm', showDimensions: false })
    expect(svg(1)).toContain('stroke-width="0.5"')
    expect(svg(0.25)).toContain('stroke-width="2"')
  })

  it('uses nothing that a printer turns into pixels', () => {
    const drawn = drawFamily('keypad-plate', {
      width: 117,
      height: 82,
      finish: { surface: 'brushed' },
      mechanismFinish: { surface: 'polished' },
      layoutString: 'PRTD',
    })
    if (!drawn.ok) throw new Error(drawn.code)
    expect(sceneToSvg(drawn.scene, options)).not.toMatch(
      /<(pattern|mask|filter|clipPath|image|linearGradient)/,
    )
  })

  it('draws outlines instead of text when asked', () => {
    const scene = textScene('A')
    const [text] = scene.items
    if (!text || text.kind !== 'text') throw new Error('no text')
    const outlined = { ...scene, items: [{ ...text, outlines: 'M0 0L1 0L1 1Z' }] }
    expect(sceneToSvg(outlined, { ...options, preferOutlines: true })).toContain('d="M0 0L1 0L1 1Z"')
    expect(sceneToSvg(outlined, options)).toContain('<text')
  })
})

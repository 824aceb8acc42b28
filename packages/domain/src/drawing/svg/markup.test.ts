/** Primitives as SVG, each in all it can be; the words of descriptions; scales of windows. */
import { describe, expect, it } from 'vitest'
import { paperScaleText } from '../fit.ts'
import type { Primitive } from '../scene.ts'
import { itemsToMarkup, itemsToSvg, type MarkupOptions } from './to-svg.ts'
import { listText, sentences, sizeText } from '../words.ts'

const markup = (item: Primitive, options: Partial<MarkupOptions> = {}) =>
  itemsToMarkup([item], { scale: 0.5, ...options })

const path = { kind: 'path', d: 'M0 0H1' } as const
const text: Primitive = {
  kind: 'text',
  at: { x: 1, y: 2 },
  anchor: 'end',
  text: 'ON',
  font: { family: 'Inter', weight: 500, sizeMm: 3 },
  fill: 'ink2',
}

describe('a primitive as SVG', () => {
  it.each<[string, Primitive, string]>([
    ['a path without line or surface', path, '<path d="M0 0H1" fill="none"/>'],
    [
      'a dashed line of the paper',
      { ...path, role: 'hidden', part: 'plate' },
      '<path d="M0 0H1" fill="none" stroke="#161616" stroke-width="0.5" stroke-dasharray="4 2" data-part="plate"/>',
    ],
    [
      'a line of its own width, which is never dashed',
      { ...path, role: 'hidden', strokeMm: 0.7, stroke: '#ff0000', isRoundJoined: true },
      '<path d="M0 0H1" fill="none" stroke="#ff0000" stroke-width="0.7" stroke-linecap="round" stroke-linejoin="round"/>',
    ],
    [
      'a surface that is seen through',
      { ...path, fill: 'accent', opacity: 0.5 },
      '<path d="M0 0H1" fill="#161616" fill-opacity="0.5"/>',
    ],
    [
      'a line that is seen through',
      { ...path, fill: 'none', role: 'fine', opacity: 0.5 },
      '<path d="M0 0H1" fill="none" stroke="#161616" stroke-width="0.26" stroke-opacity="0.5"/>',
    ],
    [
      'both',
      { ...path, fill: 'paper', role: 'fine', opacity: 0 },
      '<path d="M0 0H1" fill="#ffffff" stroke="#161616" stroke-width="0.26" opacity="0"/>',
    ],
    [
      'a rectangle',
      { kind: 'rect', x: 1, y: 2, width: 3, height: 4, radius: 0.5, fill: '#abcdef' },
      '<rect x="1" y="2" width="3" height="4" rx="0.5" fill="#abcdef"/>',
    ],
    [
      'a rectangle with corners',
      { kind: 'rect', x: 1, y: 2, width: 3, height: 4, radius: 0 },
      '<rect x="1" y="2" width="3" height="4" fill="none"/>',
    ],
    [
      'a circle',
      { kind: 'circle', center: { x: 1, y: 2 }, radius: 3 },
      '<circle cx="1" cy="2" r="3" fill="none"/>',
    ],
    [
      'a line',
      { kind: 'line', from: { x: 1, y: 2 }, to: { x: 3, y: 4 }, role: 'outline' },
      '<line x1="1" y1="2" x2="3" y2="4" fill="none" stroke="#161616" stroke-width="1"/>',
    ],
    [
      'a text',
      text,
      '<text transform="translate(1 2)" text-anchor="end" font-family="Inter" font-weight="500" font-size="3" fill="#5c5c58">ON</text>',
    ],
    [
      'a group',
      { kind: 'group', at: { x: 1, y: 2 }, part: 'a<b', items: [path, path] },
      '<g transform="translate(1 2)" data-part="a&lt;b"><path d="M0 0H1" fill="none"/><path d="M0 0H1" fill="none"/></g>',
    ],
    [
      'a group of no part',
      { kind: 'group', at: { x: 1, y: 2 }, items: [] },
      '<g transform="translate(1 2)"></g>',
    ],
  ])('%s', (_what, item, svg) => {
    expect(markup(item)).toBe(svg)
  })

  it('has other inks, thinner lines and other fonts where these are asked for', () => {
    expect(
      markup(
        { ...path, role: 'outline', stroke: 'ink2', fill: 'ink' },
        { lineScale: 0.5, inks: { ink: '#000001' } },
      ),
    ).toBe('<path d="M0 0H1" fill="#000001" stroke="#5c5c58" stroke-width="0.5"/>')
    expect(markup({ ...text, rotation: -90 }, { fallbackFonts: 'serif' })).toContain(
      'transform="translate(1 2) rotate(-90)" text-anchor="end" font-family="Inter, serif"',
    )
    expect(markup({ ...text, outlines: 'M0 0Z' }, { preferOutlines: true })).toBe(
      '<path d="M0 0Z" transform="translate(1 2)" fill="#5c5c58"/>',
    )
    expect(markup(text, { preferOutlines: true })).toContain('>ON</text>')
  })

  it('stands in a file of true size, with a title and a description where there are some', () => {
    const file = (title: string, description: string) =>
      itemsToSvg([path], { x: -1, y: -2, width: 30, height: 40 }, { scale: 0.5 }, { title, description })
    const head =
      '<svg xmlns="http://www.w3.org/2000/svg" width="15mm" height="20mm" viewBox="-1 -2 30 40" ' +
      'text-rendering="geometricPrecision" xml:space="preserve" role="img">'
    const body = '<path d="M0 0H1" fill="none"/></svg>'
    expect(file('', '')).toBe(head + body)
    expect(file('A & B', '<C>')).toBe(`${head}<title>A &amp; B</title><desc>&lt;C&gt;</desc>${body}`)
  })
})

it('descriptions are put together from words', () => {
  expect([sizeText(117, 82.5), sizeText(117.475, 82.55, 'in')]).toEqual(['117 × 82.5 mm', '4 5/8" × 3 1/4"'])
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listText)).toEqual(['', 'a', 'a and b', 'a, b and c'])
  expect(sentences(['One', undefined, '', 'Two'])).toBe('One. Two.')
})

it.each([
  [1 / 19.96, '1 : 20'],
  [1 / 20.4, '1 : 20'],
  [1 / 20.6, '1 : 21'],
  [1 / 2.54, '1 : 2.5'],
  [25.4, '25 : 1'],
  [2.54, '2.5 : 1'],
  [1.04, '1 : 1'],
  [0.98, '1 : 1'],
])('the scale %f is written %s', (scale, written) => {
  expect(paperScaleText(scale)).toBe(written)
})

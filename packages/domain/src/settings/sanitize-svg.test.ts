/** What is left of SVG files from outside. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { sanitizeSvg } from './sanitize-svg.ts'

const ns = 'xmlns="http://www.w3.org/2000/svg"'
const svg = (inner: string, more = '') => `<svg ${ns} viewBox="0 0 9 9"${more}>${inner}</svg>`
const path = '<path d="M0 0h9"/>'

describe('an SVG from outside', () => {
  it('[issue 14] keeps what draws', () => {
    const picture = svg(
      '<title>Mark</title><defs><style>.a{fill:#123456}</style><linearGradient id="g"><stop offset="0"/></linearGradient></defs>' +
        '<g class="a" fill="url(#g)"><path d="M0 0h9"/><use href="#g"/></g>',
    )
    expect(sanitizeSvg(`<?xml version="1.0"?><!DOCTYPE svg><!-- made -->${picture}\n`)).toEqual({
      ok: true,
      svg: picture,
    })
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in CDATA', '<script><![CDATA[alert("</svg>")]]></script>'],
    [
      'a page within',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><p>x</p></body></foreignObject>',
    ],
    ['a picture from elsewhere', '<image href="https://example.com/a.png"/>'],
    ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ])('[issue 14] drops %s', (_, inner) => {
    expect(sanitizeSvg(svg(inner + path))).toEqual({ ok: true, svg: svg(path) })
  })

  it.each([
    'onload="alert(1)"',
    'ONCLICK="alert(1)"',
    'href="javascript:alert(1)"',
    'xlink:href="https://example.com/#a"',
    'style="fill:url(https://example.com/a)"',
    'fill=\'url("//example.com")\'',
    'fill="&#117;rl(https://example.com)"',
    'style="background:\\75rl(x)"',
    'sodipodi:role="line"',
  ])('[issue 14] drops the attribute %s', (attribute) => {
    expect(sanitizeSvg(svg(`<path ${attribute} d="M0 0h9"/>`))).toEqual({ ok: true, svg: svg(path) })
  })

  it('[issue 14] drops a style sheet that could fetch', () => {
    for (const css of ['@import "https://example.com"', '.a{fill:url(https://example.com)}']) {
      expect(sanitizeSvg(svg(`<style>${css}</style>${path}`))).toEqual({
        ok: true,
        svg: svg(`<style></style>${path}`),
      })
    }
  })

  it.each([
    '',
    'hello',
    '<html></html>',
    '<svg>',
    '<svg></g></svg>',
    `${svg(path)}<svg/>`,
    svg('<path d=M0/>'),
    svg('<path d="M0 0" <script>/>'),
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
    svg('<title>&bomb;</title>'),
    svg('<g>'.repeat(100) + path + '</g>'.repeat(100)),
  ])('[issue 14] %j is no picture', (source) => {
    expect(sanitizeSvg(source)).toEqual({ ok: false, problem: 'broken' })
  })

  it('[issue 14] says when nothing is left to see', () => {
    expect(sanitizeSvg(svg('<script>1</script>'))).toEqual({ ok: false, problem: 'empty' })
  })

  it('[issue 14] what is written again is clean, and stays as it is when it is read once more', () => {
    const whole = fc.constantFrom(
      '<script>a</script>',
      '<g onload="a"><path style="fill:url(#a)"/></g>',
      '<use href="javascript:a"/>',
      '<![CDATA[<script>]]>',
      '<!-- <script> -->',
      '<style>.a{}</style>',
      '<title>&lt;script&gt; &#60;</title>',
      'x',
    )
    const torn = fc.constantFrom('<', '>', '</g>', '<g>', '"', '<script>', '<!--', ']]>', '&lt', ' onload=')
    const parts = fc.array(fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: torn }), {
      maxLength: 8,
    })
    checkLaw({ readable: 30, torn: 5 }, parts, (cover, inner) => {
      const once = sanitizeSvg(svg(inner.join('') + path))
      if (!once.ok) return cover('torn')
      cover('readable')
      expect(once.svg).not.toMatch(/<script|<foreignObject|\son\w+=|javascript:|<!|<\?/i)
      expect(sanitizeSvg(once.svg)).toEqual(once)
    })
  })
})

/** The page paints before its styles and its script are there. Issue 12, 35. */
import { expect, it } from 'vitest'
import { withFirstPaint } from './first-paint.ts'

it('the page holds the sign of loading, and asks for its styles after it', () => {
  const html = withFirstPaint(
    '<html><head>\n    <link rel="stylesheet" crossorigin href="/assets/app-1.css">\n  </head><body>\n<div id="root"></div>\n</body></html>',
  )
  const [head = '', body = ''] = html.split('</head>')
  expect(head).toMatch(/<style>#first\{/)
  expect(head).not.toContain('stylesheet')
  expect(body).toMatch(
    /<div id="root"><div id="first".*<svg.*<\/div><\/div>\n\s*<link rel="stylesheet"[^>]*app-1\.css">/s,
  )
})

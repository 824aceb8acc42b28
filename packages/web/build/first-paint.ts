/**
 * What stands on the screen before the app has run: the sign of loading, in the page itself. The styles come after it, so
 * that it does not wait for them; the app, which is deferred, does.
 */
import type { Plugin } from 'vite'

const look =
  '#first{display:flex;min-height:70vh;align-items:center;justify-content:center;background:#f7f7f5;color:#161616}'
const sign =
  '<svg width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="1.5"><rect x=".75" y=".75" width="38.5" height="38.5" rx="2" stroke-opacity=".25"/><circle cx="20" cy="20" r="9" stroke-dasharray="42 15"/></svg>'

/** `html` with the sign in its root, and its style sheets after it. */
export function withFirstPaint(html: string): string {
  const sheets = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g) ?? []
  const rest = sheets.reduce((text, sheet) => text.replace(sheet, ''), html)
  return rest
    .replace('</head>', `  <style>${look}</style>\n  </head>`)
    .replace(
      '<div id="root"></div>',
      `<div id="root"><div id="first" aria-hidden="true">${sign}</div></div>\n${sheets.join('').trimEnd()}`,
    )
}

export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withFirstPaint },
  }
}

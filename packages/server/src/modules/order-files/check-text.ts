/** Whether bytes are plain text that does nothing: UTF-8, without control characters, and no page, picture or script. */
import { TextDecoder } from 'node:util'

// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/
/** What a program would take for more than words at the beginning of a file. */
const active =
  /^\s*(?:<|#!|@echo\b|%!ps|%pdf|mime-version\s*:|\{\\rtf|begin:v|javascript:|rem\s)|<(?:!doctype|html|script|svg|iframe|body|head|object|embed)\b/i
/** As far as a reader looks for what a file is. */
const LOOKED_AT = 4096

/** The text of a file; null where it is none. */
export function plainTextOf(file: Buffer): string | null {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return null
  }
  return control.test(text) ? null : text
}

export function isHarmlessText(text: string): boolean {
  return !active.test(text.slice(0, LOOKED_AT))
}

/** A drawing in DXF begins with the head of its first section, and ends with its end. */
export function isDxf(text: string): boolean {
  const lines = text.slice(0, LOOKED_AT).split(/\r?\n/, 200)
  let at = 0
  // Comments may stand before it.
  while (lines[at]?.trim() === '999') at += 2
  return (
    lines[at]?.trim() === '0' && lines[at + 1]?.trim() === 'SECTION' && /\n\s*EOF\s*$/.test(text.slice(-200))
  )
}

/** What is pasted into a field that holds several values on one line. */
import type { ClipboardEvent } from 'react'

/**
 * A block of lines or cells, such as a column of a spreadsheet, with commas between; null for what has one line. Browsers leave out what parts
 * lines: two numbers would be one.
 */
export function pastedList(text: string): string | null {
  const entries = text
    .split(/[\r\n\t]+/)
    .map((entry) => entry.trim().replace(/[,;]+$/, ''))
    .filter((entry) => entry !== '')
  return entries.length < 2 ? null : entries.join(', ')
}

/** For `onPaste` of such a field: gives what it says then, where the browser would run lines into each other. */
export function pasteList(onChange: (value: string) => void) {
  return (event: ClipboardEvent<HTMLInputElement>): void => {
    const { readOnly, value, selectionStart, selectionEnd } = event.currentTarget
    const list = pastedList(event.clipboardData.getData('text/plain'))
    if (list === null || readOnly) return
    event.preventDefault()
    onChange(
      value.slice(0, selectionStart ?? value.length) + list + value.slice(selectionEnd ?? value.length),
    )
  }
}

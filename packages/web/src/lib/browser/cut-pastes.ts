/** Fields have a most of what they hold, and browsers leave out what is pasted beyond it without a word. Here it is told. [issue 14] */

export interface CutPaste {
  /** in characters, as fields count them */
  readonly pasted: number
  readonly taken: number
}

/** How much of a pasted text a field takes; null: all of it. `selected`: characters that it replaces. */
export function cutPaste(
  text: string,
  field: {
    readonly maxLength: number
    readonly length: number
    readonly selected: number
    readonly isOneLine: boolean
  },
): CutPaste | null {
  if (field.maxLength < 0) return null
  // Into one line browsers put a blank for a break, and leave out those at the end.
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const pasted = (field.isOneLine ? lines.replace(/\n+$/, '') : lines).length
  const room = Math.max(0, field.maxLength - field.length + field.selected)
  return pasted > room ? { pasted, taken: room } : null
}

/** Tells of each paste that was cut, until what it gives back is called. */
export function watchPastes(tell: (cut: CutPaste) => void): () => void {
  function onPaste(event: ClipboardEvent) {
    const field = event.target
    // What a field reads by itself is its own business.
    if (event.defaultPrevented) return
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    // Fields of e-mail addresses and numbers do not say what is selected in them: how much they take is not known.
    if (field.selectionStart === null && field.value !== '') return
    const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0)
    const cut = cutPaste(event.clipboardData?.getData('text/plain') ?? '', {
      maxLength: field.maxLength,
      length: field.value.length,
      selected,
      isOneLine: field instanceof HTMLInputElement,
    })
    if (cut) tell(cut)
  }
  document.addEventListener('paste', onPaste)
  return () => document.removeEventListener('paste', onPaste)
}

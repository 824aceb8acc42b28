/** Printing by the browser: every page is there before its dialog opens, also when it was opened from the menu. [2.2.41] */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface Printing {
  /** all pages are to be drawn now */
  readonly isPrinting: boolean
  readonly print: () => void
}

/** `title` is the page's, and so the name that the browser proposes for the file. [2.2.44] */
export function usePrinting(title: string): Printing {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    // The dialog takes what is drawn when this returns.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return { isPrinting, print: () => window.print() }
}

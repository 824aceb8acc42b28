/** The title of the browser's tab: what is shown, of which order, and the organisation. Issue 12, 32. */
import { appMessages } from '@orderwright/domain/messages'
import { useEffect } from 'react'
import { useSession } from './session.tsx'

/** `useDocumentTitle('Edit', '#51 Villa Aurore')` while the screen is shown: 'Edit – #51 Villa Aurore – Maison Lumen'. */
export function useDocumentTitle(...parts: readonly string[]) {
  const { viewer } = useSession()
  const title = [...parts, viewer?.org.title ?? appMessages.product].filter((part) => part !== '').join(' – ')
  useEffect(() => {
    document.title = title
  }, [title])
}

/** A title that the specification gives word for word: it is also what a browser calls the printed file. */
export function useLiteralTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}

/** The title of the browser's tab. */
import { useEffect } from 'react'

/** `useDocumentTitle('#1042 Villa Aurore')` while the screen is shown. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · Orderwright` : 'Orderwright'
  }, [title])
}

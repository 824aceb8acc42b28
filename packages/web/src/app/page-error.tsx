/** Stands where a screen has failed by a mistake of ours, or could not be fetched. */
import { appMessages as words } from '@orderwright/domain/messages'
import { useEffect } from 'react'
import { useDocumentTitle } from '../lib/session/document-title.ts'
import type { ScreenErrorProps } from '../lib/router/router-view.tsx'
import { hasStored, writeStored } from '../lib/storage/stored-state.ts'
import { ButtonLink } from '../ui/link.tsx'
import { ErrorState } from '../ui/states.tsx'

/**
 * A newer version of the app has other files, which a fresh page knows: once for each file, so that one that is really
 * missing does not go on like that.
 */
function useFreshPage(missing: string | null) {
  useEffect(() => {
    if (missing === null || !navigator.onLine) return
    const key = `reloaded-for:${missing}`
    if (hasStored(sessionStorage, key)) return
    if (writeStored(sessionStorage, key, true)) window.location.reload()
  }, [missing])
}

export function PageError({ error, reset }: ScreenErrorProps) {
  const reason = error instanceof Error ? error.message : ''
  const isChunk = /dynamically imported module|module script/i.test(reason)
  useFreshPage(isChunk ? reason : null)
  useDocumentTitle(words.error)
  return (
    <main>
      <ErrorState
        isPage
        title={isChunk ? words.pageNotFetched : words.somethingWentWrong}
        message={isChunk ? words.maybeNewerVersion : words.savedIsSafe}
        onRetry={() => (isChunk ? window.location.reload() : reset())}
        actions={<ButtonLink to="/">{words.goHome}</ButtonLink>}
      />
    </main>
  )
}

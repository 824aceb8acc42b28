/** Stands where a screen has failed by a mistake of ours, or could not be fetched. */
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useDocumentTitle } from '../lib/document-title.ts'
import { ButtonLink } from '../ui/link.tsx'
import { ErrorState } from '../ui/states.tsx'

export function PageError({ error, reset }: ErrorComponentProps) {
  const isChunk = /dynamically imported module|module script/i.test(
    error instanceof Error ? error.message : '',
  )
  useDocumentTitle('Error')
  return (
    <main>
      <ErrorState
        isPage
        title={isChunk ? 'This page could not be fetched' : 'Something went wrong on this page'}
        message={
          isChunk
            ? 'There may be a newer version of the app, or the connection was lost.'
            : 'What you had saved is safe. Try again, or go back to the start.'
        }
        onRetry={() => (isChunk ? window.location.reload() : reset())}
        actions={<ButtonLink to="/">Go Home</ButtonLink>}
      />
    </main>
  )
}

/** Where a provider sends people back to: they are signed in, or read why not on the page of signing in. */
import { endpoints } from '@orderwright/contract'
import { openidMessages as words } from '@orderwright/domain/messages'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { safePath } from '../../lib/session/entry.ts'
import { useSession } from '../../lib/session/session.tsx'
import { GoTo } from '../navigation/go-to.tsx'
import { LoadingScreen } from '../navigation/loading-screen.tsx'
import { SignInScreen } from './sign-in-page.tsx'

type Came = { readonly to: string } | { readonly trouble: string } | null

/** The query with which the provider sent the browser, once: it is good once, and stays in no history. */
function takeAnswer(): string {
  const answer = window.location.search.slice(1)
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return answer
}

let underway: ReturnType<typeof send> | null = null

function send(answer: string) {
  return call(endpoints.completeOpenidSignIn, { answer })
}

export function ProviderReturn() {
  const { setSession } = useSession()
  const [came, setCame] = useState<Came>(null)

  useEffect(() => {
    const answer = takeAnswer()
    // React may run an effect twice; a page that was loaded again has nothing to say any more.
    if (answer !== '') underway = send(answer)
    if (underway === null) return setCame({ trouble: words.expired })
    let isOver = false
    void underway.then((result) => {
      if (isOver) return
      underway = null
      if (!result.ok) return setCame({ trouble: result.error.message })
      setSession(result.data.session)
      setCame({ to: safePath(result.data.goto, window.location.origin) ?? '/' })
    })
    return () => {
      isOver = true
    }
  }, [setSession])

  if (came === null) return <LoadingScreen />
  return 'to' in came ? <GoTo href={came.to} /> : <SignInScreen trouble={came.trouble} />
}

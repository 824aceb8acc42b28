/** Starts the app: reads what the address brought, cleans it, and mounts. */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LoadingScreen } from './features/navigation/loading-screen.tsx'
import { PageError } from './app/page-error.tsx'
import { navigation, Screens } from './app/router.tsx'
import { queryClient } from './lib/api/api.ts'
import { readEntry } from './lib/session/entry.ts'
import { RouterView } from './lib/router/router-view.tsx'
import { SessionProvider } from './lib/session/session.tsx'
import { wakeAtFirstSign } from './ui/deferred.tsx'
import './styles.css'

// Where the first script has not come yet, nothing is asked twice.
window.earlyAnswers ??= new Map()
wakeAtFirstSign()
const entry = readEntry(window.location.href)
window.history.replaceState(window.history.state, '', entry.address)
navigation.start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SessionProvider entry={entry}>
        <RouterView navigation={navigation} pending={LoadingScreen} failed={PageError}>
          <Screens />
        </RouterView>
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
)

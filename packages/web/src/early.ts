/** The page's first script: see early-calls.ts. */
import { startEarlyCalls } from './early-calls.ts'

function stored(store: 'sessionStorage' | 'localStorage', key: string): string | null {
  try {
    return window[store].getItem(`orderwright:${key}`)
  } catch {
    // Storage is refused in some private windows.
    return null
  }
}

// Where the app was faster it has asked already.
window.earlyAnswers ??= startEarlyCalls({
  location: window.location,
  remembered: (key) =>
    stored('sessionStorage', key) ?? (key === 'guest-mode' ? null : stored('localStorage', key)),
  fetch: (url, init) => window.fetch(url, init),
})

/**
 * Runs before the app is here, from a file of its own: asks who is signed in, and for the order that the address names,
 * while the app's code is still on its way. The app takes the answers when it makes the same calls (lib/early-answers.ts).
 * It imports nothing, so that it is small and waits for nobody; what it repeats is held to the rest by a test.
 */

/** Answers on their way, by the call's address and body; each is taken once. */
export type EarlyAnswers = Map<string, Promise<Response>>

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers
  }
}

/** What these calls need of the window. */
export interface EarlyWindow {
  readonly location: { readonly pathname: string; readonly search: string }
  /** what this tab and this browser remember: null, or JSON */
  remembered: (key: string) => string | null
  fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** The part of a session that says in which organization somebody acts. */
interface Orgs {
  orgs: { id: number }[]
  activeOrgId: number | null
}

/** Addresses that bring something along (a token, an organization, a shared order) are the app's own matter. */
const plainSearch = /^(?:\?(?!.*(?:userToken|shareToken|shareableOrderId|oneTimeCode|orgId)=).*)?$/
const orderAddress = /^\/orders\/([1-9]\d{0,9})(?:\/(?:documents|drawings))?$/

export function startEarlyCalls({ location, remembered, fetch }: EarlyWindow): EarlyAnswers {
  const answers: EarlyAnswers = new Map()
  if (!plainSearch.test(location.search)) return answers
  const ask = (path: string, body: object) => {
    const text = JSON.stringify(body)
    const headers = { 'content-type': 'application/json' }
    const answer = fetch(path, { method: 'POST', headers, body: text, credentials: 'same-origin' })
    // Whoever takes it hears of a failure.
    answer.catch(() => {})
    answers.set(path + text, answer)
    return answer
  }

  const session = ask('/api/session/get', {})
  const number = orderAddress.exec(location.pathname)?.[1]
  if (number === undefined || remembered('guest-mode') !== null) return answers
  session
    .then((answer) => (answer.ok ? answer.clone().json() : null))
    .then((known: Orgs | null) => {
      const wanted = [Number(remembered('active-org')), known?.activeOrgId]
      const ids = known?.orgs.map(({ id }) => id) ?? []
      const orgId = wanted.find((id) => id !== null && id !== undefined && ids.includes(id)) ?? ids[0]
      if (orgId === undefined) return
      void ask('/api/configurator/get-configurator-order-data', {
        orgId,
        productOrderOrgSpecificId: Number(number),
      })
    })
    .catch(() => {})
  return answers
}

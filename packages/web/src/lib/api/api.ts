/**
 * The one way to the server: the contract's client over fetch. Queries try again by themselves while the server is
 * away; commands answer with typed results, and the caller decides.
 */
import { uiMessages as words } from '@orderwright/domain/messages'
import {
  type BodyOf,
  type CallError,
  createClient,
  createResourceClient,
  type Endpoint,
  type Fetch,
} from '@orderwright/contract'
import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { noteAnswered } from './answered-calls.ts'
import { reportConnection } from './connection.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { noteApi } from './staging-api.ts'
import { shouldTryAgain, tryAgainDelayMs } from './try-again.ts'

let onSignedOut: () => void = () => {}

/** Registers what happens when the server no longer knows who is calling. */
export function whenSignedOut(handler: () => void) {
  onSignedOut = handler
}

/** The body first, so that the server knows what the file is for before it comes. */
function formOf(body: string, file: Blob): FormData {
  const form = new FormData()
  form.append('body', body)
  form.append('file', file)
  return form
}

const reportingFetch: Fetch = async (url, { file, ...init }) => {
  try {
    const body = file instanceof Blob ? formOf(init.body, file) : init.body
    const early = takeEarlyAnswer(window.earlyAnswers, url, init.body)
    const answer = await (early ?? fetch(url, { ...init, body, credentials: 'same-origin' }))
    reportConnection(answer.status >= 502 ? 'unavailable' : 'online')
    noteApi(answer)
    if (answer.status === 401) onSignedOut()
    if (answer.ok) noteAnswered(url)
    return answer
  } catch (error) {
    reportConnection('offline')
    throw error
  }
}

/** `await call(endpoints.submitOrder, {…})` → `{ok: true, data} | {ok: false, error}`; never throws. */
export const call = createClient(reportingFetch)
/** `await resources.update('productOrder', {…})`. */
export const resources = createResourceClient(call)

/** A failed query, for React Query, which knows failures only as thrown. */
export class CallFailure extends Error {
  readonly error: CallError
  constructor(error: CallError) {
    super(error.message)
    this.name = 'CallFailure'
    this.error = error
  }
}

/** The call's error when that is what failed. */
export function callError(failure: unknown): CallError | null {
  return failure instanceof CallFailure ? failure.error : null
}

/** What to tell the person about a failed query. */
export function failureMessage(failure: unknown): string {
  return callError(failure)?.message ?? words.unexpected
}

export const queryClient = new QueryClient({
  // What can not be loaded is also logged; the screen that asked for it says so. [1.8.14, 2.8.13]
  // oxlint-disable-next-line no-console -- the specification asks for the log
  queryCache: new QueryCache({ onError: (failure) => console.error(failure) }),
  defaultOptions: {
    queries: {
      // The browser's own idea of being online is often wrong; our calls find out.
      networkMode: 'always',
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      retry: (count, failure) => shouldTryAgain(callError(failure), count),
      retryDelay: (count, failure) => tryAgainDelayMs(callError(failure), count),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** Query options for a reading call: `useQuery(callQuery(endpoints.getHomepageData, { orgId }))`. */
export function callQuery<Body extends z.ZodType, Response extends z.ZodType>(
  endpoint: Endpoint<Body, Response>,
  body: NoInfer<BodyOf<Endpoint<Body, Response>>>,
) {
  return queryOptions({
    queryKey: [endpoint.name, body],
    queryFn: async () => {
      const result = await call(endpoint, body)
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
  })
}

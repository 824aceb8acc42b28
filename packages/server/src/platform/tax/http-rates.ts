/**
 * Sales tax rates from a service: the address is posted as JSON and the answer is `{"rate": 8.25}` in percent. A try
 * that takes too long, finds nobody or fails at the other side is repeated; an answer that makes no sense is not.
 */
import type { TaxAnswer } from '@orderwright/domain/orders'
import { z } from 'zod'
import type { TaxRates } from './tax-rates.ts'

export interface HttpRatesOptions {
  readonly url: string
  /** for each try */
  readonly timeoutMs?: number
  /** waits between the tries; their number is one more */
  readonly waitsMs?: readonly number[]
}

const answerSchema = z.object({
  rate: z.number().min(0).max(100).nullable(),
  source: z.string().max(200).optional(),
})
const LONGEST_ANSWER = 10_000

/** undefined: another try may help. */
async function ask(url: string, body: string, timeoutMs: number): Promise<TaxAnswer | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status >= 500 || response.status === 429) return undefined
    const text = await response.text()
    if (!response.ok || text.length > LONGEST_ANSWER) return { ok: false }
    return readAnswer(text, new URL(url).host)
  } catch {
    return undefined
  }
}

function readAnswer(text: string, host: string): TaxAnswer {
  try {
    const parsed = answerSchema.safeParse(JSON.parse(text))
    return parsed.success
      ? { ok: true, rate: parsed.data.rate, source: parsed.data.source ?? host }
      : { ok: false }
  } catch {
    return { ok: false }
  }
}

export function httpRates({ url, timeoutMs = 3000, waitsMs = [250, 1000] }: HttpRatesOptions): TaxRates {
  return {
    async lookUp(address) {
      const body = JSON.stringify({ address })
      for (const wait of [...waitsMs, null]) {
        const answer = await ask(url, body, timeoutMs)
        if (answer) return answer
        if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait))
      }
      return { ok: false }
    },
  }
}

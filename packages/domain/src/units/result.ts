/** How the engine says no: a typed result with a code that keys a sentence of messages.ts, never a throw. */

/** An expected failure. `message` is the sentence a person reads; `details` is data for screens and callers. */
export type Refusal<Code extends string = string> = {
  readonly ok: false
  readonly code: Code
  readonly message: string
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

export function refusal<Code extends string>(
  code: Code,
  message: string,
  details?: Refusal['details'],
): Refusal<Code> {
  return details === undefined ? { ok: false, code, message } : { ok: false, code, message, details }
}

/** Files with keys that the configuration names: read once at the start, by this machine's user alone. */
import { readFileSync, statSync } from 'node:fs'
import type { z } from 'zod'

export type SecretFileResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly message: string }

/**
 * Reads the JSON file that `variable` names; a sentence for the terminal, without anything of the file's content in it,
 * when it can not be used.
 */
export function readSecretFile<T>(variable: string, path: string, schema: z.ZodType<T>): SecretFileResult<T> {
  const problem = (message: string) => ({ ok: false, message: `${variable} ${message}` }) as const
  let value: unknown
  try {
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
      return problem(`${path} can be read by other users of this machine: chmod 600 it.`)
    }
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    // A parser's message quotes what it read, which may be a key.
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return problem(isMissing ? `${path} does not exist.` : `${path} is not readable JSON.`)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, data: parsed.data }
  const issue = parsed.error.issues[0]
  return problem(`${issue?.path.map(String).join('.') || path} ${issue?.message ?? 'is not as expected'}.`)
}

/** Files with keys that the configuration names: read once at the start, by this machine's user alone. */
import { readFileSync, statSync } from 'node:fs'
import type { z } from 'zod'

export type SecretFileResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly message: string }

/** Reads the text file that `variable` names; a sentence for the terminal when it can not be used. */
export function readSecretText(variable: string, path: string): SecretFileResult<string> {
  const problem = (message: string) => ({ ok: false, message: `${variable} ${message}` }) as const
  try {
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
      return problem(`${path} can be read by other users of this machine: chmod 600 it.`)
    }
    return { ok: true, data: readFileSync(path, 'utf8') }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return problem(isMissing ? `${path} does not exist.` : `${path} is not readable.`)
  }
}

/**
 * Reads the JSON file that `variable` names; a sentence for the terminal, without anything of the file's content in it,
 * when it can not be used.
 */
export function readSecretFile<T>(variable: string, path: string, schema: z.ZodType<T>): SecretFileResult<T> {
  const problem = (message: string) => ({ ok: false, message: `${variable} ${message}` }) as const
  const read = readSecretText(variable, path)
  if (!read.ok) return read
  let value: unknown
  try {
    value = JSON.parse(read.data)
  } catch {
    // A parser's message quotes what it read, which may be a key.
    return problem(`${path} is not readable JSON.`)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, data: parsed.data }
  const issue = parsed.error.issues[0]
  return problem(`${issue?.path.map(String).join('.') || path} ${issue?.message ?? 'is not as expected'}.`)
}

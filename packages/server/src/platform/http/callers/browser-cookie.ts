/**
 * A mark by which a browser is told from others before anybody is signed in there: limits of signing in count it apart. It
 * says nothing of a person but this: once somebody has signed in, it remembers the address, so that the same browser is
 * known to it. It lets nobody in.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AppConfig } from '../../config.ts'

export interface Browser {
  /** null: it has brought no mark */
  readonly id: string | null
  /** whether this address has signed in here before */
  readonly knows: (email: string) => boolean
}

const SHAPE = /^([\w-]{43})(?:\.([0-9a-f]{64}))?$/

function rememberedBy(config: AppConfig, id: string, email: string): string {
  return createHmac('sha256', config.secret).update(`browser\n${id}\n${email}`).digest('hex')
}

/** The browser that brought this mark. */
export function browserOf(config: AppConfig, mark: string | undefined): Browser {
  const [, id = null, memory] = SHAPE.exec(mark ?? '') ?? []
  return {
    id,
    knows: (email) =>
      id !== null &&
      memory !== undefined &&
      timingSafeEqual(Buffer.from(memory), Buffer.from(rememberedBy(config, id, email))),
  }
}

/** The mark of this browser from now on: a new one where it has none, and with the address that signed in. */
export function markOf(config: AppConfig, { id }: Browser, email?: string): string {
  const known = id ?? randomBytes(32).toString('base64url')
  return email === undefined ? known : `${known}.${rememberedBy(config, known, email)}`
}

/**
 * What a request says in its Authorization header. Only the scheme Bearer is ours: others (a proxy's Basic, for example) are the
 * business of whoever stands before this server, and the call goes by its cookies. Beside a Bearer no cookie counts,
 * so that nobody acts as somebody else than they mean to, and a key needs none of the rules that protect cookies.
 */
import type { FastifyRequest } from 'fastify'
import { isWholeApiKey } from '../../sessions/api-key-secrets.ts'

/** `unreadable`: of the scheme Bearer, and not one whole key. */
export type Bearer =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'key'; readonly secret: string }

/** Every Authorization header as it came: Node keeps the first of several, a proxy before it may have read another. */
function authorizationsOf({ raw }: FastifyRequest): string[] {
  const { rawHeaders } = raw
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && name.toLowerCase() === 'authorization' ? [rawHeaders[index + 1] ?? ''] : [],
  )
}

export function bearerOf(request: FastifyRequest): Bearer {
  const all = authorizationsOf(request)
  if (!all.some((value) => /^\s*bearer(?:\s|$)/i.test(value))) return { kind: 'none' }
  const [only = '', ...others] = all
  const secret = only.trim().replace(/^bearer\s*/i, '')
  return others.length === 0 && isWholeApiKey(secret) ? { kind: 'key', secret } : { kind: 'unreadable' }
}

export function hasBearer(request: FastifyRequest): boolean {
  return bearerOf(request).kind !== 'none'
}

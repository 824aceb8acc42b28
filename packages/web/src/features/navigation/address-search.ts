/** What the queries of some addresses say; what is not understood counts as absent. */
import { safePath } from '../../lib/session/entry.ts'
import { readCount, readText } from '../../lib/format/read-values.ts'
import type { RawSearch } from '../../lib/router/search-text.ts'

const WORD_MAX = 200

/** Where to go after signing in: a path of this app; and the domain of a provider, in links of mails. */
export function readSignInSearch({ goto, provider }: RawSearch) {
  return {
    goto: (typeof goto === 'string' && safePath(goto, window.location.origin)) || undefined,
    provider: readText(provider, WORD_MAX),
  }
}

/**
 * What the addresses of one order's views have in common: a share link's order and token, a comment, a problem or a return to open, and the
 * item that a code on a paper leads to.
 */
export function readOrderSearch({
  shareToken,
  shareableOrderId,
  comment,
  problem,
  item,
  ...search
}: RawSearch) {
  return {
    shareToken: readText(shareToken, WORD_MAX),
    shareableOrderId: readCount(shareableOrderId),
    comment: readCount(comment),
    problem: readCount(problem),
    return: readCount(search['return']),
    item: readCount(item),
  }
}

/** The search, filters and order of a list of the back office. */
export function readAdminListSearch({ q, status, stock, language, sort }: RawSearch) {
  return {
    q: readText(q, WORD_MAX),
    status: readText(status, WORD_MAX),
    stock: readText(stock, WORD_MAX),
    language: readText(language, WORD_MAX),
    sort: readText(sort, WORD_MAX),
  }
}

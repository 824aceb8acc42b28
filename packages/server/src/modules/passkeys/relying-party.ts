/** For which site passkeys are: browsers hand them to no other. */
import type { AppConfig } from '../../platform/config.ts'

export interface RelyingParty {
  /** a host name, without a port */
  readonly id: string
  readonly origin: string
}

/**
 * The site of PUBLIC_URL. Outside production also `localhost` with any port, by which a developer's machine calls itself; an
 * address in numbers can have no passkeys.
 */
export function relyingPartyOf(
  { publicUrl, isProduction }: Pick<AppConfig, 'publicUrl' | 'isProduction'>,
  host: string,
): RelyingParty {
  const own = new URL(publicUrl)
  const asked = `http://${host}`
  if (!isProduction && host !== own.host && URL.canParse(asked)) {
    const named = new URL(asked)
    if (named.hostname === 'localhost') return { id: named.hostname, origin: named.origin }
  }
  return { id: own.hostname, origin: own.origin }
}

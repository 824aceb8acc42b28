/**
 * Names become addresses by questions of our own to the name servers. The system's way (`dns.lookup`) holds one of the process's
 * few threads until it has an answer: names whose servers say nothing would keep files, hashes and everybody else waiting.
 */
import { type LookupAddress, Resolver } from 'node:dns'

/** Milliseconds for one question, and how often it is asked. */
const TIMEOUT_MS = 2500
const TRIES = 2

export type LookUp = (
  host: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** A look-up by name servers alone: no hosts file, no search domains. `servers`: others than the system's. */
export function lookUpBy(servers?: readonly string[]): LookUp {
  return (host, _, done) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
    if (servers) resolver.setServers(servers)
    const found: LookupAddress[] = []
    let open = 2
    const answered = (family: 4 | 6) => (error: Error | null, addresses: readonly string[]) => {
      if (!error) found.push(...addresses.map((address) => ({ address, family })))
      open -= 1
      if (open > 0) return
      done(found.length > 0 ? null : Object.assign(new Error(host), { code: 'ENOTFOUND' }), found)
    }
    resolver.resolve4(host, answered(4))
    resolver.resolve6(host, answered(6))
  }
}

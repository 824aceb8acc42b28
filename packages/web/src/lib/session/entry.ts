/**
 * What an address may carry into the app: userToken, shareToken, orgId, oneTimeCode and goto [2.2.24]. Secrets and
 * directions are taken out of the address bar before anything else runs, so that they are never copied or logged.
 */

export interface Entry {
  /** single-use token that signs in */
  readonly userToken: string | null
  /** opens one order, which the address goes on to name by `shareableOrderId` */
  readonly shareToken: string | null
  /** the order that a share link is about: stays in the address, so that a reload knows who is here */
  readonly shareableOrderId: number | null
  readonly oneTimeCode: string | null
  readonly orgId: number | null
  /** a path of this app */
  readonly goto: string | null
  /** path, query and hash without what was taken out */
  readonly address: string
}

const taken = ['userToken', 'shareToken', 'oneTimeCode', 'orgId', 'goto']

/** Paths that belong to the server, not to the app. */
const serverPaths = ['/api', '/configurator', '/orgs', '/dev', '/integrations']

/**
 * The given target when it is a path of this app, else null: never another host, another scheme, or a path of the
 * server. `origin` as in location.origin.
 */
export function safePath(target: string | null | undefined, origin: string): string | null {
  if (!target?.startsWith('/')) return null
  // They are what is looked for
  if (/[\u0000-\u001f\\]/.test(target)) return null
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return null
  if (serverPaths.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return null
  if (url.pathname === '/sign-in' || url.pathname.startsWith('/sign-in/')) return null
  return url.pathname + url.search + url.hash
}

/** Reads an address such as 'https://host/orders/1042?userToken=…&goto=/orders'. */
export function readEntry(href: string): Entry {
  const url = new URL(href)
  const text = (name: string) => url.searchParams.get(name)?.trim() || null
  const id = (name: string) => {
    const value = Number(text(name))
    return Number.isInteger(value) && value > 0 ? value : null
  }
  const entry = {
    userToken: text('userToken'),
    shareToken: text('shareToken'),
    oneTimeCode: text('oneTimeCode'),
    shareableOrderId: id('shareableOrderId'),
    orgId: id('orgId'),
    goto: safePath(text('goto'), url.origin),
  }
  // The sign-in page keeps its own goto in the address, so that a reload does not forget it.
  const keepsGoto = url.pathname === '/sign-in' && entry.goto !== null && entry.userToken === null
  for (const name of taken) if (!(keepsGoto && name === 'goto')) url.searchParams.delete(name)
  return { ...entry, address: url.pathname + url.search + url.hash }
}

/**
 * Addresses of pages that stand in e-mails and on papers. Numbers of orders begin anew in each organization, and whoever belongs to
 * several looks at the one that they used last: an address that leaves the organization out would open another's order.
 */
export function orgAddress(site: string, orgId: number, path: `/${string}`): string {
  return `${site}${path}${path.includes('?') ? '&' : '?'}orgId=${orgId}`
}

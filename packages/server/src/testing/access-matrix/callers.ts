/** Who calls in the access matrix, and the statuses that groups of them get. */

export const callers = [
  'anonymous',
  'guest',
  'hiddenGuest',
  'otherGuest',
  'foreignGuest',
  'member',
  'owner',
  'foreignOwner',
  'linkHolder',
  'sharee',
  'removedSharee',
] as const
/**
 * `otherGuest` is a guest of the same organisation who has nothing to do with the order. The last three belong to no
 * organisation: a browser that opened the order's link, which hides prices; somebody invited, who sees them; and
 * somebody whose invitation was taken back.
 */
export type CallerName = (typeof callers)[number]

export type Statuses = Readonly<Record<CallerName, number>>

export const everybody: Statuses = {
  anonymous: 200,
  guest: 200,
  hiddenGuest: 200,
  otherGuest: 200,
  foreignGuest: 200,
  member: 200,
  owner: 200,
  foreignOwner: 200,
  linkHolder: 200,
  sharee: 200,
  removedSharee: 200,
}
export const refusedToAll: Statuses = {
  anonymous: 422,
  guest: 422,
  hiddenGuest: 422,
  otherGuest: 422,
  foreignGuest: 422,
  member: 422,
  owner: 422,
  foreignOwner: 422,
  linkHolder: 422,
  sharee: 422,
  removedSharee: 422,
}
/** Everybody who is signed in on a device: opening a link is no sign-in. */
export function onDevices(status: number): Statuses {
  return {
    anonymous: 401,
    guest: status,
    hiddenGuest: status,
    otherGuest: status,
    foreignGuest: status,
    member: status,
    owner: status,
    foreignOwner: status,
    linkHolder: 401,
    sharee: 401,
    removedSharee: 401,
  }
}
/** Everybody of the organisation. */
export const people: Statuses = {
  ...everybody,
  anonymous: 401,
  foreignGuest: 404,
  foreignOwner: 404,
  linkHolder: 404,
  sharee: 404,
  removedSharee: 404,
}
/** Employees and the people of the order. */
export const ofOrder: Statuses = { ...people, otherGuest: 404, linkHolder: 200, sharee: 200 }
/** Employees; those who see the order are told that they may not. */
export const employees: Statuses = { ...ofOrder, guest: 403, hiddenGuest: 403, linkHolder: 403, sharee: 403 }
/** Whoever pays sees an amount. */
export const payers: Statuses = { ...ofOrder, hiddenGuest: 403, linkHolder: 403 }
export const silentPayers: Statuses = { ...ofOrder, hiddenGuest: 404, linkHolder: 404 }
/** People of the order with a role in its organisation. */
export const ofOrderWithRole: Statuses = { ...ofOrder, linkHolder: 403, sharee: 403 }
export const owners: Statuses = {
  ...people,
  guest: 403,
  hiddenGuest: 403,
  otherGuest: 403,
  member: 403,
  linkHolder: 403,
  sharee: 403,
}
export const pricing: Statuses = { ...people, hiddenGuest: 403 }

/** Those who may, but sent no file. */
export const senders: Statuses = {
  ...ofOrder,
  guest: 400,
  hiddenGuest: 400,
  member: 400,
  owner: 400,
  linkHolder: 400,
  sharee: 400,
}

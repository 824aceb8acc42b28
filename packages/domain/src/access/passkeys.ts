/** Passkeys of a person: what signs them in beside codes that are sent to their address. Decision 0199. */

/** How many a person may have. */
export const MAX_PASSKEYS = 20

export const MAX_PASSKEY_NAME = 80

/** How long one that was removed can be brought back, in minutes. */
export const PASSKEY_UNDO_MINUTES = 10

/** What an authenticator must have signed within so many minutes. */
export const PASSKEY_CEREMONY_MINUTES = 5

/** How a browser reaches an authenticator, in the standard's words. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

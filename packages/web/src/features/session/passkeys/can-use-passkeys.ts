/** What this browser can do with passkeys at this address. */

/** Whether there can be any: not in old browsers, without TLS, or at an address in numbers. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(window.location.hostname)
}

/** Whether the browser offers them in the field of the address, among what it fills in. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!canUsePasskeys() || typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function')
    return false
  return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false)
}

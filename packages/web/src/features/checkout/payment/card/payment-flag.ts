/**
 * The flag that says a payment is being processed. It is set 100 ms after the card was sent, so that an answer that
 * comes at once does not make the words flash; it falls at once. [1.9.20]
 */

export const PAYMENT_FLAG_MS = 100

export interface PaymentFlag {
  set: (isProcessing: boolean) => void
}

export function createPaymentFlag(onChange: (isProcessing: boolean) => void): PaymentFlag {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    set(isProcessing) {
      clearTimeout(timer)
      if (isProcessing) timer = setTimeout(() => onChange(true), PAYMENT_FLAG_MS)
      else onChange(false)
    },
  }
}

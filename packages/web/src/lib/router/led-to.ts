/** Somebody is led to a record to work on it, such as by the guide of the first visit: its page opens there, not at its beginning. */
let isLed = false

export function leadToWork(): void {
  isLed = true
}

/** Whether the page that opens now was led to; asked again it was not. */
export function takeLed(): boolean {
  const wasLed = isLed
  isLed = false
  return wasLed
}

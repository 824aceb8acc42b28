/** That people were just told: on after a successful share, off again by itself after one second. [2.4.09] */

const DURATION_MS = 1000

export interface JustNotified {
  begin: () => void
  /** forgets it, without saying so: nobody is there to hear */
  end: () => void
}

/** `onChange` hears true at once and false when the second is over; a further share begins it anew. */
export function createJustNotified(onChange: (isOn: boolean) => void): JustNotified {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    begin() {
      clearTimeout(timer)
      onChange(true)
      timer = setTimeout(() => onChange(false), DURATION_MS)
    },
    end: () => clearTimeout(timer),
  }
}

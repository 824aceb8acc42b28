/** What a new passkey is called until its person says it. */
import { passkeyMessages as words } from '@orderwright/domain/messages'

/** The name, with a number where another passkey has it. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name
  for (let number = 2; taken.includes(free); number += 1) free = words.numbered({ name, number })
  return free
}

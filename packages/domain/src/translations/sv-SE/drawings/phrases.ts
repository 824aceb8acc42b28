/** What the Swedish descriptions of drawings share. */

/** ` i Ek` behind the size of a thing; nothing where the finish has no name. */
export function inFinish(title: string): string {
  return title === '' ? '' : ` i ${title}`
}

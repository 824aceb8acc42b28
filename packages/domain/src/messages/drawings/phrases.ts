/** What the English descriptions of drawings share: numbers of things, and what a thing is finished in. */

/** `1 gang`, `2 gangs`. */
export function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}

/** ` in Oak` behind the size of a thing; nothing where the finish has no name. */
export function inFinish(title: string): string {
  return title === '' ? '' : ` in ${title}`
}

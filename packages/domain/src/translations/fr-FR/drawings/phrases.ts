/** What the French descriptions of drawings share. */

/** `, finition Chêne` behind the size of a thing; nothing where the finish has no name. */
export function inFinish(title: string): string {
  return title === '' ? '' : `, finition ${title}`
}

/** What somebody may have meant by a text that is the title of nothing: titles with a slip or two, or that have all of its words. */
import { areNear, lettersOf } from '../engraving-schedule/near-texts.ts'
import { plainWords } from './recognize.ts'

const OFFERED = 3

/** At most three titles, those with slips first. */
export function proposedTitles(text: string, titles: readonly string[]): readonly string[] {
  const letters = lettersOf(text)
  const wanted = plainWords(text)
    .split(' ')
    .filter((word) => word !== '')
  const near = titles.filter((title) => areNear(letters, lettersOf(title)))
  const withWords =
    wanted.length === 0
      ? []
      : titles.filter((title) => {
          const own = plainWords(title).split(' ')
          return wanted.every((word) =>
            own.some((other) => other === word || areNear(lettersOf(word), lettersOf(other))),
          )
        })
  return [...new Set([...near, ...withWords])].slice(0, OFFERED)
}

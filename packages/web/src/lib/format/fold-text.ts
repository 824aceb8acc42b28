/** A text as searches compare it: without accents and capital letters, and without blanks around it. */
export function foldText(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

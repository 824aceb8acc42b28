/** A scale in figures. */

/** Figures of a ratio, with no more of them than a drawing can be measured by. */
function figure(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** The name of any ratio: `1 : 2.5`, `2 : 1`. */
export function ratioLabel(ratio: number): string {
  return ratio > 1 ? `${figure(ratio)} : 1` : `1 : ${figure(1 / ratio)}`
}

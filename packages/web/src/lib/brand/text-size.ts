/** The size of text that an organization wants; everything around it grows along. */

/** Of ordinary text, px, where nobody says otherwise: 0.875 of the page's 16. */
const USUAL_PX = 14

/** Sets the size on the page's root, from which every other is measured; null: the usual one. */
export function applyTextSize(root: HTMLElement, fontSizePx: number | null) {
  if (fontSizePx === null) root.style.removeProperty('font-size')
  else root.style.setProperty('font-size', `${(fontSizePx / USUAL_PX) * 100}%`)
}

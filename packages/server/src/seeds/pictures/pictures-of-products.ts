/** Small pictures of doors, fronts, lights, rails, floors and murals for tiles and pickers, as SVG data addresses. */
import { svgPicture, stretchedPicture } from './pictures.ts'

/** A leaf with so many slats, or with a frame around its middle. */
export function slatPicture(slats: number, isFramed = false): string {
  let lines = ''
  for (let index = 1; index < slats; index += 1) lines += `M${18 + (28 * index) / slats} 6v52`
  const frame = isFramed ? '<rect x="24" y="12" width="16" height="40" fill="#d9bd97" stroke="#333"/>' : ''
  return svgPicture(
    `<rect x="18" y="6" width="28" height="52" fill="#c9a578" stroke="#333"/><path d="${lines || 'M0 0'}" stroke="#5f4526" fill="none"/>${frame}`,
  )
}

/** A door leaf in its frame, with a lever. */
export function doorPicture(): string {
  return svgPicture(
    '<rect x="14" y="4" width="36" height="56" fill="#eee9df" stroke="#333"/><rect x="18" y="8" width="28" height="52" fill="#c9a578" stroke="#333"/><path d="M35 36h7" stroke="#222" stroke-width="2"/><circle cx="42" cy="36" r="1.6" fill="#222"/>',
  )
}

/** A framed front with its pull: tall for a cabinet, low for a drawer. */
export function frontPicture(isDrawer: boolean): string {
  return isDrawer
    ? svgPicture(
        '<rect x="5" y="21" width="54" height="22" fill="#9aa593" stroke="#333"/><rect x="10" y="26" width="44" height="12" fill="#a9b3a2" stroke="#333"/><path d="M26 32h12" stroke="#222" stroke-width="2"/>',
      )
    : svgPicture(
        '<rect x="14" y="6" width="36" height="52" fill="#9aa593" stroke="#333"/><rect x="20" y="12" width="24" height="40" fill="#a9b3a2" stroke="#333"/><path d="M47 26v12" stroke="#222" stroke-width="2"/>',
      )
}

/** A wall light from the front: a plate with a body before it. */
export function lightPicture(shape: 'tube' | 'drum' | 'cone', body = '#b9935a'): string {
  const plate = '<rect x="26" y="24" width="12" height="16" fill="#b9935a" stroke="#333"/>'
  const bodies = {
    tube: `<rect x="27" y="8" width="10" height="48" fill="${body}" stroke="#333"/>`,
    drum: `<rect x="16" y="14" width="32" height="30" fill="${body}" stroke="#333"/>`,
    cone: `<path d="M24 14h16l9 30H15z" fill="${body}" stroke="#333"/>`,
  }
  return svgPicture(`${plate}${bodies[shape]}`)
}

/** A section through a profile, cut and filled. `d` is on a field of 64 × 64. */
export function sectionPicture(d: string): string {
  return svgPicture(`<path d="${d}" fill="#b8bcc0" stroke="#222" fill-rule="evenodd"/>`)
}

/** Boards in a bond, in three tones of a wood. */
export function floorPicture(tones: readonly [string, string, string], isHerringbone = false): string {
  const [a, b, c] = tones
  const boards = isHerringbone
    ? `<rect x="4" y="4" width="56" height="56" fill="${a}"/><path d="M4 18 18 4l14 14L46 4l14 14M4 32l14-14 14 14 14-14 14 14M4 46l14-14 14 14 14-14 14 14M4 60l14-14 14 14 14-14 14 14" fill="none" stroke="${c}" stroke-width="2"/>`
    : `<rect x="4" y="4" width="56" height="14" fill="${a}"/><rect x="4" y="18" width="34" height="14" fill="${b}"/><rect x="38" y="18" width="22" height="14" fill="${c}"/><rect x="4" y="32" width="18" height="14" fill="${c}"/><rect x="22" y="32" width="38" height="14" fill="${a}"/><rect x="4" y="46" width="56" height="14" fill="${b}"/><path d="M4 18h56M4 32h56M4 46h56M38 18v14M22 32v14" stroke="#000" stroke-opacity=".35"/>`
  return svgPicture(`${boards}<rect x="4" y="4" width="56" height="56" fill="none" stroke="#333"/>`)
}

/** A painted wall: sky, hills and a sun in the given colours. */
export function muralPicture(sky: string, far: string, near: string, sun: string): string {
  return stretchedPicture(
    60,
    36,
    `<rect width="60" height="36" fill="${sky}"/><circle cx="43" cy="10" r="5" fill="${sun}"/><path d="M0 26c10-14 16-14 24-4s14 6 36-10v24H0z" fill="${far}"/><path d="M0 32c16-8 26-6 34-2s18 2 26-4v10H0z" fill="${near}"/>`,
  )
}

/** Walls and openings in plan. */
export function planPicture(): string {
  return svgPicture(
    '<path d="M8 10h48v44H36M26 54H8V10M8 32h18M36 32h20" fill="none" stroke="#222" stroke-width="3"/><path d="M26 54a10 10 0 0 1 10-10v10" fill="none" stroke="#777"/><path d="M8 4h48M8 2v4M56 2v4" stroke="#777" fill="none"/>',
  )
}

/** A shelf on two brackets. */
export function shelfPicture(fill: string): string {
  return svgPicture(
    `<rect x="4" y="26" width="56" height="7" fill="${fill}" stroke="#333"/><path d="M14 33v10l8-10M50 33v10l-8-10" fill="none" stroke="#333" stroke-width="2"/>`,
  )
}

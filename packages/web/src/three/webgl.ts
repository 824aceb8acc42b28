/** Whether this browser can show 3D at all. */

let answer: boolean | undefined

/** Asked once with a canvas of its own, which is let go at once: browsers allow only a few. */
export function canShow3d(): boolean {
  answer ??= ask()
  return answer
}

function ask(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
